/** The subjects for practice: none of them occurs in play that counts. */
import type { Subject } from './subject.server.ts';

export const PRACTICE_MAILS: readonly Subject[] = [
  {
    id: 'conges',
    channel: 'mail',
    genuine: {
      from: 'Inès Moreau',
      address: 'ines.moreau@[brevelle.example]',
      title: 'Congés : dernier délai',
      text: 'Les jours restants se posent avant le 31 décembre, sur La Passerelle. Rien à me renvoyer.',
      link: 'https://intranet.[brevelle.example]/rh/conges',
      why: 'L’adresse finit par brevelle.example, le lien y mène, et l’on ne vous demande rien par retour.',
    },
    fraud: {
      from: 'Inès Moreau',
      address: 'ines.moreau@[rh-brevelle.example]',
      title: 'Congés : dernier délai',
      text: 'Vos jours seraient perdus ce soir. Confirmez-les avec [votre mot de passe Brévelle].',
      link: 'https://brevelle.example.[solde-conges.example]/confirmer',
      known: 'Il me reste cinq jours. Inès ne presse jamais.',
      why: 'L’adresse finit par rh-brevelle.example, le lien mène à solde-conges.example, et un mot de passe ne confirme pas des congés.',
      ifTreated: 'Le mot de passe est parti. Les cinq jours de congé n’étaient pas menacés.',
    },
  },
  {
    id: 'medecine',
    channel: 'mail',
    genuine: {
      from: 'Médecine du travail',
      title: 'Votre visite du 24',
      text: 'Rendez-vous à 9 h 30, au centre du quai. [Rien à apporter, rien à confirmer.]',
      known: 'Inès m’avait parlé d’une visite ce mois-ci.',
      why: 'Une date, un lieu, et aucune demande : il suffit d’y être.',
    },
    fraud: {
      from: 'Médecine du travail',
      title: 'Dossier incomplet',
      text: 'Sans réponse, la visite est annulée. Renvoyez [une pièce d’identité et votre numéro de sécurité sociale].',
      known: 'Inès m’avait parlé d’une visite ce mois-ci.',
      why: 'Ni lien ni faute, mais un numéro qui suit toute une vie, demandé en réponse à un e-mail. Le cabinet l’a déjà.',
      ifTreated: 'Le numéro et la pièce sont partis. Le cabinet, lui, les avait déjà.',
    },
  },
  {
    id: 'imprimante',
    channel: 'mail',
    genuine: {
      from: 'Malik Benali',
      address: 'malik.benali@[brevelle.example]',
      title: 'IMPRIMANTE DU PREMIER EN PANNE',
      text: 'Prenez celle du deuxième jusqu’à demain. [Vous n’avez rien à installer.]',
      why: 'Des capitales, et pourtant l’adresse est la bonne et rien n’est demandé.',
    },
    fraud: {
      from: 'Malik Benali',
      address: 'malik.benali@[aide-brevelle.example]',
      title: 'Pilote d’impression à remplacer',
      text: '[Installez le programme] avant midi, sinon plus aucune impression ne partira.',
      link: 'https://[pilotes-bureau.example]/installer',
      known: 'L’imprimante a très bien marché ce matin.',
      why: 'L’adresse finit par aide-brevelle.example. Un programme s’installe depuis le centre logiciel, jamais depuis un message.',
      ifTreated: 'Le programme s’installe, et n’imprime rien : il regarde.',
    },
  },
];

export const PRACTICE_TEXTS: readonly Subject[] = [
  {
    id: 'garage',
    channel: 'sms',
    genuine: {
      from: 'GARAGE PORT',
      text: 'Voiture prête, 240 € comme sur le devis. Règlement au comptoir, ou par carte ici :',
      link: 'https://payer.[garage-port.example]/240',
      known: 'Devis signé hier, 240 €. Le site y est écrit : garage-port.example.',
      why: 'La somme est celle du devis, et le lien mène au nom qui y figure.',
    },
    fraud: {
      from: 'GARAGE PORT',
      text: 'Votre voiture part en fourrière à midi. Pour bloquer l’enlèvement, envoyez [une photo de la carte grise].',
      link: 'https://garage-port.[enlevement-auto.example]',
      known: 'Je l’ai déposée hier pour les freins.',
      why: 'Un garage n’envoie pas la voiture qu’il répare à la fourrière. Le lien finit par enlevement-auto.example.',
      ifTreated: 'La photo de la carte grise est partie. La voiture n’avait pas bougé du garage.',
    },
  },
  {
    id: 'operateur',
    channel: 'sms',
    genuine: {
      from: 'INFO LIGNE',
      text: 'Travaux jeudi de 2 h à 4 h : le réseau du port sera coupé. [Vous n’avez rien à faire.]',
      why: 'Une annonce, sans lien ni demande : même imitée, elle ne prendrait rien.',
    },
    fraud: {
      from: 'INFO LIGNE',
      text: 'Facture refusée, ligne coupée ce soir. Donnez [une autre carte bancaire].',
      link: 'https://info-ligne.[facture-mobile.example]',
      known: 'C’est l’entreprise qui paie cette ligne.',
      why: 'La ligne n’est pas à vous, et l’adresse finit par facture-mobile.example. La coupure sert à presser.',
      ifTreated: 'Une seconde carte est donnée, pour une ligne que l’entreprise avait payée.',
    },
  },
];

export const PRACTICE_CHATS: readonly Subject[] = [
  {
    id: 'photo',
    channel: 'chat',
    genuine: {
      from: 'Solène Autret',
      address: 'Brévelle Maritime',
      text: 'Photo d’équipe à midi devant la grue ! [Pas d’obligation], on en refera une au printemps.',
      why: 'Une invitation que l’on peut refuser, et rien à envoyer, à ouvrir ou à payer.',
    },
    fraud: {
      from: 'Solène Autret',
      address: 'Externe',
      text: 'J’écris de chez moi. Il me faut [la liste des salariés], avec les portables, pour le journal interne.',
      known: 'Solène est au deuxième, je l’ai croisée.',
      why: '« Externe » ne décide de rien ; cette liste, si : elle ne sort pas de l’entreprise, et Solène est au deuxième.',
      ifTreated: 'La liste est partie avec tous les portables. Solène, au deuxième, n’en sait rien.',
    },
  },
  {
    id: 'avance',
    channel: 'chat',
    genuine: {
      from: 'Yann Le Dantec',
      address: 'Brévelle Maritime',
      text: 'le portique 2 couine encore.. je l’ai mis [dans le cahier], tu le verras en passant',
      why: 'Une information de métier, écrite vite, à lire là où l’équipe l’écrit toujours.',
    },
    fraud: {
      from: 'Yann Le Dantec',
      address: 'Brévelle Maritime',
      text: 'Ma carte est avalée, je suis à la pompe. Tu peux m’avancer 60 € ? Voici [mon nouveau compte].',
      known: 'Yann est en congé cette semaine.',
      why: 'Le compte est le sien, mais un compte se vole. On l’appelle avant d’envoyer un euro.',
      ifTreated: '60 € sont partis sur un compte inconnu. Yann, en congé, n’a pas pris la voiture.',
    },
  },
];

export const PRACTICE_PAPERS: readonly Subject[] = [
  {
    id: 'casiers',
    channel: 'paper',
    genuine: {
      from: 'Affiche du vestiaire',
      title: 'Casiers : peinture samedi',
      text: 'Chacun garde le sien. Le plan des travaux est à scanner.',
      link: 'https://intranet.[brevelle.example]/casiers',
      qr: true,
      why: 'Le code mène à l’intranet, et ne fait que montrer un plan.',
    },
    fraud: {
      from: 'Affiche du vestiaire',
      title: 'Gardez votre casier',
      text: 'Réattribution lundi : scannez, connectez-vous avec [votre compte Brévelle].',
      link: 'https://[casiers-brevelle.example]/garder',
      qr: true,
      known: 'Elle est posée par-dessus celle de Karim.',
      why: 'Un compte d’entreprise pour un casier : le domaine casiers-brevelle.example n’est pas le nôtre.',
      ifTreated: 'Le casier est toujours là. Le compte Brévelle, lui, a changé de mains.',
    },
  },
  {
    id: 'velo',
    channel: 'paper',
    genuine: {
      from: 'Mot sur le guidon',
      title: 'Votre vélo',
      text: 'Il gêne la porte du quai : pouvez-vous le reculer ? [Karim, poste 4150]',
      known: 'Je l’ai garé vite, il pleuvait.',
      why: 'Un poste de l’annuaire, une demande ordinaire : on recule le vélo, et voilà.',
    },
    fraud: {
      from: 'Avis sur le guidon',
      title: 'Enlèvement dans 24 h',
      text: 'Vélo mal garé. Scannez et payez [25 € par carte bancaire] pour le garder.',
      link: 'https://[fourriere-velos.example]/payer',
      qr: true,
      known: 'Il est au râtelier, comme tous les jours.',
      why: 'Personne n’enlève un vélo rangé au râtelier. Le code mène à fourriere-velos.example, qui est à n’importe qui.',
      ifTreated: '25 €, puis d’autres, partent de la carte. Le vélo n’a pas bougé.',
    },
  },
];
