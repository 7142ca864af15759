/** The persons and things that one meets, each with the drawing of the same name. */
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

/** As a list of the encounters calls them, whatever they turn out to be. */
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

/** What can be seen on them, drawn as it is told: the colour of a badge, the state of a thing. */
export type Mark = 'blue' | 'green' | 'grey' | 'named' | 'plain';

export function isThing(figure: Figure): figure is Thing {
  return THINGS.some((thing) => thing === figure);
}

export interface Encounter {
  readonly id: string;
  /** As the hall's clock says it, e.g. 8 h 32. */
  readonly at: string;
  readonly figure: Figure;
  readonly mark: Mark;
  /** What they say; of a thing, what one sees from afar. */
  readonly opening: string;
  /** What one sees from near: badge, card, label. */
  readonly near: string;
  /** Three sentences; their ids tell nothing. */
  readonly sentences: readonly { readonly id: string; readonly text: string }[];
}

/** One line of the visitors' register. */
export interface Visit {
  readonly at: string;
  readonly who: string;
  readonly host: string;
  /** Struck out, and why. */
  readonly struck?: string;
}

export type HallArtifacts = {
  readonly encounters: readonly Encounter[];
  readonly register: readonly Visit[];
  /** What Karim wrote this morning, a thought a line. */
  readonly message: readonly string[];
};

/** Where the decisive clue stands. */
export const PLACES = ['register', 'near', 'message'] as const;
export type Place = (typeof PLACES)[number];

export interface Decisive {
  readonly place: Place;
  /** The clue's own words; empty where it is that nothing is written. */
  readonly clue: string;
}

/** Where a person is once something was said. */
export type Whereabouts = 'waiting' | 'inside' | 'gone';

export type HallReveal = {
  readonly encounters: readonly ({
    readonly id: string;
    /** Id of the sentence that was right. */
    readonly right: string;
    readonly genuine: boolean;
    readonly because: string;
  } & Decisive)[];
  readonly afterwards: string;
};
