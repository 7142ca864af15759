import type { Moment } from './artifacts.ts';

/** One way in which a request may come; the decisive places stand in [brackets]. `hour` is when. */
export type Version = Pick<Moment, 'place' | 'before' | 'facts' | 'rights'> &
  Partial<Pick<Moment, 'app' | 'title' | 'text'>> & { readonly hour: number; readonly why: string };

/** One kind of request, as somebody starts it, and as it comes from somebody else. */
export interface Request extends Pick<Moment, 'app' | 'title' | 'text'> {
  readonly id: string;
  /** It shows numbers to choose from, or a code; `{code}` in its texts is the one that counts. */
  readonly shows?: 'numbers' | 'code';
  readonly own: Version;
  readonly foreign: Version;
}

const KEYS = 'Clé Brévelle';

export const REQUESTS: readonly Request[] = [
  {
    id: 'nombre',
    app: KEYS,
    title: 'Connexion à La Passerelle',
    text: 'Choisissez le nombre affiché à l’écran.',
    shows: 'numbers',
    own: {
      hour: 8,
      place: 'à votre poste',
      before: 'Vous ouvrez La Passerelle. [Votre écran affiche {code}.]',
      why: 'C’est vous, à l’instant, et le nombre est sous vos yeux : il relie la demande à votre écran.',
    },
    foreign: {
      hour: 12,
      place: 'à la cantine',
      before: 'Un appel : « C’est le support. [Choisissez le {code}], pour la mise à jour. »',
      why: 'Le nombre doit venir de votre écran. Dicté au téléphone, il ouvre l’écran de quelqu’un d’autre.',
    },
  },
  {
    id: 'soir',
    app: KEYS,
    title: 'Connexion à La Passerelle',
    text: 'Est-ce bien vous ?',
    own: {
      hour: 22,
      place: 'chez vous',
      before: '[Vous ouvrez le planning] de demain sur votre ordinateur.',
      facts: [['Demandes ce soir', '1']],
      why: 'L’heure tardive ne prouve rien : une seule demande, au moment où vous vous connectez.',
    },
    foreign: {
      hour: 22,
      place: 'chez vous',
      before: 'Un film, le canapé. [Le téléphone n’arrête plus.]',
      facts: [['Demandes ce soir', '[5]']],
      why: 'Quelqu’un a votre mot de passe et mise sur votre fatigue. Accepter « pour que cela cesse » lui ouvre.',
    },
  },
  {
    id: 'appareil',
    app: KEYS,
    title: 'Associer un appareil',
    text: 'Sur intranet.brevelle.example, avec le code :',
    shows: 'code',
    own: {
      hour: 14,
      place: 'salle Misaine',
      before: 'Vous allumez [l’écran de la salle]. Il affiche {code}.',
      why: 'Le code vient de l’appareil que vous avez devant vous, et que vous venez d’allumer.',
    },
    foreign: {
      hour: 10,
      place: 'à votre poste',
      before: '[Un e-mail] : « Pour rejoindre la réunion, saisissez {code} sur la page de connexion. »',
      why: 'Le site est le vrai, le code est celui d’un autre : l’associer ferait entrer son appareil avec vos droits. Aucune adresse à vérifier n’y aurait rien changé.',
    },
  },
  {
    id: 'application',
    app: 'Compte Brévelle',
    title: 'Une application demande un accès',
    text: 'Elle souhaite :',
    own: {
      hour: 9,
      place: 'à votre poste',
      before: 'Vous ouvrez « Bon à Quai », [du catalogue de l’entreprise], pour la première fois.',
      rights: ['[voir votre nom et votre adresse]'],
      why: 'Vous l’avez lancée, elle vient du catalogue, et elle demande peu.',
    },
    foreign: {
      hour: 15,
      place: 'à votre poste',
      before: '[Un lien reçu] : « Les photos de la journée portes ouvertes ».',
      rights: ['[lire et envoyer vos messages]', 'rester connectée en votre absence'],
      why: 'Pas de mot de passe volé, un accord donné : il peut survivre à un changement de mot de passe. On le retire dans la liste des applications autorisées.',
    },
  },
  {
    id: 'cle',
    app: 'Clé d’accès',
    title: 'Utiliser votre clé d’accès ?',
    text: 'Pour intranet.brevelle.example.',
    own: {
      hour: 8,
      place: 'sur le quai',
      before: '[Vous ouvrez La Passerelle] sur ce téléphone.',
      facts: [['Connexion', 'sur ce téléphone']],
      why: 'Vous l’avez lancée, sur le bon site et sur votre propre appareil.',
    },
    foreign: {
      hour: 16,
      place: 'à l’accueil',
      before: 'Un visiteur vous tend sa tablette : « [Scannez ce code], c’est pour m’enregistrer. »',
      facts: [['Connexion', '[sur un autre appareil, tout proche]']],
      why: 'Une clé d’accès ne se copie pas, mais elle signe ce que vous approuvez : ici, votre compte ouvert sur sa tablette.',
    },
  },
  {
    id: 'telephone',
    app: KEYS,
    title: 'Inscrire un nouveau téléphone',
    text: 'Il pourra approuver à la place de celui-ci.',
    own: {
      hour: 11,
      place: 'au support',
      before: '[Malik vous remet un téléphone] neuf ; vous l’installez ensemble.',
      why: 'Vous êtes à deux devant l’appareil, et c’est vous qui l’avez demandé.',
    },
    foreign: {
      hour: 11,
      place: 'en réunion',
      before: 'Vous présentez les escales. [Vous n’avez rien touché.]',
      why: 'Quelqu’un inscrit son téléphone : il approuverait ensuite lui-même, sans plus rien vous demander.',
    },
  },
  {
    id: 'oubli',
    app: 'Compte Brévelle',
    title: 'Changement de mot de passe',
    text: 'Confirmez-vous la demande ?',
    own: {
      hour: 9,
      place: 'à votre poste',
      before: 'Quelqu’un a pu lire votre mot de passe par-dessus votre épaule : [vous venez de demander] à le changer.',
      why: 'La demande répond à la vôtre, une minute après.',
    },
    foreign: {
      hour: 18,
      place: 'dans le train',
      before: 'Vous somnolez. [Vous n’avez rien demandé.]',
      why: 'Un autre a cliqué sur « mot de passe oublié » avec votre adresse. Confirmer lui laisserait choisir le nouveau.',
    },
  },
  {
    id: 'distance',
    app: KEYS,
    title: 'Connexion au réseau, à distance',
    text: 'Est-ce bien vous ?',
    own: {
      hour: 7,
      place: 'chez vous',
      before: 'Avant de prendre la route, [vous lancez la connexion] pour lire le planning.',
      facts: [['Lieu estimé', 'à 200 km de chez vous']],
      why: 'Le lieu affiché suit le réseau de votre opérateur, pas vous : il se trompe souvent. Votre geste, lui, est certain.',
    },
    foreign: {
      hour: 17,
      place: 'sur le quai',
      before: 'Vous aidez Yann, les mains prises, [ordinateur éteint].',
      facts: [['Lieu estimé', 'Port-Brévelle']],
      why: 'La ville est la bonne et ne prouve rien : vous n’avez rien lancé.',
    },
  },
];
