/** The people and things in the encounters. Each has a drawing of the same name. */
export const PEOPLE = [
  'inspecteur',
  'nouveau',
  'cartons',
  'copieur',
  'traiteur',
  'oubli',
  'candidat',
  'chauffeur',
  'menage',
  'fibre',
  'armateur',
  'ancienne',
] as const;
export const THINGS = ['cle', 'ecran', 'porte', 'colis', 'feuilles'] as const;
export type Thing = (typeof THINGS)[number];
export type Figure = (typeof PEOPLE)[number] | Thing;

/** Names of the encounters in a list; they do not show whether an encounter is genuine. */
export const FIGURE_NAMES: Readonly<Record<Figure, string>> = {
  inspecteur: 'La visite de contrôle',
  nouveau: 'Le premier jour',
  cartons: 'Les bras chargés',
  copieur: 'Le copieur du deuxième',
  traiteur: 'La livraison du traiteur',
  oubli: 'Le badge oublié',
  candidat: 'Le rendez-vous à l’étage',
  chauffeur: 'Le raccourci vers le quai 3',
  menage: 'Le remplacement au ménage',
  fibre: 'La panne de fibre',
  armateur: 'Le rendez-vous pressé',
  ancienne: 'L’ancienne collègue',
  cle: 'La clé USB',
  ecran: 'L’écran allumé',
  porte: 'La porte du quai',
  colis: 'Le colis',
  feuilles: 'Les feuilles imprimées',
};

/** The visible mark in the drawing: the colour of a badge, or the state of a thing. */
export type Mark = 'blue' | 'green' | 'grey' | 'named' | 'plain';

export function isThing(figure: Figure): figure is Thing {
  return THINGS.some((thing) => thing === figure);
}

export interface Encounter {
  readonly id: string;
  /** Time on the hall's clock, e.g. 8 h 32. */
  readonly at: string;
  readonly figure: Figure;
  readonly mark: Mark;
  /** The person's first words; for a thing, its appearance from afar. */
  readonly opening: string;
  /** Text of the badge, card or label, seen from near. */
  readonly near: string;
  /** Three sentences to choose from; their ids do not tell which is right. */
  readonly sentences: readonly { readonly id: string; readonly text: string }[];
}

/** One line of the visitors' register. */
export interface Visit {
  readonly at: string;
  readonly who: string;
  readonly host: string;
  /** The reason why the line is struck out; absent if it is not. */
  readonly struck?: string;
}

export type HallArtifacts = {
  readonly encounters: readonly Encounter[];
  readonly register: readonly Visit[];
  /** The lines of the message that Karim, the receptionist, wrote this morning. */
  readonly message: readonly string[];
};

/** The place of the decisive clue. */
export const PLACES = ['register', 'near', 'message'] as const;
export type Place = (typeof PLACES)[number];

export interface Decisive {
  readonly place: Place;
  /** The clue's text; empty if the clue is that nothing is written. */
  readonly clue: string;
}

/** Position of the person after the player's sentence. */
export type Whereabouts = 'waiting' | 'inside' | 'gone';

export type HallReveal = {
  readonly encounters: readonly ({
    readonly id: string;
    /** Id of the right sentence. */
    readonly right: string;
    readonly genuine: boolean;
    readonly because: string;
  } & Decisive)[];
  readonly afterwards: string;
};
