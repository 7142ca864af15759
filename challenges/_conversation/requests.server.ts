/** The pool of requests. Write your own here: at least three to grant and three to call back for, all equally natural. */
import type { Turn } from './artifacts.ts';

export interface PoolRequest extends Omit<Turn, 'id'> {
  readonly right: 'tell' | 'callback';
  /** Explanation for the reveal. */
  readonly why: string;
}

export const REQUESTS: readonly PoolRequest[] = [
  {
    asks: 'Ce soir, la porte des camions ferme à quelle heure ?',
    tell: 'À 20 h, comme l’affiche notre site.',
    right: 'tell',
    why: 'L’horaire est public : le taire ne protège rien et fait perdre du temps.',
  },
  {
    asks: 'Mon camion fait 4 m 10 avec son chargement. Il passe sous le portique de l’entrée ?',
    tell: 'Oui, jusqu’à 4 m 30 : c’est sur le panneau de l’entrée.',
    right: 'tell',
    why: 'Le panneau le dit à tout le monde, et une erreur serait dangereuse.',
  },
  {
    asks: 'La nuit, si je tombe en panne devant chez vous, j’appelle qui ?',
    tell: 'Le poste de garde : le numéro est peint sur la barrière.',
    right: 'tell',
    why: 'Un numéro de service, affiché pour cela. Celui de quelqu’un aurait été autre chose.',
  },
  {
    asks: 'Et la facture, je l’envoie à quelle adresse ?',
    tell: 'À celle de la page « Contact » : le service la relève tous les jours.',
    right: 'tell',
    why: 'Une adresse de service, publiée par l’entreprise. Recevoir une facture n’engage à rien.',
  },
  {
    asks: 'Mon chauffeur vient pour la première fois. Il lui faut quoi pour entrer ?',
    tell: 'Une pièce d’identité et un gilet, comme pour tous les visiteurs.',
    right: 'tell',
    why: 'La règle est la même pour tous, et l’accueil la vérifiera.',
  },
  {
    asks: 'J’ai perdu le code de retrait de mon conteneur. Vous me le redonnez ?',
    tell: 'Pas de souci, je vous le lis : 7419.',
    right: 'callback',
    why: 'Avec ce code, on repart avec le conteneur. Il ne se donne qu’au numéro du dossier.',
  },
  {
    asks: 'C’est Yann qui a dépanné mon camion, hier. Vous me donnez son portable ?',
    tell: 'Bien sûr, je vous le dicte. Appelez plutôt après 14 h.',
    right: 'callback',
    why: 'Un numéro personnel, et ses horaires. Un prénom se lit sur un gilet.',
  },
  {
    asks: 'Pour demain 5 h, le code de la barrière n’a pas changé ?',
    tell: 'Non, toujours 4800.',
    right: 'callback',
    why: 'La question a l’air de tout savoir déjà : c’est vous qui donnez le code.',
  },
  {
    asks: 'Au fait, notre téléphone a changé. Vous mettez celui-ci dans le dossier ?',
    tell: 'C’est noté, je remplace l’ancien.',
    right: 'callback',
    why: 'Le prochain rappel irait à ce nouveau numéro. On le vérifie sur l’ancien.',
  },
  {
    asks: 'Le conteneur de Quai Ouest Distribution, il part quand ?',
    tell: 'À 6 h 15, porte B.',
    right: 'callback',
    why: 'C’est l’affaire d’un autre client : la marchandise, le lieu, l’heure.',
  },
];
