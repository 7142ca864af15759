/** The pool of posts. Write your own here: at least three to publish and three to hold, all equally tempting. */
import type { Gesture, Post } from './artifacts.ts';

export interface PoolPost extends Omit<Post, 'id'> {
  readonly right: Gesture;
  /** Explanation for the reveal. */
  readonly why: string;
}

export const POSTS: readonly PoolPost[] = [
  {
    author: 'Lucas Ferrand',
    team: 'Comptabilité',
    text: 'Bonnes vacances à Nadia ! Jusqu’au 24, je suis seul à valider les factures : soyez indulgents.',
    right: 'hold',
    why: 'Qui manque, qui remplace, jusqu’à quand : c’est le début d’une fausse demande de virement.',
  },
  {
    author: 'Karim Haddad',
    team: 'Services généraux',
    text: 'Ils sont arrivés : nos nouveaux badges ! Voici le mien en gros plan, recto et verso.',
    right: 'hold',
    why: 'Un gros plan donne le modèle et le numéro : de quoi en imiter un.',
  },
  {
    author: 'Yann Le Dantec',
    team: 'Portiques',
    text: 'Vendredi, toute l’équipe fête un départ : entre 22 h et 23 h, personne à la barrière nord. Merci de votre patience !',
    right: 'hold',
    why: 'Une entrée sans personne, annoncée à la ville entière, heure comprise.',
  },
  {
    author: 'Théo Vasseur',
    team: 'Équipe web',
    text: 'Plus que trois jours avant le nouveau site ! L’ancien n’a pas été mis à jour depuis deux ans, il était temps.',
    right: 'hold',
    why: 'C’est dire où est la faille, et combien de temps elle reste ouverte.',
  },
  {
    author: 'Malo Quéré',
    team: 'Quai',
    text: 'Belle opération jeudi à 6 h, porte B : deux mille téléphones neufs pour un client fidèle. On recrute des lève-tôt !',
    right: 'hold',
    why: 'Quoi, où et quand : de quoi préparer un vol. Et le client n’a rien demandé.',
  },
  {
    author: 'Inès Moreau',
    team: 'Ressources humaines',
    text: 'Nous recrutons deux grutiers, débutants acceptés. Candidatures par la page « Recrutement » de notre site.',
    right: 'publish',
    why: 'Une annonce est faite pour être lue, et l’on répond par le site : aucune adresse personnelle.',
  },
  {
    author: 'Gwenaëlle Riou',
    team: 'Direction',
    text: 'Le quatrième portique est debout : 52 mètres, il se voit de toute la ville. Bravo aux équipes !',
    right: 'publish',
    why: 'Tout le monde le voit de la rue. Les équipes sont saluées, personne n’est désigné.',
  },
  {
    author: 'Aïcha Belkacem',
    team: 'Accueil',
    text: 'Portes ouvertes samedi 14, de 10 h à 17 h, par l’avenue des Docks. Venez voir le quai !',
    right: 'publish',
    why: 'Une date, une heure, une entrée : c’est une invitation, elle doit les donner.',
  },
  {
    author: 'Malik Benali',
    team: 'Support informatique',
    text: 'Rappel à nos partenaires : notre support ne demande jamais de mot de passe, ni par e-mail ni par téléphone.',
    right: 'publish',
    why: 'Plus cette règle est connue, mieux elle protège.',
  },
  {
    author: 'Camille Prigent',
    team: 'Exploitation',
    text: 'La ville ferme la rue du Bassin lundi. Transporteurs, prenez l’avenue des Docks : la porte A reste ouverte jusqu’à 20 h.',
    right: 'publish',
    why: 'Les travaux sont annoncés par la ville, l’horaire est affiché à la porte. Les clients en ont besoin.',
  },
];
