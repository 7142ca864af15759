/** The pool of pages. Write your own here: at least three to allow and three to block, at addresses in `.example`, which nobody can own. */
import type { Gesture, Page } from './artifacts.ts';

export interface PoolPage extends Omit<Page, 'id'> {
  readonly right: Gesture;
  /** Explanation for the reveal. */
  readonly why: string;
}

const NOTIFICATIONS = 'demande à vous envoyer des notifications';
const POSITION = 'demande à connaître votre position';
const CAMERA = 'demande à utiliser votre caméra';
const MICROPHONE = 'demande à utiliser votre micro et votre caméra';
const CLIPBOARD = 'demande à voir le texte copié dans votre presse-papiers';

export const PAGES: readonly PoolPage[] = [
  {
    host: 'messagerie.brevelle.example',
    path: '/equipe',
    title: 'Messagerie de l’équipe',
    text: 'Trois messages non lus. Activez les alertes pour ne pas manquer les suivants.',
    asks: NOTIFICATIONS,
    task: 'Vous ouvrez la messagerie de l’entreprise pour la journée.',
    right: 'allow',
    why: 'Une messagerie que vous utilisez toute la journée a de quoi vous prévenir.',
  },
  {
    host: 'visio.brevelle.example',
    path: '/salle/quai',
    title: 'Réunion du quai',
    text: 'Votre réunion commence. Deux personnes sont déjà dans la salle.',
    asks: MICROPHONE,
    task: 'Vous entrez dans la réunion de 10 h, où vous devez parler.',
    right: 'allow',
    why: 'Vous venez d’entrer dans une réunion où l’on doit vous voir et vous entendre, sur le site de votre entreprise.',
  },
  {
    host: 'stock.brevelle.example',
    path: '/inventaire',
    title: 'Inventaire',
    text: 'Visez le code-barres de la caisse.',
    asks: CAMERA,
    task: 'Vous faites l’inventaire : la page lit les codes-barres.',
    right: 'allow',
    why: 'Sans caméra, la page ne peut pas faire ce que vous lui demandez.',
  },
  {
    host: 'www.port-brevelle.example',
    path: '/visiteurs/itineraire',
    title: 'Itinéraire jusqu’à la porte B',
    text: 'D’où partez-vous ? D’ici, ou d’une adresse à saisir.',
    asks: POSITION,
    task: 'Vous cherchez le chemin de la porte B, à pied, depuis là où vous êtes.',
    right: 'allow',
    why: 'Vous venez de demander un chemin depuis ici : la position est la question même.',
  },
  {
    host: 'videos-du-port.example',
    path: '/verification',
    title: 'Êtes-vous un robot ?',
    text: 'Pour prouver que vous n’êtes pas un robot, cliquez sur « Autoriser ».',
    asks: NOTIFICATIONS,
    task: 'Vous vouliez regarder la vidéo d’un portique.',
    right: 'block',
    why: 'Aucune vérification n’a besoin de notifications. Ce sont elles qui enverront de fausses alertes.',
  },
  {
    host: 'meteo-du-large.example',
    path: '/brevelle/demain',
    title: 'Météo de demain',
    text: 'Vent de nord-ouest, 25 nœuds. Autorisez les alertes pour lire la suite.',
    asks: NOTIFICATIONS,
    task: 'Vous lisez la météo, une fois.',
    right: 'block',
    why: 'On lit très bien une page sans qu’elle ait le droit d’écrire sur votre écran.',
  },
  {
    host: 'convertir-un-pdf.example',
    path: '/gratuit',
    title: 'Convertir un document',
    text: 'Votre document est prêt dans un instant.',
    asks: CAMERA,
    task: 'Vous cherchez un convertisseur. Le document est un fichier de votre ordinateur.',
    right: 'block',
    why: 'Un fichier n’a pas besoin d’être filmé. Et un document de travail se convertit avec les outils de l’entreprise.',
  },
  {
    host: 'fournitures-a-prix-doux.example',
    path: '/comparer',
    title: 'Comparer les prix',
    text: 'Ramette de papier : 4,10 €. Comparez en un geste !',
    asks: CLIPBOARD,
    task: 'Vous comparez des prix. Vous avez copié un mot de passe il y a une minute.',
    right: 'block',
    why: 'La page lirait ce que vous avez copié en dernier, mot de passe compris.',
  },
  {
    host: 'brevelle.example.bons-plans-midi.example',
    path: '/menus',
    title: 'Menus du midi',
    text: 'Plat du jour : gratin de poisson.',
    asks: POSITION,
    task: 'Vous lisez le menu d’un restaurant dont vous connaissez le chemin.',
    right: 'block',
    why: 'Vous n’avez pas demandé de chemin. Et l’adresse se lit par la fin : ce site n’est pas celui de Brévelle.',
  },
];
