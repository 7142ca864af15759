/** What the cards and the scenes are drawn from, place by place. */
import type { Device, Spot } from './artifacts.ts';

/** When a gesture is due; `any` is a state rather than a moment. */
export type Stage = 'cut' | 'call' | 'then' | 'any';

export interface Gesture {
  readonly text: string;
  readonly why: string;
  readonly spot: Spot;
  /** Absent: it is not to be done. */
  readonly stage?: Stage;
  /** It would disturb something that the support announced. */
  readonly planned?: true;
}

export interface Setting {
  readonly place: string;
  readonly view: string;
  readonly yann: readonly string[];
  /** The ladder of the last hint. */
  readonly ladder: string;
  readonly cut: readonly Gesture[];
  readonly call: readonly Gesture[];
  readonly tell: readonly Gesture[];
  readonly keep: readonly Gesture[];
  readonly asked: readonly Gesture[];
  readonly power: readonly Gesture[];
  readonly harm: readonly Gesture[];
  readonly notices: readonly { readonly text: string; readonly card: Gesture }[];
}

export const SPREADS =
  'Ce qui chiffre passe de machine en machine par le réseau : c’est la seule porte que vous pouvez fermer tout de suite.';
export const EARLY =
  'Le support peut isoler le reste de l’entreprise, et il vaut mieux réveiller quelqu’un pour rien que trop tard.';
export const WARNED =
  'Personne d’autre n’ouvre, ne rallume ni n’efface. De vive voix, parce que la messagerie passe par ce qui est attaqué.';
export const MEMORY =
  'La mémoire garde parfois la clé, ou le chemin d’entrée. Éteinte, elle oublie tout. C’est un état, pas un moment : sa place dans l’ordre est libre.';
export const HANDS_OFF = 'Chaque geste recouvre des traces. C’est un état, pas un moment : sa place dans l’ordre est libre.';
const PICTURE =
  'La note, le nom des fichiers et l’heure : trois indices pour l’enquête et la plainte, pris sans toucher la machine.';
const ASKED =
  'C’est vous qui avez composé le numéro : celui qui répond est bien Malik, et ce qu’il demande ne livre aucun secret.';
const LOST = 'Éteindre ou redémarrer efface la mémoire, donc des traces, et peut casser des fichiers en cours d’écriture.';
const PLANNED = 'Annoncé par le support, à la bonne heure : rien à voir avec l’attaque.';
const OUTAGE = 'Y toucher ajouterait une panne à la crise.';

export const photo = (text: string): Gesture => ({ text, why: PICTURE, spot: 'screen', stage: 'then' });
export const asked = (text: string): Gesture => ({ text, why: ASKED, spot: 'call', stage: 'then' });
export const power = (text: string): Gesture => ({ text, why: LOST, spot: 'power' });
export const planned = (text: string, cost = OUTAGE): Gesture => ({
  text,
  why: `${PLANNED} ${cost}`,
  spot: 'notice',
  planned: true,
});

/** Tempting anywhere. */
export const HARM: readonly Gesture[] = [
  {
    text: 'Payer avant midi, avant que le prix double',
    why: 'Rien ne garantit le retour des fichiers, l’argent finance la suite, et une telle décision n’appartient pas à qui tient la souris.',
    spot: 'screen',
  },
  {
    text: 'Écrire à l’auteur de la note, pour gagner du temps',
    why: 'Répondre annonce qu’on a vu, et ouvre une négociation que l’entreprise doit mener, ou refuser, elle-même.',
    spot: 'screen',
  },
  {
    text: 'Demander de l’aide au numéro inscrit dans la note',
    why: 'Ce « support » est celui des maîtres chanteurs.',
    spot: 'screen',
  },
  {
    text: 'Attendre 9 h, l’arrivée de l’équipe au complet',
    why: 'Deux heures suffisent pour chiffrer un serveur. Le début de la nuit et le petit matin sont choisis exprès.',
    spot: 'people',
  },
  {
    text: 'Effacer les fichiers en .maree',
    why: 'Un fichier chiffré se déchiffre parfois, des mois plus tard. Un fichier effacé, jamais.',
    spot: 'keyboard',
  },
  {
    text: 'Retirer « .maree » du nom d’un fichier, pour voir',
    why: 'Le nom change, le contenu reste chiffré ; on n’y gagne que des traces en moins.',
    spot: 'keyboard',
  },
  {
    text: 'Lancer un nettoyage complet',
    why: 'Nettoyer efface l’outil de l’attaque, donc la façon de comprendre ce qu’il a fait. Ce sera l’affaire des enquêteurs.',
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
    view: 'Petit jour sur le quai, derrière la vitre. Sur le bureau, un écran noir avec une note, l’unité centrale et son câble réseau jaune, un disque de sauvegarde débranché, le téléphone fixe. Un avis du support est affiché au mur. Yann tend la main vers la prise de courant.',
    yann: ['J’arrache la prise de courant, et on n’en parle plus !', 'Sur un portique, je coupe tout. Je coupe tout ?'],
    ladder: 'le câble réseau, puis le téléphone du bureau, puis la voix',
    cut: [
      { text: 'Débrancher le câble réseau', why: SPREADS, spot: 'network', stage: 'cut' },
      { text: 'Retirer le câble réseau jaune, côté mur', why: SPREADS, spot: 'network', stage: 'cut' },
    ],
    call: [
      { text: 'Appeler le support, poste 4210, du téléphone fixe', why: EARLY, spot: 'call', stage: 'call' },
      { text: 'Réveiller le support d’astreinte, poste 4210', why: EARLY, spot: 'call', stage: 'call' },
    ],
    tell: [
      { text: 'Dire à Yann et aux voisins de ne toucher à rien', why: WARNED, spot: 'people', stage: 'then' },
      { text: 'Prévenir de vive voix les postes voisins', why: WARNED, spot: 'people', stage: 'then' },
    ],
    keep: [
      { text: 'Laisser le poste allumé, note affichée', why: MEMORY, spot: 'power', stage: 'any' },
      { text: 'Lâcher le clavier et la souris', why: HANDS_OFF, spot: 'keyboard', stage: 'any' },
      photo('Photographier la note avec votre téléphone'),
    ],
    asked: [
      asked('Lire à Malik, au bout de votre appel, l’étiquette du poste'),
      asked('Noter l’heure et les faits, comme Malik vous le demande au téléphone'),
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
        text: 'Lundi, 7 h : essai de l’onduleur. Il bipe chaque minute, c’est normal. Malik, support',
        card: planned('Arrêter l’onduleur, qui bipe sous le bureau'),
      },
      {
        text: 'Lundi, 7 h : l’afficheur du quai redémarre deux fois, mise à jour prévue. Malik, support',
        card: planned('Débrancher l’afficheur du quai, qui redémarre seul'),
      },
    ],
  },
  laptop: {
    place: 'Chez vous, portable de travail en VPN',
    view: 'Petit jour sur les toits, derrière la fenêtre de la cuisine. Sur la table, un portable à l’écran noir avec une note, votre badge, votre téléphone où Yann appelle, un disque de sauvegarde débranché. La box brille sur une étagère. Un pense-bête est aimanté au réfrigérateur.',
    yann: ['Éteins-moi ça tout de suite !', 'Appuie sur le bouton jusqu’à ce que ça meure !'],
    ladder: 'le Wi-Fi, puis le téléphone, puis la voix',
    cut: [
      { text: 'Couper le Wi-Fi du portable', why: `${SPREADS} Le VPN tombe avec lui.`, spot: 'network', stage: 'cut' },
      { text: 'Désactiver le Wi-Fi : le VPN s’arrête avec', why: SPREADS, spot: 'network', stage: 'cut' },
    ],
    call: [
      { text: 'Appeler le support, au numéro noté sur votre badge', why: EARLY, spot: 'call', stage: 'call' },
      { text: 'Réveiller le support d’astreinte, numéro au dos du badge', why: EARLY, spot: 'call', stage: 'call' },
    ],
    tell: [
      { text: 'Téléphoner à l’équipe : que personne n’ouvre le partage', why: WARNED, spot: 'people', stage: 'then' },
      { text: 'Prévenir Yann et l’équipe par téléphone', why: WARNED, spot: 'people', stage: 'then' },
    ],
    keep: [
      { text: 'Laisser le portable allumé, sur le secteur', why: MEMORY, spot: 'power', stage: 'any' },
      { text: 'Lâcher le clavier et le pavé tactile', why: HANDS_OFF, spot: 'keyboard', stage: 'any' },
      photo('Photographier la note avec votre téléphone'),
    ],
    asked: [
      asked('Lire à Malik, au bout de votre appel, l’étiquette du portable'),
      asked('Noter l’heure et les faits, comme Malik vous le demande au téléphone'),
    ],
    power: [power('Maintenir le bouton d’arrêt, comme le crie Yann'), power('Éteindre le portable et le ranger')],
    harm: [
      {
        text: 'Couper le VPN seulement, et garder le Wi-Fi',
        why: 'Le portable resterait joignable par ceux qui l’attaquent, et menacerait les appareils de la maison.',
        spot: 'network',
      },
      {
        text: 'Prévenir l’équipe par la messagerie du portable',
        why: 'Il faudrait s’en servir, et rester en ligne. Ceux qui attaquent lisent parfois aussi la messagerie.',
        spot: 'keyboard',
      },
      {
        text: 'Brancher le disque de sauvegarde, pour tout remettre',
        why: 'La copie serait chiffrée à son tour. Elle ne sert que plus tard, sur une machine saine.',
        spot: 'disk',
      },
    ],
    notices: [
      {
        text: 'Lundi, 7 h : le portail des congés ferme dix minutes, entretien prévu. Malik, support',
        card: planned('Forcer la connexion au portail des congés, fermé à 7 h', 'Insister vous ferait perdre du temps.'),
      },
      {
        text: 'Lundi, 7 h : le support essaie ses alertes. SMS « TEST », ne pas répondre. Malik, support',
        card: planned('Répondre au SMS « TEST » reçu à 7 h', 'Y répondre vous ferait perdre du temps.'),
      },
    ],
  },
  phone: {
    place: 'Quai 3, téléphone de service',
    view: 'Petit jour sur le quai, portiques et conteneurs. Le téléphone de service, à l’écran noir avec une note, est posé sur son chargeur. À côté, la borne téléphonique orange, une antenne Wi-Fi au voyant orange, un avis du support collé au conteneur. Yann avance la main vers le téléphone.',
    yann: ['Éteins-le, vite, avant qu’il morde les autres !', 'Je l’éteins et je le mets dans mon casier, d’accord ?'],
    ladder: 'le mode avion, puis la borne du quai, puis la voix',
    cut: [
      { text: 'Passer le téléphone en mode avion, Wi-Fi coupé', why: SPREADS, spot: 'network', stage: 'cut' },
      { text: 'Couper Wi-Fi et données mobiles du téléphone', why: SPREADS, spot: 'network', stage: 'cut' },
    ],
    call: [
      { text: 'Appeler le support, poste 4210, de la borne du quai', why: EARLY, spot: 'call', stage: 'call' },
      { text: 'Réveiller le support d’astreinte depuis la borne, poste 4210', why: EARLY, spot: 'call', stage: 'call' },
    ],
    tell: [
      { text: 'Dire à l’équipe de ne plus ouvrir le dossier des bons', why: WARNED, spot: 'people', stage: 'then' },
      { text: 'Prévenir de vive voix Yann et toute l’équipe', why: WARNED, spot: 'people', stage: 'then' },
    ],
    keep: [
      { text: 'Laisser le téléphone allumé, sur son chargeur', why: MEMORY, spot: 'power', stage: 'any' },
      { text: 'Ne plus toucher l’écran', why: HANDS_OFF, spot: 'keyboard', stage: 'any' },
      photo('Photographier l’écran avec un autre téléphone'),
    ],
    asked: [
      asked('Lire à Malik, au bout de votre appel, l’étiquette du téléphone'),
      asked('Noter l’heure et les faits, comme Malik vous le demande à la borne'),
    ],
    power: [power('Éteindre le téléphone, comme le veut Yann'), power('Forcer le redémarrage du téléphone')],
    harm: [
      {
        text: 'Rétablir les réglages d’usine',
        why: 'Tout disparaît : les fichiers, les traces, et la façon dont l’attaque est entrée.',
        spot: 'keyboard',
      },
      {
        text: 'Relier le téléphone au PC de quai, pour sauver les bons',
        why: 'Le câble ouvrirait à l’attaque la porte du PC.',
        spot: 'disk',
      },
    ],
    notices: [
      {
        text: 'Lundi, 7 h : mise à jour de l’antenne du quai 3, voyant orange dix minutes. Malik, support',
        card: planned('Couper l’antenne Wi-Fi du quai, au voyant orange'),
      },
      {
        text: 'Lundi, 7 h : l’afficheur du quai redémarre deux fois, mise à jour prévue. Malik, support',
        card: planned('Débrancher l’afficheur du quai, qui redémarre seul'),
      },
    ],
  },
};
