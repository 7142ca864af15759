/** The posts of La Passerelle. Three pictures show one line each of the same orange paper; a fourth tells where to look for it. */
import type { Post } from './artifacts.ts';

export interface PaperLines {
  readonly first: string;
  readonly second: string;
  readonly third: string;
}

/** The text spelt out for screen readers: « a, b, 3, accolade fermante ». */
const spelt = (text: string) =>
  [...text]
    .map((sign) => ({ '{': 'accolade ouvrante', '}': 'accolade fermante', _: 'trait de soulignement' })[sign] ?? sign)
    .join(', ');

function party(first: string): Post {
  return {
    id: 'fete',
    author: 'Solène Autret',
    role: 'Communication',
    date: 'vendredi 20 novembre 2026',
    text: 'Le nouveau portail est en ligne ! L’équipe web fête cela autour d’un far maison. Merci à Théo, qui prêtait son bureau.',
    picture: {
      kind: 'desk',
      title: 'L’équipe web, vendredi midi',
      summary: 'Photo : deux personnes souriantes près d’un bureau, un far sur une assiette, un écran allumé, une grande tasse.',
      zones: [
        'À droite : Théo et une collègue, tout sourire, sous une guirlande de fanions.',
        'Au centre du bureau : un far entamé, des fourchettes.',
        'À gauche : un écran qui affiche du code, et la mention « Mise en ligne réussie ».',
        `Au coin de l’écran, en bas à droite : un papier orange intitulé « Serveur test ». Sa première ligne se lit : ${first} (soit ${spelt(first)}). La suite est cachée par la tasse.`,
        'Devant l’écran : une grande tasse bleue, marquée d’une ancre.',
      ],
      line: first,
    },
    comments: [
      { author: 'Fatou Diarra', text: 'Bravo à toute l’équipe. Solène, je t’appelle.' },
      {
        author: 'Théo Vasseur',
        text: 'On voit mon papier orange ! Pas d’inquiétude : il a trois lignes, et ma tasse en cache deux.',
      },
    ],
  };
}

function badges(third: string): Post {
  return {
    id: 'badges',
    author: 'Inès Moreau',
    role: 'Ressources humaines',
    date: 'jeudi 19 novembre 2026',
    text: 'Changement des badges : premier lot d’anciens badges rendu à l’accueil. Il en manque 175, on compte sur vous !',
    picture: {
      kind: 'badges',
      title: 'Le plateau des badges rendus',
      summary: 'Photo : cinq badges d’accès sur un plateau, quatre à l’endroit, un retourné.',
      zones: [
        'De gauche à droite, les badges à l’endroit : Yann Le Dantec, nº 0093 ; Nadia Kervella, nº 0117 ; Malik Benali, nº 0142 ; Solène Autret, nº 0158.',
        'En haut à gauche : une note manuscrite, « Rendus le 19/11 ».',
        `Au centre : un badge retourné, au nom de T. Vasseur. Dans son étui, un papier orange, dont le badge de Malik cache le début. La troisième et dernière ligne se lit : ${third} (soit ${spelt(third)}).`,
      ],
      line: third,
    },
    comments: [
      { author: 'Yann Le Dantec', text: 'Le mien est rendu ! Pour une fois que je suis dans les premiers…' },
      { author: 'Théo Vasseur', text: 'J’ai rendu le mien ce matin, sans rien enlever de l’étui.' },
    ],
  };
}

function call(second: string): Post {
  return {
    id: 'visio',
    author: 'Inès Moreau',
    role: 'Ressources humaines',
    date: 'mercredi 18 novembre 2026',
    text: 'Le premier Café RH à distance a fait le plein. Prochain rendez-vous le 2 décembre.',
    picture: {
      kind: 'call',
      title: 'Capture du Café RH en visio',
      summary: 'Capture d’écran : une visioconférence à quatre, Inès, Nadia, Gwenaëlle et Malik.',
      zones: [
        'En haut à gauche : Inès, devant un mur clair et un cadre.',
        `En haut à droite : Nadia, dans l’open space. Derrière elle, à droite de l’image, l’écran de Théo, avec un papier orange. Une plante en cache le haut, un dossier de chaise le bas ; la deuxième ligne se lit : ${second} (soit ${spelt(second)}).`,
        'En bas à gauche : Gwenaëlle, dans un train, la mer par la fenêtre.',
        'En bas à droite : Malik, devant une étagère de matériel, arrière-plan légèrement flouté.',
      ],
      line: second,
    },
    comments: [
      { author: 'Nadia Kervella', text: 'On voit tout l’open space derrière moi… Le floutage, c’est où ?' },
      { author: 'Théo Vasseur', text: 'Et mon bureau au fond. Je passe à la télé !' },
    ],
  };
}

const TICKETS: Post = {
  id: 'tickets',
  author: 'Malik Benali',
  role: 'Support informatique',
  date: 'lundi 16 novembre 2026',
  text: 'Rappel : une panne se signale par un ticket. Voici où cliquer, capture à l’appui.',
  picture: {
    kind: 'sharing',
    title: 'Capture de la page des tickets',
    summary:
      'Capture d’écran : un navigateur ouvert sur la liste des tickets, une flèche rouge vers le bouton « Nouveau ticket ».',
    zones: [
      'En haut : quatre onglets, « Tickets (3) », « Astreintes de novembre », « Serveur test, connexion » et « Far breton, la recette ».',
      'Au centre : la liste des tickets. 418, imprimante du quai 2 ; 417, badge refusé à la grille ; 415, compte de test verrouillé.',
      'À droite : le bouton « Nouveau ticket », entouré en rouge.',
      'En bas à droite : une notification de Théo Vasseur, « Le mot de passe du serveur de test ? Papier orange sur mon écran. Trois lignes à lire d’affilée. J’ai une copie derrière mon badge ».',
    ],
    line: '',
  },
  comments: [{ author: 'Yann Le Dantec', text: 'Avec l’image, même moi je trouve le bouton. Merci, Malik.' }],
};

const PARKING: Post = {
  id: 'parking',
  author: 'Karim Haddad',
  role: 'Services généraux',
  date: 'lundi 9 novembre 2026',
  text: 'Travaux à l’entrée du 23 au 27 novembre : voici le plan provisoire du parking.',
  picture: {
    kind: 'parking',
    title: 'Plan provisoire du parking',
    summary: 'Plan : huit places numérotées devant le bâtiment, une allée, une barrière, un local vélos.',
    zones: [
      'Rangée du haut : 1, G. Riou, absente du 23 au 27 ; 2, N. Kervella ; 3, astreinte de nuit ; 4, visiteurs.',
      'Rangée du bas : 5, F. Diarra ; 6, navette ; 7, prestataires ; 8, local vélos.',
      'À gauche : la barrière, avec la mention « levée de 6 h à 9 h pendant les travaux ».',
    ],
    line: '',
  },
  comments: [{ author: 'Fatou Diarra', text: 'Merci, Karim. Je t’écris à propos de ce plan.' }],
};

export function postsOf({ first, second, third }: PaperLines): readonly Post[] {
  return [party(first), badges(third), call(second), TICKETS, PARKING];
}
