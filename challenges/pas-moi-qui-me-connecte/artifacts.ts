export const GESTURES = ['approve', 'refuse', 'report'] as const;
export type Gesture = (typeof GESTURES)[number];

const GESTURE_NAMES: Readonly<Record<Gesture, string>> = {
  approve: 'Approuver',
  refuse: 'Refuser',
  report: 'Refuser et signaler',
};

/** One request on the telephone, and what the player was doing a minute before. */
export type Moment = {
  /** The kind of request, whoever started it. */
  readonly id: string;
  /** Time in the status bar, e.g. 8:12. */
  readonly time: string;
  readonly sky: 'dawn' | 'day' | 'evening' | 'night';
  readonly place: string;
  readonly before: string;
  /** Name of the application, at the head of the notification. */
  readonly app: string;
  readonly title: string;
  readonly text: string;
  /** The facts in the notification, each with its label. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** The numbers, the code or the rights in the request. */
  readonly numbers?: readonly string[];
  readonly code?: string;
  readonly rights?: readonly string[];
};

/**
 * Labels of a request's buttons. Where it proposes numbers, approving means to choose the one that the player has seen or been told before.
 */
export function gestureNames({ before, numbers = [] }: Pick<Moment, 'before' | 'numbers'>): Readonly<Record<Gesture, string>> {
  const number = numbers.find((proposed) => before.includes(proposed));
  return number === undefined ? GESTURE_NAMES : { ...GESTURE_NAMES, approve: `Approuver avec le ${number}` };
}

export type DayArtifacts = { readonly moments: readonly Moment[] };

/** A request with its explanation; decisive passages are in [brackets]. */
export type ExplainedMoment = Moment & { readonly own: boolean; readonly right: Gesture; readonly why: string };

export type DayReveal = {
  readonly moments: readonly ExplainedMoment[];
  /** The events after the reports. */
  readonly afterwards: string;
};
