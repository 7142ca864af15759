export const GESTURES = ['approve', 'refuse', 'report'] as const;
export type Gesture = (typeof GESTURES)[number];

const GESTURE_NAMES: Readonly<Record<Gesture, string>> = {
  approve: 'Approuver',
  refuse: 'Refuser',
  report: 'Refuser et signaler',
};

/** One request on the telephone, and what its owner was doing a minute before. */
export type Moment = {
  /** What is asked for, the same whoever started it. */
  readonly id: string;
  /** As a status bar writes it, e.g. 8:12. */
  readonly time: string;
  readonly sky: 'dawn' | 'day' | 'evening' | 'night';
  readonly place: string;
  readonly before: string;
  /** Who asks: the application at the head of the notification. */
  readonly app: string;
  readonly title: string;
  readonly text: string;
  /** What the notification tells of it, by its label. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** The numbers, the code or the rights that it shows. */
  readonly numbers?: readonly string[];
  readonly code?: string;
  readonly rights?: readonly string[];
};

/** As the buttons of a request say it: where it proposes numbers, one approves by choosing the one that stands before oneself, or was dictated. */
export function gestureNames({ before, numbers = [] }: Pick<Moment, 'before' | 'numbers'>): Readonly<Record<Gesture, string>> {
  const number = numbers.find((proposed) => before.includes(proposed));
  return number === undefined ? GESTURE_NAMES : { ...GESTURE_NAMES, approve: `Approuver avec le ${number}` };
}

export type DayArtifacts = { readonly moments: readonly Moment[] };

/** In its texts, the decisive places stand in [brackets]. */
export type ExplainedMoment = Moment & { readonly own: boolean; readonly right: Gesture; readonly why: string };

export type DayReveal = {
  readonly moments: readonly ExplainedMoment[];
  /** What became of the reports. */
  readonly afterwards: string;
};
