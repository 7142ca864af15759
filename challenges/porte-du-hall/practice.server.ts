/** The people and things for practice: none of them, and none of their sentences, occurs in play that counts. */
import { type Meeting, trusting, wary } from './encounters.server.ts';

export const PRACTICE_PERSONS: readonly Meeting[] = [
  {
    figure: 'inspecteur',
    opening: 'Armel Guillou, j’apporte l’extincteur neuf de l’atelier. Cinq minutes !',
    genuine: {
      near: 'Carte professionnelle : Armel Guillou, Ouest Protection.',
      visit: { who: 'A. Guillou, Ouest Protection', host: 'Karim' },
      place: 'register',
      because: 'Le nom et la société sont au registre, à cette heure : il entre, et Karim le rejoint.',
    },
    others: [
      {
        near: 'Carte professionnelle : Armel Guillou, Ouest Protection.',
        line: 'L’extincteur neuf de l’atelier est au mur depuis lundi.',
        place: 'message',
        because: 'La carte est la bonne, mais l’extincteur est posé. Livré deux fois, peut-être : Karim le saura.',
      },
    ],
    welcome: 'Tenez, ce badge est pour vous : j’avertis Karim.',
    ifOpened: 'Karim le croise dans les étages, extincteur à la main : celui de l’atelier est au mur depuis lundi.',
    help: 'Posez-le là une minute, je téléphone à Karim.',
    never: trusting(
      'L’atelier ? Passez derrière moi, je vous ouvre tout.',
      'Il passe derrière vous, porte après porte, et sans badge. Au troisième, vous l’avez perdu.',
    ),
  },
  {
    figure: 'traiteur',
    opening: 'Les crêpes pour le pot de Denise ! C’est à quel étage ?',
    genuine: {
      near: 'Bon de livraison : Crêperie du Fanal, salle Molène.',
      line: 'La Crêperie du Fanal livre le pot de Denise, salle Molène.',
      place: 'message',
      because: 'La salle et la crêperie sont celles du message : personne ne mange froid.',
    },
    others: [
      {
        near: 'Bon de livraison : Crêperie du Fanal, salle Molène.',
        line: 'Denise fête son départ chez elle, pas au bureau.',
        place: 'message',
        because: 'Le pot n’a pas lieu ici. Une adresse mal notée, peut-être : Camille peut le dire.',
      },
    ],
    welcome: 'Un badge pour vous, allez-y : j’avertis Camille.',
    ifOpened: 'Camille arrive : Molène est vide. Les crêpes refroidissent, et quelqu’un cherche Denise dans les bureaux.',
    help: 'Gardez-les au chaud une minute, je demande à Camille.',
    never: wary(
      'On ne mange pas ici ce matin : remportez-les, merci.',
      'Les crêpes repartent. Camille aurait su dire où elles étaient attendues.',
    ),
  },
  {
    figure: 'nouveau',
    opening: 'Aïssata Bah, stagiaire à l’atelier. Premier étage, porte bleue, c’est cela ?',
    genuine: {
      near: 'Une convention de stage sous le bras.',
      line: 'Aïssata Bah commence son stage : badge orange, avec les clés.',
      place: 'message',
      because: 'Son nom est dans le message, son badge l’attend. Un stage bien commencé commence ici.',
    },
    others: [
      {
        near: 'Une convention de stage sous le bras.',
        place: 'message',
        because: 'Aucun mot d’elle ce matin. La convention, c’est l’atelier qui la connaît.',
      },
    ],
    welcome: 'Bonjour Aïssata ! Le badge orange, et la porte bleue.',
    ifOpened: 'Le badge orange part pour l’atelier, au cou de quelqu’un que rien n’annonçait.',
    help: 'Bonjour ! Un siège, et je téléphone à l’atelier.',
    never: trusting(
      'C’est bien la porte bleue, et le code est le 1987.',
      'Le code 1987 est désormais celui du couloir entier, passants compris.',
    ),
  },
  {
    figure: 'candidat',
    opening: 'Rozenn Pennec, pour une visite avec Camille Prigent. Je la rejoins là-haut ?',
    genuine: {
      near: 'Une invitation au nom de Rozenn Pennec.',
      visit: { who: 'Rozenn Pennec, visite du port', host: 'Camille' },
      place: 'register',
      because: 'La visite est inscrite, Camille la guide : un badge, et en route.',
    },
    others: [
      {
        near: 'Une invitation au nom de Rozenn Pennec.',
        visit: { who: 'Rozenn Pennec, visite du port', host: 'Camille', struck: 'annulée' },
        place: 'register',
        because: 'La visite est annulée, et elle ne le sait pas. On la reçoit dans le hall, et Camille explique.',
      },
    ],
    welcome: 'Ce badge est pour vous, allez : j’avertis Camille.',
    ifOpened: 'Camille, au bout du fil : « C’est annulé ! » Elle est déjà au bureau 12 à l’attendre, seule parmi les dossiers.',
    help: 'Un café en attendant ? Je téléphone à Camille.',
    never: wary(
      'Je ne suis au courant de rien : écrivez à Camille.',
      'Elle repart écrire. Camille, à vingt mètres, aurait répondu en une minute.',
    ),
  },
];

export const PRACTICE_THINGS: readonly Meeting[] = [
  {
    figure: 'cle',
    opening: 'Au pied du comptoir, une clé USB : « PHOTOS DE L’ÉTÉ ».',
    others: [
      {
        near: 'Étiquette gravée : Brévelle nº 08.',
        mark: 'named',
        line: 'La clé nº 08 de Solène a disparu hier soir.',
        place: 'near',
        because: 'Le numéro est celui de Solène, le contenu n’est plus sûr : le support la vérifie avant de la lui rendre.',
      },
      {
        near: 'Une pastille rouge, rien d’écrit derrière.',
        mark: 'plain',
        line: 'La clé nº 08 de Solène a disparu hier soir.',
        place: 'near',
        because: 'Une clé sans maître se confie au support, qui a de quoi l’ouvrir.',
      },
    ],
    welcome: 'Je la dépose sur le bureau de Solène, avec un mot.',
    ifOpened: 'Solène la trouve, sourit, la branche. Ce qu’il y a dessus, elle l’ignorait aussi.',
    help: 'Je la confie au support, sans la brancher nulle part.',
    never: trusting(
      'J’ouvre les photos ici, on verra bien qui sourit.',
      'Les photos s’affichent, et autre chose avec elles. Le réseau du hall ralentit.',
    ),
  },
  {
    figure: 'ecran',
    opening: 'Près de l’entrée, un écran brille. Pas un chat autour.',
    genuine: {
      near: '« Bienvenue à Port-Brévelle » : les marées du jour défilent.',
      mark: 'named',
      place: 'near',
      because: 'Un panneau d’accueil n’est la session de personne : il est fait pour briller seul.',
    },
    others: [
      {
        near: 'Session de Camille : son planning, et une fiche de paie.',
        mark: 'plain',
        place: 'near',
        because: 'Une fiche de paie à la vue du hall : on verrouille sans lire, et Camille le sait tout de suite.',
      },
    ],
    welcome: 'Il peut briller tout seul : je retourne au comptoir.',
    ifOpened: 'Deux visiteurs lisent une fiche de paie en attendant leur café.',
    help: 'Je verrouille cet écran, et je le fais savoir à Karim.',
    needless: 'Les marées s’éteignent, Karim les rallume : c’était le panneau d’accueil.',
    never: trusting(
      'Je ferme ce qui est ouvert, fenêtre après fenêtre.',
      'Une fenêtre se ferme, une autre paraît dessous, et l’écran reste à qui passe.',
      'Le panneau s’éteint : plus personne n’y lit les marées.',
    ),
  },
  {
    figure: 'feuilles',
    opening: 'Dans le bac de l’imprimante, quelques feuilles attendent.',
    genuine: {
      near: 'Horaires de la navette du port, en couleurs.',
      line: 'Les horaires de la navette sont à prendre sur l’imprimante.',
      place: 'near',
      because: 'Karim les annonce, et chacun peut les prendre : rien à cacher.',
    },
    others: [
      {
        near: 'Arrêts de travail : trois noms, trois médecins.',
        line: 'Les horaires de la navette sont à prendre sur l’imprimante.',
        place: 'near',
        because: 'Des données de santé, à la vue de tous : on les met à l’abri, et Inès les reprend.',
      },
    ],
    welcome: 'Qu’elles restent dans le bac, chacun se servira.',
    ifOpened: 'Quelqu’un qui attend la navette lit trois noms, et ceux de trois médecins.',
    help: 'Je les range à l’abri, et je téléphone à Inès.',
    needless: 'Inès vient voir : ce sont les horaires annoncés. Elle les remet dans le bac.',
    never: trusting(
      'Je les glisse dans la corbeille, et je recharge.',
      'La corbeille garde tout à portée de main, et personne n’a récupéré ses feuilles.',
      'Les horaires sont à la corbeille : on vous les demandera.',
    ),
  },
];
