import type { Moment, Option } from './artifacts.ts';

/** One variant of a moment, genuine or risky. */
export interface Face {
  readonly situation: string;
  readonly right: Option;
  /** Consequence of the right option; shown again after the solve. */
  readonly why: string;
  /** Consequences of the other options. */
  readonly otherwise: Readonly<Partial<Record<Option, string>>>;
}

export interface PooledMoment extends Omit<Moment, 'situation'> {
  /** Harmless variants: the first option is right. */
  readonly genuine: readonly Face[];
  /** Variants in which another option is right. */
  readonly risky: readonly Face[];
}

/** Number of moments in a day. */
export const MAX_MOMENTS = 5;

/** The moments, in the order of the day. A drawn day leaves one out, and has one variant of each of the others. */
export const POOL: readonly PooledMoment[] = [
  {
    id: 'screen',
    at: '8 h 12',
    place: 'dans le train',
    question: 'Que faites-vous de votre écran ?',
    options: {
      accept: 'Je continue ma lecture',
      adapt: 'Je passe à un travail moins sensible',
      refuse: 'J’éteins l’ordinateur jusqu’à l’arrivée',
    },
    genuine: [
      {
        situation:
          'Vous relisez le programme des Journées du port, en ligne depuis lundi. Votre voisine lit par-dessus votre épaule.',
        right: 'accept',
        why: 'Ce qui est déjà public peut se lire partout. Se cacher de tout fatigue, et l’on finit par ne plus se cacher de rien.',
        otherwise: {
          adapt: 'Vous changez de dossier pour un texte que tout le port a lu. Dix minutes de perdues.',
          refuse: 'Cinq heures sans rien faire, pour un programme qui est en ligne.',
        },
      },
    ],
    risky: [
      {
        situation:
          'Vous relisez une offre, prix compris, que le client n’a pas encore. Votre voisine lit par-dessus votre épaule.',
        right: 'adapt',
        why: 'Elle n’est sans doute que curieuse, mais vous ne savez pas qui elle est. L’offre attendra la chambre ; le reste du travail, non.',
        otherwise: {
          accept: 'À l’arrivée, votre voisine en sait autant que vous sur le prix.',
          refuse: 'L’offre est à l’abri. Le reste du travail aussi : il n’est pas fait.',
        },
      },
    ],
  },
  {
    id: 'call',
    at: '9 h 40',
    place: 'dans une rame pleine',
    question: 'Le prenez-vous ici ?',
    options: {
      accept: 'Oui, à voix basse',
      adapt: 'Non, je rappelle d’un endroit isolé',
      refuse: 'Non, on en parlera à mon retour',
    },
    genuine: [
      {
        situation: 'Inès Moreau appelle : elle veut savoir à quelle heure vous arrivez, et si l’on vous garde à déjeuner.',
        right: 'accept',
        why: 'Une heure d’arrivée et un déjeuner : rien ici ne sert à qui écoute.',
        otherwise: {
          adapt: 'Vous descendez d’une voiture pour dire « midi ». Inès attendait au bout du fil.',
          refuse: 'Personne ne vous attend, et le déjeuner est passé.',
        },
      },
    ],
    risky: [
      {
        situation: 'Nadia Kervella appelle : elle a besoin du montant de la remise que vous êtes prêts à consentir.',
        right: 'adapt',
        why: 'La question est bonne, l’endroit non : une rame entière entendrait la réponse. On rappelle, elle n’attend que dix minutes.',
        otherwise: {
          accept: 'À voix basse, le chiffre a fait le tour de la rame.',
          refuse: 'Nadia ne peut pas attendre votre retour : l’offre part sans la remise.',
        },
      },
    ],
  },
  {
    id: 'charge',
    at: '11 h 05',
    place: 'à la correspondance',
    question: 'Comment tenir jusqu’au soir ?',
    options: {
      accept: 'Je branche le téléphone ici',
      adapt: 'Je cherche une prise pour mon propre chargeur',
      refuse: 'J’éteins le téléphone jusqu’à l’hôtel',
    },
    genuine: [
      {
        situation:
          'Il vous reste 9 % de batterie. Au bout du banc, une prise de courant ordinaire. Votre chargeur est dans le sac.',
        right: 'accept',
        why: 'Par une prise de courant et votre chargeur ne passe que du courant.',
        otherwise: {
          adapt: 'Vous cherchez une autre prise, et vous ratez la correspondance.',
          refuse: 'Le client appelle à midi. Le téléphone est éteint.',
        },
      },
    ],
    risky: [
      {
        situation: 'Il vous reste 9 % de batterie. Une borne gratuite offre des câbles USB déjà branchés, pour tous les modèles.',
        right: 'adapt',
        why: 'Un câble USB porte aussi des données, et vous ne savez pas ce qu’il y a au bout. Avec votre chargeur, la question ne se pose pas.',
        otherwise: {
          accept: 'Le téléphone charge, et demande soudain s’il faut « faire confiance à cet ordinateur ».',
          refuse: 'Le client appelle à midi. Le téléphone est éteint.',
        },
      },
    ],
  },
  {
    id: 'question',
    at: '13 h 30',
    place: 'au wagon-bar',
    question: 'Que répondez-vous ?',
    options: {
      accept: 'Je réponds',
      adapt: 'Je réponds, sans citer de nom',
      refuse: 'Je n’en parle pas, et je change de sujet',
    },
    genuine: [
      {
        situation: 'Votre voisin de table : « Brévelle Maritime ? J’ai vu l’affiche des Journées du port. Elles sont quand ? »',
        right: 'accept',
        why: 'La date est sur l’affiche, et cette personne viendra peut-être.',
        otherwise: {
          adapt: 'Vous parlez à mots couverts d’une date qui est sur l’affiche. On vous regarde drôlement.',
          refuse: 'Votre voisin voulait venir. Il se tourne vers quelqu’un d’autre.',
        },
      },
    ],
    risky: [
      {
        situation:
          'Votre voisin de table : « Brévelle Maritime ? Je suis du métier. Vous allez répondre à l’appel d’offres de cet automne, j’imagine ? »',
        right: 'refuse',
        why: 'Même sans nom, un oui ou un prix suffit à un concurrent. On peut refuser d’en parler avec le sourire.',
        otherwise: {
          accept: 'Il vous remercie, et note quelque chose. Il travaille chez un concurrent.',
          adapt: 'Aucun nom n’est dit, et il sait tout de même que vous répondez.',
        },
      },
    ],
  },
  {
    id: 'network',
    at: '15 h 20',
    place: 'avant le rendez-vous',
    question: 'Il vous faut une connexion. Laquelle ?',
    options: {
      accept: 'Je me connecte comme proposé',
      adapt: 'Je partage la connexion de mon téléphone',
      refuse: 'J’attends d’être de retour au bureau',
    },
    genuine: [
      {
        situation:
          'L’accueil du client vous donne un accès visiteur, à votre nom, pour la journée. Votre ordinateur ouvre aussitôt le VPN de l’entreprise.',
        right: 'accept',
        why: 'Vous savez de qui vient l’accès, on ne vous demande rien d’autre, et le VPN chiffre ce qui passe.',
        otherwise: {
          adapt: 'La connexion du téléphone passe mal ici. L’accès visiteur, à votre nom, attendait.',
          refuse: 'Le rendez-vous commence sans votre document.',
        },
      },
    ],
    risky: [
      {
        situation:
          'Le Wi-Fi du café affiche une page : « Connectez-vous avec votre e-mail et votre mot de passe professionnels ».',
        right: 'adapt',
        why: 'Un Wi-Fi n’a que faire de votre mot de passe professionnel : cette page le recueille. La connexion de votre téléphone suffit.',
        otherwise: {
          accept: 'La page recueille le mot de passe. Le Wi-Fi, lui, ne marche pas mieux.',
          refuse: 'Le rendez-vous commence sans votre document.',
        },
      },
    ],
  },
  {
    id: 'parcel',
    at: '18 h 45',
    place: 'à l’hôtel',
    question: 'Que faites-vous de ce qu’elle contient ?',
    options: {
      accept: 'Je m’en sers',
      adapt: 'J’y jette un œil sur l’ordinateur de l’hôtel',
      refuse: 'Je ne m’en sers pas, et j’en parle à mon support',
    },
    genuine: [
      {
        situation:
          'La réception vous tend une enveloppe : deux badges en carton pour la visite de demain. Solène Autret vous les avait annoncés au téléphone.',
        right: 'accept',
        why: 'Annoncés par quelqu’un que vous connaissez, et en carton : rien à brancher, rien à craindre.',
        otherwise: {
          adapt: 'Vous cherchez où glisser un badge en carton dans l’ordinateur de l’hôtel.',
          refuse: 'Le lendemain, l’entrée de la visite vous réclame les badges.',
        },
      },
    ],
    risky: [
      {
        situation:
          'La réception vous tend une enveloppe, « de la part de votre rendez-vous » : une clé USB sans nom. Personne ne vous en a parlé.',
        right: 'refuse',
        why: 'Une clé inattendue ne se branche nulle part, pas même sur l’ordinateur d’un autre. Votre rendez-vous dira demain si elle est de lui.',
        otherwise: {
          accept: 'La clé s’ouvre, un écran noir passe. Vous ne saurez pas ce qu’elle a fait.',
          adapt: 'L’ordinateur de l’hôtel affiche un écran noir. Le prochain client y lira sa carte d’embarquement.',
        },
      },
    ],
  },
];
