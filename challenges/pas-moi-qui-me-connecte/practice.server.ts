/** What asks where nothing counts: no request of a seat's day, and no hour or place that would tell of one. */
import type { Request } from './requests.server.ts';

const KEYS = 'Clé Brévelle';

export const PRACTICE_REQUESTS: readonly Request[] = [
  {
    id: 'nombre',
    app: KEYS,
    title: 'Connexion à La Passerelle',
    text: 'Choisissez le nombre affiché à l’écran.',
    shows: 'numbers',
    own: {
      hour: 14,
      place: 'salle Hunier',
      before: 'Vous rouvrez La Passerelle sur l’ordinateur de la salle. [Il affiche {code}.]',
      why: 'Le nombre est sur l’écran que vous venez d’ouvrir : il relie la demande à votre geste.',
    },
    foreign: {
      hour: 8,
      place: 'sur le parking',
      before: 'Un SMS : « Support. [Validez le {code}] avant 9 h, sinon le compte sera bloqué. »',
      why: 'Vous n’avez ouvert aucun écran. Le nombre d’un SMS est celui de l’écran de quelqu’un d’autre.',
    },
  },
  {
    id: 'soir',
    app: KEYS,
    title: 'Connexion à La Passerelle',
    text: 'Est-ce bien vous ?',
    own: {
      hour: 21,
      place: 'à la table de la cuisine',
      before: '[Vous vous connectez] pour échanger votre quart de samedi.',
      facts: [['Demandes depuis ce matin', 'une seule']],
      why: 'Tard, mais une seule demande, à la seconde où vous vous connectez.',
    },
    foreign: {
      hour: 7,
      place: 'dans le bus',
      before: 'Vous regardez la mer. [Il vibre, encore et encore.]',
      facts: [['Demandes depuis ce matin', '[neuf]']],
      why: 'Neuf demandes que vous n’avez pas lancées : quelqu’un a votre mot de passe, et vous use.',
    },
  },
  {
    id: 'appareil',
    app: KEYS,
    title: 'Associer un appareil',
    text: 'Sur intranet.brevelle.example, avec le code :',
    shows: 'code',
    own: {
      hour: 17,
      place: 'à l’atelier',
      before: 'Vous allumez [la tablette neuve de l’atelier]. Elle affiche {code}.',
      why: 'L’appareil est devant vous, c’est lui qui montre le code.',
    },
    foreign: {
      hour: 9,
      place: 'au guichet',
      before: '[Une voix au téléphone] : « Pour votre visio, tapez {code} sur la page habituelle. »',
      why: 'La page est la vraie, l’appareil qui attend au bout n’est pas le vôtre.',
    },
  },
  {
    id: 'application',
    app: 'Compte Brévelle',
    title: 'Une application demande un accès',
    text: 'Elle souhaite :',
    own: {
      hour: 11,
      place: 'en formation',
      before: 'Inès vous fait ouvrir « Escales », [que le support a mise au catalogue].',
      rights: ['[voir votre agenda de travail]'],
      why: 'Vous l’ouvrez, elle est au catalogue, et un agenda lui suffit.',
    },
    foreign: {
      hour: 20,
      place: 'dans le canapé',
      before: '[Un message d’inconnu] : « Votre bulletin de paie, dans une nouvelle application ».',
      rights: ['[lire et déplacer vos fichiers]', 'agir sans vous demander'],
      why: 'Un bulletin n’a pas besoin de vos fichiers. L’accord durerait, même après un changement de mot de passe.',
    },
  },
  {
    id: 'telephone',
    app: KEYS,
    title: 'Inscrire un nouveau téléphone',
    text: 'Il pourra approuver à la place de celui-ci.',
    own: {
      hour: 16,
      place: 'au bureau de Malik',
      before: '[Vous changez d’appareil] : l’ancien est sur la table, le nouveau dans votre main.',
      why: 'Le changement est le vôtre, et vous tenez les deux téléphones.',
    },
    foreign: {
      hour: 13,
      place: 'à la pause',
      before: 'Vous jouez aux cartes avec Karim. [Votre téléphone était retourné.]',
      why: 'Personne n’a changé de téléphone ici : quelqu’un veut que le sien réponde à votre place.',
    },
  },
  {
    id: 'oubli',
    app: 'Compte Brévelle',
    title: 'Changement de mot de passe',
    text: 'Confirmez-vous la demande ?',
    own: {
      hour: 18,
      place: 'sur le quai de la gare',
      before: 'Votre mot de passe ne vous revient pas : [vous cliquez sur « oublié »].',
      why: 'C’est votre clic, il y a dix secondes.',
    },
    foreign: {
      hour: 10,
      place: 'devant le budget',
      before: 'Nadia vous explique une ligne. [Vos mains sont sur le papier.]',
      why: 'Quelqu’un a donné votre adresse. Confirmer, ce serait lui laisser écrire le nouveau mot de passe.',
    },
  },
];
