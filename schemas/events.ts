/**
 * The kinds of events of a session's log (decision 12), one row each. Whatever depends on a kind reads this table, or is a
 * `Record<EventKind, …>`: a kind that a reader does not handle does not compile. Plain values, for pages too.
 */

/** A field of an event that one kind or another carries; what it holds: `EventDetail` in `live.ts`. */
export type DetailField = ConsoleField | 'correct' | 'verdict';
/**
 * A field that the console gets. What kind of mistake a person made is not among them: reports count mistakes of three people or more, and
 * no page tells one person's.
 */
export type ConsoleField = 'actor' | 'cell' | 'points' | 'room' | 'team' | 'text';

export interface EventRule {
  /** The fields that it carries; the console gets those that are a `ConsoleField`. `actor` is a facilitator, where one did it. */
  readonly fields: readonly DetailField[];
  /** Whether it is an act of the participant: then it moves `activeAt`, unless the event has an `actor`, a facilitator. */
  readonly activity: boolean;
  /**
   * Event for players. `board`: points or names may differ, without saying whose; the participant concerned is told that it is their own.
   */
  readonly player: 'board' | 'clock' | 'debrief' | 'finale' | 'granted-hint' | 'message' | 'nothing' | 'setup';
  /** Event for projectors. */
  readonly projector: 'board' | 'clock' | 'debrief' | 'finale' | 'nothing' | 'setup';
  /** Whether its changes need a new snapshot of the cockpit: participants, their names, the missions played. */
  readonly needsSnapshot: boolean;
  /**
   * Source from which a snapshot of the cockpit is rebuilt. `log`: this event, which nothing else stores (`server/cockpit/snapshot.ts`
   * reads these kinds); `state`: rows that the event's transaction changed too; `nothing`: a snapshot does not tell it, `activity` apart.
   */
  readonly snapshot: 'log' | 'state' | 'nothing';
}

export const EVENTS = {
  /** A person is in the session for the first time. */
  joined: { fields: [], activity: true, player: 'board', projector: 'board', needsSnapshot: true, snapshot: 'state' },
  /** Another name or team. */
  profile: { fields: ['actor'], activity: true, player: 'board', projector: 'board', needsSnapshot: true, snapshot: 'state' },
  /** A mission was opened. */
  opened: { fields: ['cell'], activity: true, player: 'nothing', projector: 'nothing', needsSnapshot: false, snapshot: 'state' },
  /** An answer that was not right, with its verdict. */
  attempt: {
    fields: ['verdict', 'cell'],
    activity: true,
    player: 'nothing',
    projector: 'nothing',
    needsSnapshot: false,
    snapshot: 'state',
  },
  /** A hint was shown; with an `actor` it was granted, at no price. */
  hint: {
    fields: ['cell', 'actor'],
    activity: true,
    player: 'granted-hint',
    projector: 'nothing',
    needsSnapshot: false,
    snapshot: 'state',
  },
  /** A right answer, with its points. */
  solve: {
    fields: ['verdict', 'points', 'cell'],
    activity: true,
    player: 'board',
    projector: 'board',
    needsSnapshot: false,
    snapshot: 'state',
  },
  /** Points lost for a gesture, the decoys of `clickjacking` for example. */
  penalty: { fields: ['points'], activity: true, player: 'board', projector: 'board', needsSnapshot: false, snapshot: 'state' },
  /** An adjustment, a reopening, a removal, a merge, a reinstatement. */
  correction: {
    fields: ['points', 'cell', 'actor'],
    activity: false,
    player: 'board',
    projector: 'board',
    needsSnapshot: false,
    snapshot: 'state',
  },
  /** An answer to a recall question. */
  question: {
    fields: ['correct'],
    activity: true,
    player: 'nothing',
    projector: 'nothing',
    needsSnapshot: false,
    snapshot: 'nothing',
  },
  /** From a facilitator to the session, a team or a participant. */
  message: {
    fields: ['text', 'team', 'actor'],
    activity: false,
    player: 'message',
    projector: 'nothing',
    needsSnapshot: false,
    snapshot: 'nothing',
  },
  /** The session's clock: its time or its state. */
  room: {
    fields: ['room', 'actor'],
    activity: false,
    player: 'clock',
    projector: 'clock',
    needsSnapshot: false,
    snapshot: 'log',
  },
  /** The session was set up anew. */
  setup: { fields: ['actor'], activity: false, player: 'setup', projector: 'setup', needsSnapshot: true, snapshot: 'state' },
  /** A round of the last mission was opened or closed. */
  finale: { fields: ['actor'], activity: false, player: 'finale', projector: 'finale', needsSnapshot: false, snapshot: 'state' },
  /** The debrief was opened, closed, or stands at another slide. */
  debrief: {
    fields: ['actor'],
    activity: false,
    player: 'debrief',
    projector: 'debrief',
    needsSnapshot: false,
    snapshot: 'state',
  },
  /** A wrong answer that is right for another participant. */
  shared: { fields: [], activity: false, player: 'nothing', projector: 'nothing', needsSnapshot: false, snapshot: 'log' },
} as const satisfies Readonly<Record<string, EventRule>>;

const TOLD_TO_NOBODY: ReadonlySet<DetailField> = new Set<Exclude<DetailField, ConsoleField>>(['correct', 'verdict']);

/** Whether the console gets this field of an event. */
export function isConsoleField(field: DetailField): field is ConsoleField {
  return !TOLD_TO_NOBODY.has(field);
}

export type EventKind = keyof typeof EVENTS;
/** Kinds that a snapshot is rebuilt from. */
export type LoggedKind = { [K in EventKind]: (typeof EVENTS)[K]['snapshot'] extends 'log' ? K : never }[EventKind];

/** In the order of the table. */
export const EVENT_KINDS = kinds(() => true);
/** Kinds that move `activeAt` of their participant, unless a facilitator did it. */
export const ACTIVITY_KINDS = kinds(({ activity }) => activity);
/** In the order of the table. */
export const LOGGED_KINDS = EVENT_KINDS.filter(isLoggedKind);

/** Whether a snapshot is rebuilt from events of this kind. */
function isLoggedKind(kind: EventKind): kind is LoggedKind {
  return EVENTS[kind].snapshot === 'log';
}

function kinds(which: (rule: EventRule) => boolean): readonly EventKind[] {
  return Object.entries<EventRule>(EVENTS).flatMap(([kind, rule]) => (isEventKind(kind) && which(rule) ? [kind] : []));
}

function isEventKind(kind: string): kind is EventKind {
  return Object.hasOwn(EVENTS, kind);
}
