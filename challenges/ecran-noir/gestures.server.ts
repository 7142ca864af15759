/** The gestures on the cards, and a setting for each device. */
import type { Device, Spot } from './artifacts.ts';

/**
 * When a gesture is due. `tell` warns colleagues: this protects them, so a warning that comes too early is tolerated. `any` is a state,
 * such as hands off, which takes no time.
 */
export type Stage = 'cut' | 'call' | 'tell' | 'then' | 'any';

export interface Gesture {
  readonly text: string;
  readonly why: string;
  readonly spot: Spot;
  /** Absent if the gesture is not to be done. */
  readonly stage?: Stage;
  /** Set if misjudging the card is tolerated: it disturbs announced work (`announced`), or clears the device's memory (`memory`). */
  readonly harmless?: 'announced' | 'memory';
}

export interface Setting {
  readonly place: string;
  readonly view: string;
  readonly yann: readonly string[];
  readonly cut: readonly Gesture[];
  readonly call: readonly Gesture[];
  readonly tell: readonly Gesture[];
  readonly keep: readonly Gesture[];
  /** The card for photographing the ransom note; every hand has it. */
  readonly picture: Gesture;
  readonly asked: readonly Gesture[];
  readonly power: readonly Gesture[];
  readonly harm: readonly Gesture[];
  readonly notices: readonly { readonly text: string; readonly card: Gesture }[];
}

export const SPREADS =
  'L’attaque passe de machine en machine par le réseau : la seule porte que vous pouvez fermer tout de suite.';
export const EARLY = 'Le support peut isoler le reste de l’entreprise. Mieux vaut réveiller quelqu’un pour rien que trop tard.';
export const WARNED =
  'Personne d’autre n’ouvre, ne rallume ni n’efface. De vive voix : la messagerie passe par ce qui est attaqué.';
export const WARNED_AT_ONCE =
  'Une phrase suffit, sitôt le support prévenu : personne d’autre n’ouvre, ne rallume ni n’efface. De vive voix.';
export const MEMORY = 'La mémoire garde parfois la clé, ou le chemin d’entrée. Éteinte, elle oublie tout. Juste à tout moment.';
export const HANDS_OFF = 'Chaque geste de plus recouvre des traces. Juste à tout moment.';
const PICTURE = 'La note, le nom des fichiers et l’heure serviront à l’enquête et à la plainte. Rien n’est touché.';
const ASKED = 'C’est vous qui avez composé le numéro : celui qui répond est Malik, et il ne demande aucun secret.';
const LOST =
  'Éteindre ne nuit à personne, mais efface la mémoire, donc des traces, et peut casser un fichier en cours d’écriture. Le réseau coupé suffit.';
const PLANNED = 'Annoncé par le support, à la bonne heure : rien à voir avec l’attaque.';
const OUTAGE = 'Y toucher ajouterait une panne à la crise.';

export const photo = (text: string): Gesture => ({ text, why: PICTURE, spot: 'screen', stage: 'then' });
export const asked = (text: string): Gesture => ({ text, why: ASKED, spot: 'call', stage: 'then' });
export const power = (text: string): Gesture => ({ text, why: LOST, spot: 'power', harmless: 'memory' });
export const planned = (text: string, cost = OUTAGE): Gesture => ({
  text,
  why: `${PLANNED} ${cost}`,
  spot: 'notice',
  harmless: 'announced',
});

/** Wrong gestures that begin with the words of a right one. Every hand has one, so that the words alone do not decide. */
export const LOOKALIKES: readonly Gesture[] = [
  {
    text: 'Appeler l’aide qu’un SMS inconnu propose à 7 h 04',
    why: 'Qui propose son aide avant que vous ayez prévenu sait déjà pour l’attaque. Complice ou profiteur, ce n’est pas votre support.',
    spot: 'call',
  },
  {
    text: 'Appeler d’abord un dépanneur trouvé en ligne',
    why: 'Une voix inconnue n’isole rien, et certaines pages de dépannage sont un second piège. Votre support d’abord.',
    spot: 'call',
  },
  {
    text: 'Prévenir l’équipe par la messagerie de l’appareil',
    why: 'Il faudrait s’en servir et rester en ligne. Ceux qui attaquent lisent parfois aussi la messagerie.',
    spot: 'keyboard',
  },
  {
    text: 'Prévenir l’auteur de la note qu’une réponse arrive',
    why: 'Répondre annonce qu’on a vu, et ouvre une négociation que l’entreprise doit mener, ou refuser, elle-même.',
    spot: 'screen',
  },
  {
    text: 'Photographier la note, et la publier',
    why: 'Publier presse l’entreprise et renseigne ceux qui attaquent. L’image va au support, à personne d’autre.',
    spot: 'screen',
  },
  {
    text: 'Couper le réseau, une fois les dossiers copiés',
    why: 'Copier prend le temps qu’il faut à l’attaque pour passer chez les voisins, et emporte ce qu’elle a touché.',
    spot: 'network',
  },
  {
    text: 'Écrire au support par e-mail, depuis cet appareil',
    why: 'Personne ne lit ses e-mails à 7 h 05, et celui-ci passerait par ce qui est attaqué. Une voix répond.',
    spot: 'keyboard',
  },
];

/** Harmful gestures that fit every setting. */
export const HARM: readonly Gesture[] = [
  {
    text: 'Payer ce qu’ils voudront, pour que rien ne soit publié',
    why: 'Rien ne garantit le retour des fichiers, ni le silence ; l’argent finance la suite, et c’est à la direction d’en décider.',
    spot: 'screen',
  },
  {
    text: 'Attendre 9 h, l’arrivée de l’équipe au complet',
    why: 'Deux heures suffisent pour chiffrer un serveur. La nuit et le petit matin sont choisis exprès.',
    spot: 'people',
  },
  {
    text: 'Effacer les fichiers en .maree',
    why: 'Un fichier chiffré se déchiffre parfois, des mois plus tard. Un fichier effacé, jamais.',
    spot: 'keyboard',
  },
  {
    text: 'Retirer « .maree » du nom d’un fichier, pour voir',
    why: 'Le nom change, le contenu reste chiffré ; on n’y gagne que des traces en moins.',
    spot: 'keyboard',
  },
  {
    text: 'Lancer un nettoyage complet de l’appareil',
    why: 'Nettoyer efface l’outil de l’attaque, donc la façon de comprendre ce qu’il a fait.',
    spot: 'keyboard',
  },
  {
    text: 'Ouvrir les mêmes fichiers ailleurs, pour comparer',
    why: 'C’est offrir un deuxième appareil à l’attaque. Le support vérifiera, lui, sans rien ouvrir.',
    spot: 'keyboard',
  },
];

export const SETTINGS: Readonly<Record<Device, Setting>> = {
  workstation: {
    place: 'Bureau du quai, poste 2',
    view: 'Nuit sur le quai éclairé, derrière la vitre. Sur le bureau, un écran noir avec une note, l’unité centrale et son câble réseau jaune, un disque de sauvegarde débranché, le téléphone fixe. Un avis du support est affiché au mur. Yann tend la main vers la prise de courant.',
    yann: ['J’arrache la prise de courant, et on n’en parle plus !', 'Sur un portique, je coupe tout. Je coupe tout ?'],
    cut: [
      { text: 'Débrancher le câble réseau', why: SPREADS, spot: 'network', stage: 'cut' },
      { text: 'Tirer le câble jaune hors de sa prise murale', why: SPREADS, spot: 'network', stage: 'cut' },
    ],
    call: [
      { text: 'Appeler le support, poste 4210, du téléphone fixe', why: EARLY, spot: 'call', stage: 'call' },
      { text: 'Réveiller l’astreinte : le 4210, du fixe', why: EARLY, spot: 'call', stage: 'call' },
    ],
    tell: [
      { text: 'Dire à Yann et aux voisins de ne toucher à rien', why: WARNED_AT_ONCE, spot: 'people', stage: 'tell' },
      { text: 'Faire le tour des postes voisins, de vive voix', why: WARNED, spot: 'people', stage: 'tell' },
    ],
    keep: [
      { text: 'Laisser le poste allumé, note affichée', why: MEMORY, spot: 'power', stage: 'any', harmless: 'memory' },
      { text: 'Lâcher le clavier et la souris', why: HANDS_OFF, spot: 'keyboard', stage: 'any' },
    ],
    picture: photo('Garder une image de la note, avec votre téléphone'),
    asked: [
      asked('Lire l’étiquette du poste à Malik, que vous avez appelé'),
      asked('Noter l’heure et les faits pour Malik, que vous avez appelé'),
    ],
    power: [power('Couper le courant du poste, comme le veut Yann'), power('Maintenir le bouton d’arrêt jusqu’au noir complet')],
    harm: [
      {
        text: 'Brancher le disque de sauvegarde, pour tout remettre',
        why: 'La copie serait chiffrée à son tour. Elle ne sert que plus tard, sur une machine saine.',
        spot: 'disk',
      },
      {
        text: 'Copier sur une clé USB ce qui s’ouvre encore',
        why: 'La clé emporterait l’attaque vers le prochain poste.',
        spot: 'disk',
      },
    ],
    notices: [
      {
        text: 'Lundi, 7 h : essai de l’onduleur. Il bipe chaque minute, c’est normal. Malik, support',
        card: planned('Arrêter l’onduleur, qui bipe sous le bureau'),
      },
      {
        text: 'Lundi, 7 h : l’afficheur du quai redémarre deux fois, mise à jour prévue. Malik, support',
        card: planned('Débrancher l’afficheur du quai, qui redémarre seul'),
      },
    ],
  },
  laptop: {
    place: 'Chez vous, portable de travail en VPN',
    view: 'Nuit sur les toits, derrière la fenêtre de la cuisine. Sur la table, un portable à l’écran noir avec une note, votre badge, votre téléphone où Yann appelle, un disque de sauvegarde débranché. La box brille sur une étagère. Un pense-bête est aimanté au réfrigérateur.',
    yann: ['Éteins-moi ça tout de suite !', 'Appuie sur le bouton jusqu’à ce que ça meure !'],
    cut: [
      { text: 'Couper le Wi-Fi du portable', why: `${SPREADS} Le VPN tombe avec lui.`, spot: 'network', stage: 'cut' },
      { text: 'Mettre le portable en mode avion : le VPN s’arrête', why: SPREADS, spot: 'network', stage: 'cut' },
    ],
    call: [
      { text: 'Appeler le support, au numéro noté sur votre badge', why: EARLY, spot: 'call', stage: 'call' },
      { text: 'Réveiller l’astreinte, numéro au dos du badge', why: EARLY, spot: 'call', stage: 'call' },
    ],
    tell: [
      { text: 'Téléphoner à l’équipe : que personne n’ouvre le partage', why: WARNED, spot: 'people', stage: 'tell' },
      { text: 'Dire à Yann, au bout du fil, de passer le mot', why: WARNED_AT_ONCE, spot: 'people', stage: 'tell' },
    ],
    keep: [
      { text: 'Laisser le portable allumé, sur le secteur', why: MEMORY, spot: 'power', stage: 'any', harmless: 'memory' },
      { text: 'Lâcher le clavier et le pavé tactile', why: HANDS_OFF, spot: 'keyboard', stage: 'any' },
    ],
    picture: photo('Garder une image de la note, avec votre téléphone'),
    asked: [
      asked('Lire l’étiquette du portable à Malik, que vous avez appelé'),
      asked('Noter l’heure et les faits pour Malik, que vous avez appelé'),
    ],
    power: [power('Maintenir le bouton d’arrêt, comme le crie Yann'), power('Éteindre le portable, et le refermer aussitôt')],
    harm: [
      {
        text: 'Couper le VPN seulement, et garder le Wi-Fi',
        why: 'Le portable resterait joignable par ceux qui l’attaquent, et menacerait les appareils de la maison.',
        spot: 'network',
      },
      {
        text: 'Brancher le disque de sauvegarde, pour tout remettre',
        why: 'La copie serait chiffrée à son tour. Elle ne sert que plus tard, sur une machine saine.',
        spot: 'disk',
      },
    ],
    notices: [
      {
        text: 'Lundi, 7 h : le portail des congés ferme dix minutes, entretien prévu. Malik, support',
        card: planned('Forcer la connexion au portail des congés, fermé à 7 h', 'Insister vous ferait perdre du temps.'),
      },
      {
        text: 'Lundi, 7 h : le support essaie ses alertes. SMS « TEST », ne pas répondre. Malik, support',
        card: planned('Répondre au SMS « TEST » reçu à 7 h', 'Y répondre vous ferait perdre du temps.'),
      },
    ],
  },
  tablet: {
    place: 'Quai 3, tablette Windows partagée',
    view: 'Nuit sur le quai éclairé, portiques et conteneurs. La tablette Windows partagée, à l’écran noir avec une note, est posée sur son chargeur. À côté, la borne téléphonique orange, une antenne Wi-Fi au voyant orange, un avis du support collé au conteneur. Yann avance la main vers la tablette.',
    yann: ['Éteins-la, vite, avant qu’elle morde les autres !', 'Je l’éteins et je la mets dans mon casier, d’accord ?'],
    cut: [
      { text: 'Passer la tablette en mode avion, Wi-Fi coupé', why: SPREADS, spot: 'network', stage: 'cut' },
      { text: 'Couper Wi-Fi et données mobiles de la tablette', why: SPREADS, spot: 'network', stage: 'cut' },
    ],
    call: [
      { text: 'Appeler le support, poste 4210, du téléphone de la borne', why: EARLY, spot: 'call', stage: 'call' },
      { text: 'Réveiller l’astreinte : le 4210, du téléphone de la borne', why: EARLY, spot: 'call', stage: 'call' },
    ],
    tell: [
      { text: 'Dire à l’équipe de ne plus ouvrir le dossier des bons', why: WARNED, spot: 'people', stage: 'tell' },
      { text: 'Passer le mot de vive voix, à Yann le premier', why: WARNED_AT_ONCE, spot: 'people', stage: 'tell' },
    ],
    keep: [
      { text: 'Laisser la tablette allumée, sur son chargeur', why: MEMORY, spot: 'power', stage: 'any', harmless: 'memory' },
      { text: 'Le réseau coupé, ne plus toucher l’écran', why: HANDS_OFF, spot: 'keyboard', stage: 'any' },
    ],
    picture: photo('Garder une image de l’écran, avec votre téléphone'),
    asked: [
      asked('Lire l’étiquette de la tablette à Malik, que vous avez appelé'),
      asked('Noter l’heure et les faits pour Malik, que vous avez appelé'),
    ],
    power: [power('Éteindre la tablette, comme le veut Yann'), power('Maintenir le bouton de la tablette jusqu’au noir')],
    harm: [
      {
        text: 'Réinitialiser la tablette',
        why: 'Tout disparaît : les fichiers, les traces, et la façon dont l’attaque est entrée.',
        spot: 'keyboard',
      },
      {
        text: 'Relier la tablette au PC de quai, pour sauver les bons',
        why: 'Le câble ouvrirait à l’attaque la porte du PC.',
        spot: 'disk',
      },
    ],
    notices: [
      {
        text: 'Lundi, 7 h : mise à jour de l’antenne du quai 3, voyant orange dix minutes. Malik, support',
        card: planned('Couper l’antenne Wi-Fi du quai, au voyant orange'),
      },
      {
        text: 'Lundi, 7 h : l’afficheur du quai redémarre deux fois, mise à jour prévue. Malik, support',
        card: planned('Débrancher l’afficheur du quai, qui redémarre seul'),
      },
    ],
  },
};
