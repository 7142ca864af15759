import type { Subject } from './subject.server.ts';

const COLIS = 'J’attends un casque. Le port est déjà payé.';
const FORMATION = 'Mardi, j’ai choisi « Tableur, niveau 2 ».';
const BANQUE = 'J’y ai rendez-vous jeudi, à 18 h.';
const ARMELLE = 'Armelle écrit dans ce fil depuis mars.';

export const TEXTS: readonly Subject[] = [
  {
    id: 'colis',
    channel: 'sms',
    genuine: {
      from: 'RELAIS QUAI',
      text: 'Votre colis sera remis demain à l’accueil de votre entreprise. [Rien à payer], rien à confirmer.',
      known: COLIS,
      why: 'Un colis attendu, et rien à donner : ni clic, ni carte. Le SMS informe, il ne demande rien.',
    },
    fraud: {
      from: 'RELAIS QUAI',
      text: 'Votre colis est retenu au dépôt. Réglez [1,99 € de frais] avant ce soir.',
      link: 'https://relais-du-quai.[suivi-livraison.example]',
      known: COLIS,
      why: 'Le port était payé. La petite somme sert à obtenir la carte ; l’adresse finit par suivi-livraison.example.',
    },
  },
  {
    id: 'ameli',
    channel: 'sms',
    genuine: {
      from: 'Ameli',
      text: 'Un nouveau message est arrivé dans votre compte ameli. [Ouvrez vous-même l’application] pour le lire.',
      why: 'Même si quelqu’un imitait l’expéditeur, il n’y gagnerait rien : pas de lien, on ouvre l’application soi-même.',
    },
    fraud: {
      from: 'Ameli',
      text: 'Un remboursement de 318,40 € vous attend. Confirmez [votre carte bancaire] pour le recevoir.',
      link: 'https://ameli-compte.[remboursement-sante.example]',
      why: 'Le nom affiché se choisit librement. La caisse connaît déjà votre compte et n’a que faire de votre carte.',
    },
  },
  {
    id: 'formation',
    channel: 'sms',
    genuine: {
      from: 'CPF',
      text: 'Inscription enregistrée : [Tableur, niveau 2]. Le détail est dans votre compte, [à ouvrir vous-même].',
      known: FORMATION,
      why: 'Il répond à ce que Camille a demandé mardi, au mot près, et ne donne aucun lien à suivre.',
    },
    fraud: {
      from: 'CPF',
      text: 'Vos [1 240 € expirent ce soir]. Gardez-les en donnant [votre numéro de sécurité sociale].',
      link: 'https://mon-compte-formation.[conserver-mes-droits.example]',
      known: FORMATION,
      why: 'Ces droits ne s’éteignent pas ce soir, et le démarchage par SMS pour le CPF est interdit depuis décembre 2022. L’adresse finit par conserver-mes-droits.example, et l’inscription de mardi n’y est pour rien.',
    },
  },
  {
    id: 'banque',
    channel: 'sms',
    genuine: {
      from: 'BANQUE MOLE',
      text: 'Rappel : rendez-vous en agence [jeudi à 18 h]. Pour le déplacer, passez par votre application.',
      known: BANQUE,
      why: 'Le rendez-vous existe, à cette heure-là, et le message renvoie vers l’application qu’on a déjà.',
    },
    fraud: {
      from: 'BANQUE MOLE',
      text: 'Paiement de 749 € en cours. Ce n’est pas vous ? [Appelez vite le 01 99 00 47 12], service fraude.',
      known: BANQUE,
      why: 'Au bout de ce numéro attend un faux conseiller. On ouvre l’application, ou l’on appelle le numéro inscrit sur sa carte.',
    },
  },
];

export const CHATS: readonly Subject[] = [
  {
    id: 'direction',
    channel: 'chat',
    genuine: {
      from: 'Gwenaëlle Riou',
      address: '[Brévelle Maritime]',
      text: 'Conseil avancé à 15 h. Posez-moi les escales de la semaine [dans le dossier habituel]. Vite, merci.',
      why: 'Pressée, sèche, et vraie : le compte est de la maison, la demande est ordinaire, rien n’en sort.',
    },
    fraud: {
      from: 'Gwenaëlle Riou',
      address: '[Externe]',
      text: 'En conseil, [impossible d’appeler]. Achetez cinq [cartes cadeaux] de 100 € et envoyez-moi les codes. Discrétion, merci.',
      why: 'Le compte est « Externe », la demande sort des habitudes, et l’on vous isole : pas d’appel, pas un mot. Gwenaëlle Riou ne demande jamais d’argent par message.',
    },
  },
  {
    id: 'planning',
    channel: 'chat',
    genuine: {
      from: 'Yann Le Dantec',
      address: 'Brévelle Maritime',
      text: 'jai oublié le planning du portique 3 pour cette nuit, tu peux le remettre [dans notre canal] ? mercii',
      why: 'Des fautes de fin de nuit, mais une demande de métier, dans le canal de l’équipe. Ce ne sont pas les fautes qui décident.',
    },
    fraud: {
      from: 'Yann Le Dantec',
      address: 'Brévelle Maritime',
      text: 'J’ai changé de téléphone. [Le code à six chiffres] que tu viens de recevoir est pour moi, peux-tu me le renvoyer ?',
      known: 'Un code vient d’arriver. Je n’avais rien demandé.',
      why: 'Le compte est bien celui de Yann, mais volé : le nom ne suffit plus. Un code que vous recevez ouvre votre porte à vous ; il ne se transmet jamais.',
    },
  },
  {
    id: 'transporteuse',
    channel: 'chat',
    genuine: {
      from: 'Armelle, transports',
      address: 'Externe',
      text: 'Camion 12 retardé de vingt minutes. [On garde la porte 3 ?]',
      known: ARMELLE,
      why: '« Externe » ne veut pas dire suspect : un fil connu, une question de métier, rien à ouvrir ni à donner.',
    },
    fraud: {
      from: 'Armelle, transports',
      address: 'Externe',
      text: 'Nos bons de livraison changent : [installez le lecteur] avant 10 h pour ouvrir les prochains.',
      link: 'https://[lecteur-bons.example]/installer',
      known: ARMELLE,
      why: 'Le fil est connu, le compte d’Armelle a pu être volé : ce qui décide, c’est ce qu’on veut vous faire installer.',
    },
  },
];
