import type { Moment } from './artifacts.ts';

/** One version of a request: what happened a minute before, and its facts. Decisive passages are in [brackets]. */
export type Version = Pick<Moment, 'before' | 'facts' | 'rights'> & {
  readonly why: string;
};

/** A version of a request that somebody else started. */
export type ForeignVersion = Version & {
  /** Consequence of approving it. */
  readonly ifApproved: string;
};

/** One kind of request in two versions: started by the player, or by somebody else. Both come at the same hours and places. */
export interface Request extends Pick<Moment, 'app' | 'title' | 'text' | 'place'> {
  readonly id: string;
  /** First and last hour at which the request may come. */
  readonly hours: readonly [number, number];
  /** Whether the request shows numbers to choose from, or a code. `{code}` in its texts stands for the right one. */
  readonly shows?: 'numbers' | 'code';
  readonly own: Version;
  readonly foreign: ForeignVersion;
}

const KEYS = 'Clé Brévelle';

export const REQUESTS: readonly Request[] = [
  {
    id: 'nombre',
    app: KEYS,
    title: 'Connexion à La Passerelle',
    text: 'Quel nombre est affiché sur votre écran ?',
    shows: 'numbers',
    hours: [8, 18],
    place: 'à votre poste',
    own: {
      before: 'La Passerelle vient de s’ouvrir sous vos doigts. [Votre écran affiche {code}.]',
      why: 'C’est vous, à l’instant, et le nombre est sous vos yeux : il relie la demande à votre écran.',
    },
    foreign: {
      before: 'Vous décrochez : « C’est le support. [Choisissez le {code}], pour la mise à jour. »',
      why: 'Le nombre doit venir de votre écran. Dicté au téléphone, il ouvre votre compte sur l’écran de quelqu’un d’autre.',
      ifApproved: 'La Passerelle s’ouvre, sur un autre écran que le vôtre. « Parfait, merci », dit la voix.',
    },
  },
  {
    id: 'soir',
    app: KEYS,
    title: 'Connexion à La Passerelle',
    text: 'Est-ce bien vous ?',
    hours: [19, 22],
    place: 'chez vous',
    own: {
      before: 'Vous avez laissé passer la première demande : [vous relancez la connexion] au planning.',
      facts: [['Demandes ce soir', '2']],
      why: 'L’heure tardive ne prouve rien, ni la deuxième demande : c’est vous qui venez de relancer.',
    },
    foreign: {
      before: 'Un film, le canapé, la pluie sur les carreaux. [Le téléphone n’arrête plus.]',
      facts: [['Demandes ce soir', '[5]']],
      why: 'Quelqu’un a votre mot de passe et mise sur votre fatigue. Accepter « pour que cela cesse » lui ouvrirait.',
      ifApproved: 'Le téléphone se tait, enfin. Ailleurs, quelqu’un parcourt La Passerelle sous votre nom.',
    },
  },
  {
    id: 'appareil',
    app: KEYS,
    title: 'Associer un appareil',
    text: 'Sur intranet.brevelle.example, avec le code :',
    shows: 'code',
    hours: [8, 18],
    place: 'salle Misaine',
    own: {
      before: 'Vous allumez [l’écran de la salle] pour la réunion de demain. Il affiche {code}.',
      why: 'Le code vient de l’appareil que vous avez devant vous, et que vous venez d’allumer.',
    },
    foreign: {
      before: 'Un e-mail : « Pour rejoindre la réunion, [saisissez {code}] sur la page de connexion. »',
      why: 'Le site est le vrai, le code est celui d’un autre : son appareil entrerait avec vos droits. L’adresse n’y change rien.',
      ifApproved: 'Aucune réunion ne s’ouvre. Quelque part, un appareil inconnu vient d’entrer avec vos droits.',
    },
  },
  {
    id: 'application',
    app: 'Compte Brévelle',
    title: 'Une application demande un accès',
    text: 'Elle souhaite :',
    hours: [8, 18],
    place: 'à la capitainerie',
    own: {
      before: '« Marées du jour », [du catalogue de l’entreprise] : vous l’ouvrez pour la première fois.',
      facts: [['Application', 'Marées du jour']],
      rights: ['[voir votre nom]', 'voir votre adresse e-mail'],
      why: 'Vous l’avez lancée, elle vient du catalogue, et elle demande peu.',
    },
    foreign: {
      before: '[Un lien reçu], que vous ouvrez : « Les photos de la journée portes ouvertes ».',
      facts: [['Application', 'Album du port']],
      rights: ['[lire et envoyer vos messages]', 'rester connectée en votre absence'],
      why: 'Accepter, c’était laisser cette application lire vos messages, même après un changement de mot de passe. Un tel accord se retire dans les applications autorisées.',
      ifApproved: 'Pas de photos. Une heure après, des messages partent à votre nom, et vous n’avez rien écrit.',
    },
  },
  {
    id: 'cle',
    app: 'Clé d’accès',
    title: 'Utiliser votre clé d’accès ?',
    text: 'Pour intranet.brevelle.example.',
    hours: [8, 18],
    place: 'à l’accueil',
    own: {
      before: 'La tablette de votre équipe est dans vos mains : [vous y ouvrez La Passerelle], et scannez le code.',
      facts: [['Connexion', 'sur un autre appareil, tout proche']],
      why: 'La tablette est dans vos mains, et c’est vous qui venez d’y ouvrir La Passerelle.',
    },
    foreign: {
      before: 'Un visiteur vous tend sa tablette : « [Scannez ce code], c’est pour m’enregistrer. »',
      facts: [['Connexion', 'sur un autre appareil, tout proche']],
      why: 'Aucune fausse page ne peut voler une clé d’accès. Mais la clé signe ce que vous approuvez : ici, votre compte, ouvert sur sa tablette.',
      ifApproved: 'Sa tablette affiche La Passerelle, à votre nom. Il vous remercie, et s’éloigne avec elle.',
    },
  },
  {
    id: 'telephone',
    app: KEYS,
    title: 'Inscrire un nouveau téléphone',
    text: 'Il pourra approuver à la place de celui-ci.',
    hours: [9, 17],
    place: 'au support',
    own: {
      before: '[Malik vous remet un téléphone] neuf ; vous l’installez ensemble.',
      why: 'Le changement est le vôtre : le téléphone est devant vous, et vous l’installez à l’instant.',
    },
    foreign: {
      before: 'Vous rapportez un câble à Malik. [Vous n’avez rien touché d’autre.]',
      why: 'Quelqu’un inscrit son téléphone : il approuverait ensuite lui-même, sans plus rien vous demander.',
      ifApproved: 'Un téléphone que vous n’avez jamais vu approuve désormais à votre place. Le vôtre ne sonnera plus.',
    },
  },
  {
    id: 'oubli',
    app: 'Compte Brévelle',
    title: 'Changement de mot de passe',
    text: 'Confirmez-vous la demande ?',
    hours: [8, 19],
    place: 'dans la navette',
    own: {
      before: 'On a pu vous voir taper votre mot de passe : [vous venez de demander à en changer].',
      why: 'La demande répond à la vôtre, une minute après.',
    },
    foreign: {
      before: 'La navette longe les bassins, vous somnolez. [Vous n’avez rien demandé.]',
      why: 'Un autre a cliqué sur « mot de passe oublié » avec votre adresse. Confirmer lui laisserait choisir le nouveau.',
      ifApproved: 'Quelqu’un choisit votre nouveau mot de passe. À l’arrivée de la navette, le vôtre ne marche plus.',
    },
  },
  {
    id: 'distance',
    app: KEYS,
    title: 'Connexion au réseau, à distance',
    text: 'Est-ce bien vous ?',
    hours: [7, 19],
    place: 'sur le quai',
    own: {
      before: 'Vous ouvrez le portable et [lancez la connexion] pour lire le planning.',
      facts: [['Lieu estimé', 'à 200 km d’ici']],
      why: 'Le lieu affiché suit le réseau de votre opérateur, pas vous : il se trompe souvent. Votre geste, lui, est certain.',
    },
    foreign: {
      before: 'Vous aidez Yann à passer une élingue, les mains prises, [ordinateur éteint].',
      facts: [['Lieu estimé', 'Port-Brévelle']],
      why: 'La ville est la bonne et ne prouve rien : vous n’avez rien lancé.',
      ifApproved: 'Une connexion s’ouvre à votre nom, de votre ville. Votre ordinateur, lui, est toujours éteint.',
    },
  },
  {
    id: 'navigateur',
    app: 'Compte Brévelle',
    title: 'Connexion depuis un nouveau navigateur',
    text: 'Est-ce bien vous ?',
    hours: [8, 18],
    place: 'au bureau des escales',
    own: {
      before: 'Le support a changé votre navigateur : [vous y ouvrez La Passerelle] pour la première fois.',
      facts: [['Navigateur', 'jamais vu']],
      why: 'Un navigateur jamais vu n’a rien d’inquiétant quand c’est vous qui venez de l’ouvrir.',
    },
    foreign: {
      before: 'Vous classez les bons de la veille avec Inès, [votre écran est verrouillé].',
      facts: [['Navigateur', 'jamais vu']],
      why: 'Votre écran est verrouillé : cette connexion vient d’un autre navigateur, où quelqu’un a tapé votre mot de passe.',
      ifApproved: 'Un navigateur inconnu ouvre La Passerelle à votre nom. Votre écran, lui, est resté verrouillé.',
    },
  },
  {
    id: 'coffre',
    app: 'Coffre de mots de passe',
    title: 'Ouvrir votre coffre ?',
    text: 'Un autre appareil attend votre accord.',
    hours: [8, 18],
    place: 'en salle de pause',
    own: {
      before: 'Sur le portable posé devant vous, [vous ouvrez le coffre] pour y ranger un mot de passe.',
      why: 'L’appareil qui attend est devant vous, et c’est vous qui venez d’ouvrir le coffre.',
    },
    foreign: {
      before: 'Solène partage un gâteau. [Un appel : « Ici le support, acceptez l’ouverture. »]',
      why: 'Le support n’ouvre jamais votre coffre. Accepter donnerait tous vos mots de passe à la personne qui appelle.',
      ifApproved: '« Merci », dit la voix. Tous vos mots de passe viennent de s’ouvrir, sur un écran qui n’est pas le vôtre.',
    },
  },
];
