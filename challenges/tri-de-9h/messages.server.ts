import type { Subject } from './subject.server.ts';

const COLIS = 'J’attends un casque, port payé. Le transporteur : relais-quai.example.';
const FORMATION = 'Mardi, j’ai choisi “Tableur, niveau 2”.';
const ARMELLE = 'Armelle écrit dans ce fil depuis mars.';

export const TEXTS: readonly Subject[] = [
  {
    id: 'colis',
    channel: 'sms',
    genuine: {
      from: 'RELAIS QUAI',
      text: 'Votre colis sera remis demain à l’accueil de votre entreprise. Suivre son trajet :',
      link: 'https://suivi.[relais-quai.example]/8841',
      known: COLIS,
      why: 'Un colis attendu, rien à payer, et un lien qui mène au site que Camille connaissait avant le message.',
    },
    fraud: {
      from: 'RELAIS QUAI',
      text: 'Votre colis est retenu au dépôt. Réglez [1,99 € de frais] avant ce soir.',
      link: 'https://relais-quai.[suivi-livraison.example]',
      known: COLIS,
      why: 'Le port était payé. La petite somme sert à obtenir la carte ; l’adresse finit par suivi-livraison.example.',
      ifTreated: 'La carte est débitée de bien plus que 1,99 €. Le casque, lui, arrive demain.',
    },
  },
  {
    id: 'ameli',
    channel: 'sms',
    genuine: {
      from: 'CPAM',
      text: 'Votre nouvelle carte Vitale est en route. Pour la suivre, [ouvrez vous-même l’application] ou le site.',
      why: 'Même si quelqu’un imitait l’expéditeur, il n’y gagnerait rien : pas de lien, on ouvre l’application soi-même.',
    },
    fraud: {
      from: 'CPAM',
      text: 'Vos droits s’arrêtent ce soir. Gardez-les en confirmant [votre numéro de sécurité sociale].',
      link: 'https://cpam-droits.[maintien-sante.example]',
      why: 'Le nom affiché se choisit librement. La caisse a déjà ce numéro ; l’adresse finit par maintien-sante.example.',
      ifTreated: 'Le numéro est parti. Un faux conseiller rappellera, et en saura assez pour vous tromper.',
    },
  },
  {
    id: 'formation',
    channel: 'sms',
    genuine: {
      from: 'CPF',
      text: 'Inscription enregistrée : [Tableur, niveau 2]. Votre participation se règle dans votre compte, à ouvrir vous-même.',
      known: FORMATION,
      why: 'Il répond à ce que Camille a demandé mardi, au mot près, et ne donne aucun lien à suivre.',
    },
    fraud: {
      from: 'CPF',
      text: 'Vos droits expirent ce soir. Une conseillère les garde pour vous : [rappelez le 01 99 00 63 15].',
      known: FORMATION,
      why: 'Démarcher par SMS pour le CPF est interdit depuis décembre 2022, et ces droits n’expirent pas ce soir. L’inscription de mardi n’y est pour rien.',
      ifTreated: 'La conseillère est charmante : elle a besoin de vos codes, et vide le compte de formation.',
    },
  },
  {
    id: 'banque',
    channel: 'sms',
    genuine: {
      from: 'BANQUE MOLE',
      text: 'Paiement de [749 €] par carte à valider. [Ouvrez votre application.] Nous n’appelons jamais à ce sujet.',
      known: 'L’ordinateur que je viens de commander : 749 €.',
      why: 'La somme est celle de l’achat, et le message ne mène nulle part : Camille ouvre l’application qu’elle avait déjà.',
    },
    fraud: {
      from: 'BANQUE MOLE',
      text: 'Un appareil inconnu vient d’ouvrir votre espace. Ce n’est pas vous ? [Appelez vite le 01 99 00 47 12.]',
      known: 'Mon application ne signale rien.',
      why: 'Au bout de ce numéro attend un faux conseiller. On ouvre l’application, ou l’on appelle le numéro inscrit sur sa carte.',
      ifTreated: 'Au bout du fil, un faux conseiller dicte les gestes. Le compte se vide pendant l’appel.',
    },
  },
  {
    id: 'code',
    channel: 'sms',
    fresh: true,
    genuine: {
      from: 'MUTUELLE',
      text: '481 220 : votre code pour changer de mot de passe. [Saisissez-le sur la page ouverte], ne le dictez à personne.',
      known: 'Je viens de le demander, sur le site de la mutuelle.',
      why: 'Camille l’a demandé il y a une minute, sur le site qu’elle a ouvert elle-même. Le code se tape là, et nulle part ailleurs.',
    },
    fraud: {
      from: 'MUTUELLE',
      text: '481 220 : votre code. Une connexion est en cours. [Renvoyez-le en réponse] pour la bloquer.',
      known: 'Je n’ai rien demandé à la mutuelle.',
      why: 'Quelqu’un essaie d’entrer, et il lui manque ce code. Le renvoyer lui ouvre ; rien ne se bloque ainsi.',
      ifTreated: 'Le code est parti : quelqu’un d’autre vient d’entrer dans l’espace de la mutuelle.',
    },
  },
];

export const CHATS: readonly Subject[] = [
  {
    id: 'direction',
    channel: 'chat',
    genuine: {
      from: 'Gwenaëlle Riou',
      address: 'Brévelle Maritime',
      text: 'Conseil avancé à 15 h. Posez-moi les escales de la semaine [dans le dossier habituel]. Vite, merci.',
      why: 'Pressée, sèche, et vraie : la demande est ordinaire, le dossier est celui de toujours, et rien ne sort de l’entreprise.',
    },
    fraud: {
      from: 'Gwenaëlle Riou',
      address: 'Externe',
      text: 'En conseil, [impossible d’appeler]. Achetez cinq [cartes cadeaux] de 100 € et envoyez-moi les codes. Discrétion, merci.',
      why: 'La demande sort des habitudes, et l’on vous isole : pas d’appel, pas un mot. La vraie directrice ne demande jamais d’argent par message.',
      ifTreated: 'Cinq codes sont partis, 500 € dépensés. Gwenaëlle sort du conseil : elle n’a rien demandé.',
    },
  },
  {
    id: 'planning',
    channel: 'chat',
    genuine: {
      from: 'Yann Le Dantec',
      address: 'Brévelle Maritime',
      text: 'jai oublié le planning du portique 3 pour cette nuit, tu peux le remettre [dans notre canal] ? mercii',
      why: 'Des fautes de fin de nuit, mais une demande de métier, dans le canal de l’équipe. Les fautes ne décident pas.',
    },
    fraud: {
      from: 'Yann Le Dantec',
      address: 'Brévelle Maritime',
      text: 'J’ai changé de téléphone. [Le code à six chiffres] que tu viens de recevoir est pour moi, peux-tu me le renvoyer ?',
      known: 'Un code vient d’arriver. Je n’avais rien demandé.',
      why: 'Le compte est celui de Yann, mais volé. Un code que vous recevez ouvre votre porte à vous ; il ne se transmet jamais.',
      ifTreated: 'Le code est parti : le compte de Camille écrit à son tour aux collègues.',
    },
  },
  {
    id: 'transporteuse',
    channel: 'chat',
    genuine: {
      from: 'Armelle, transports',
      address: 'Externe',
      text: 'Camion 12 retardé de vingt minutes. [On garde la porte 3 ?]',
      known: ARMELLE,
      why: '« Externe » ne veut pas dire suspect : un fil connu, une question de métier, rien à ouvrir ni à donner.',
    },
    fraud: {
      from: 'Armelle, transports',
      address: 'Externe',
      text: 'Nos bons de livraison changent : [installez le lecteur] avant 10 h pour ouvrir les prochains.',
      link: 'https://[lecteur-bons.example]/installer',
      known: ARMELLE,
      why: 'Le fil est connu, le compte d’Armelle a pu être volé : ce qui décide, c’est ce qu’on veut vous faire installer.',
      ifTreated: 'Le « lecteur » s’installe. Ce n’en est pas un, et le poste est à quelqu’un d’autre.',
    },
  },
  {
    id: 'comptes',
    channel: 'chat',
    genuine: {
      from: 'Nadia Kervella',
      address: 'Brévelle Maritime',
      text: 'La facture 2208, 3 140 €, est payée. Peux-tu classer le bon de livraison ?',
      link: 'https://intranet.[brevelle.example]/bons/2208',
      why: 'Une somme et un lien, et pourtant rien ne sort : le dossier est sur l’intranet, et la facture est déjà payée.',
    },
    fraud: {
      from: 'Nadia Kervella',
      address: 'Brévelle Maritime',
      text: 'Envoie-moi [la liste des clients et leurs contacts] sur mon adresse personnelle, c’est pour ce matin.',
      known: 'Nadia est à deux portes, je viens de la saluer.',
      why: 'Le compte est le sien, mais un compte se vole. Nadia est à deux portes, et cette liste ne sort pas de l’entreprise.',
      ifTreated: 'La liste des clients est partie. Nadia, à deux portes, n’a rien demandé.',
    },
  },
];
