/** The requests for practice. Their situations do not occur in attempts that count, so practice gives no answer away. */
import type { Request } from './requests.server.ts';

const KEYS = 'Clé Brévelle';

export const PRACTICE_REQUESTS: readonly Request[] = [
  {
    id: 'nombre',
    app: KEYS,
    title: 'Connexion à La Passerelle',
    text: 'Quel nombre est affiché sur votre écran ?',
    shows: 'numbers',
    hours: [8, 18],
    place: 'salle Hunier',
    own: {
      before: 'Vous rouvrez La Passerelle sur l’ordinateur de la salle. [Il affiche {code}.]',
      why: 'Le nombre est sur l’écran que vous venez d’ouvrir : il relie la demande à votre geste.',
    },
    foreign: {
      before: 'Un SMS : « Support. [Validez le {code}] avant ce soir, sinon le compte sera bloqué. »',
      why: 'Vous n’avez ouvert aucun écran. Le nombre d’un SMS est celui de l’écran de quelqu’un d’autre.',
      ifApproved: 'Le compte n’est pas bloqué : il s’ouvre, sur l’écran de la personne qui a écrit.',
    },
  },
  {
    id: 'soir',
    app: KEYS,
    title: 'Connexion à La Passerelle',
    text: 'Est-ce bien vous ?',
    hours: [19, 22],
    place: 'à la table de la cuisine',
    own: {
      before: '[Vous vous connectez] pour échanger votre quart de samedi.',
      facts: [['Demandes depuis ce matin', 'trois']],
      why: 'Tard, et la troisième du jour : elle arrive à la seconde où vous vous connectez.',
    },
    foreign: {
      before: 'Vous épluchez des pommes. [Il vibre, encore et encore.]',
      facts: [['Demandes depuis ce matin', '[neuf]']],
      why: 'Neuf demandes que vous n’avez pas lancées : quelqu’un a votre mot de passe, et vous use.',
      ifApproved: 'Plus de vibrations. Pendant que vous épluchez, quelqu’un se promène dans La Passerelle.',
    },
  },
  {
    id: 'appareil',
    app: KEYS,
    title: 'Associer un appareil',
    text: 'Sur intranet.brevelle.example, avec le code :',
    shows: 'code',
    hours: [8, 18],
    place: 'à l’atelier',
    own: {
      before: 'Vous allumez [la tablette neuve de l’atelier]. Elle affiche {code}.',
      why: 'L’appareil est devant vous, c’est lui qui montre le code.',
    },
    foreign: {
      before: '[Une voix au téléphone] : « Pour votre visio, tapez {code} sur la page habituelle. »',
      why: 'La page est la vraie, l’appareil qui attend au bout n’est pas le vôtre.',
      ifApproved: '« C’est bon, merci », dit la voix. Pas de visio : son appareil est entré avec vos droits.',
    },
  },
  {
    id: 'application',
    app: 'Compte Brévelle',
    title: 'Une application demande un accès',
    text: 'Elle souhaite :',
    hours: [8, 18],
    place: 'en formation',
    own: {
      before: 'Vous ouvrez « Escales » pour l’exercice : [le support l’a mise au catalogue].',
      rights: ['[voir votre agenda de travail]', 'voir les salles libres'],
      why: 'Vous l’ouvrez, elle est au catalogue, et un agenda lui suffit.',
    },
    foreign: {
      before: '[Un message d’inconnu] : « Votre bulletin de paie, dans une nouvelle application ».',
      rights: ['[lire et déplacer vos fichiers]', 'agir sans vous demander'],
      why: 'Un bulletin n’a pas besoin de vos fichiers. L’accord durerait, même après un changement de mot de passe.',
      ifApproved: 'Pas de bulletin. L’application, elle, commence à lire vos fichiers.',
    },
  },
  {
    id: 'telephone',
    app: KEYS,
    title: 'Inscrire un nouveau téléphone',
    text: 'Il pourra approuver à la place de celui-ci.',
    hours: [9, 17],
    place: 'au bureau de Malik',
    own: {
      before: '[Vous changez d’appareil] : l’ancien est sur la table, le nouveau dans votre main.',
      why: 'Le changement est le vôtre, et vous tenez les deux téléphones.',
    },
    foreign: {
      before: 'Vous jouez aux cartes avec Malik et Karim. [Votre téléphone était retourné.]',
      why: 'Personne n’a changé de téléphone ici : quelqu’un veut que le sien réponde à votre place.',
      ifApproved: 'Autour de la table, personne n’a rien vu. Ailleurs, un téléphone inconnu répond à votre place.',
    },
  },
  {
    id: 'oubli',
    app: 'Compte Brévelle',
    title: 'Changement de mot de passe',
    text: 'Confirmez-vous la demande ?',
    hours: [8, 19],
    place: 'sur le quai de la gare',
    own: {
      before: 'Votre mot de passe ne vous revient pas : [vous cliquez sur « oublié »].',
      why: 'C’est votre clic, il y a dix secondes.',
    },
    foreign: {
      before: 'Nadia vous montre les horaires. [Vos mains sont sur le papier.]',
      why: 'Quelqu’un a donné votre adresse. Confirmer, ce serait lui laisser écrire le nouveau mot de passe.',
      ifApproved: 'Quelqu’un choisit votre nouveau mot de passe, pendant que vous lisez les horaires.',
    },
  },
  {
    id: 'cle',
    app: 'Clé d’accès',
    title: 'Utiliser votre clé d’accès ?',
    text: 'Pour intranet.brevelle.example.',
    hours: [8, 18],
    place: 'à l’atelier',
    own: {
      before: 'Le poste de l’atelier est libre : [vous y ouvrez La Passerelle].',
      facts: [['Connexion', 'sur un autre appareil, tout proche']],
      why: 'Le poste est devant vous, et c’est vous qui venez d’y ouvrir la page.',
    },
    foreign: {
      before: 'Une voix au comptoir : « [Visez ce code] avec votre téléphone, un colis vous attend. »',
      facts: [['Connexion', 'sur un autre appareil, tout proche']],
      why: 'Le colis est un prétexte : le code lie votre clé à un écran que vous n’avez pas ouvert.',
      ifApproved: 'Aucun colis. Derrière le comptoir, un écran que vous ne voyez pas affiche La Passerelle, à votre nom.',
    },
  },
  {
    id: 'distance',
    app: KEYS,
    title: 'Connexion au réseau, à distance',
    text: 'Est-ce bien vous ?',
    hours: [7, 19],
    place: 'au café du port',
    own: {
      before: 'Vous sortez le portable et [ouvrez le réseau de l’entreprise] pour finir une note.',
      facts: [['Lieu estimé', 'à 90 km d’ici']],
      why: 'Le lieu affiché est celui du réseau, pas le vôtre. La connexion, elle, vient de vous.',
    },
    foreign: {
      before: 'Un café avec Solène, [l’ordinateur éteint] dans le sac.',
      facts: [['Lieu estimé', 'Port-Brévelle']],
      why: 'La ville est la vôtre, la demande non : votre ordinateur dort au fond du sac.',
      ifApproved: 'La connexion s’ouvre, de votre ville. Dans le sac, votre ordinateur n’a pas bougé.',
    },
  },
];
