/**
 * The kinds of events of a session's log (decision 12), one row each. Code that depends on a kind reads this table or is a
 * `Record<EventKind, …>`, so that an unhandled kind does not compile. Plain values, so that pages can import them.
 */

/** A field that events of some kinds carry. Its content is described at `EventDetail` in `live.ts`. */
export type DetailField = ConsoleField | 'correct' | 'verdict';
/**
 * A field that the console gets. The kind of a person's mistake (`verdict`) is not one: reports name a mistake only if three people made
 * it, and only the data-protection page shows one person's.
 */
export type ConsoleField = 'actor' | 'cell' | 'points' | 'room' | 'team' | 'text';

export interface EventRule {
  /** Fields of the event; the console gets those that are a `ConsoleField`. `actor` is the facilitator who caused the event, if one did. */
  readonly fields: readonly DetailField[];
  /** Whether the event is an act of the participant, which moves `activeAt`. An event with an `actor` does not: a facilitator did it. */
  readonly activity: boolean;
  /**
   * Event sent to players. `board`: points or names may have changed, without saying whose; the participant concerned is told that it is
   * their own.
   */
  readonly player: 'board' | 'clock' | 'debrief' | 'finale' | 'granted-hint' | 'message' | 'nothing' | 'setup';
  /** Event sent to projectors. */
  readonly projector: 'board' | 'clock' | 'debrief' | 'finale' | 'nothing' | 'setup';
  /** Whether the event changes what only a new snapshot of the cockpit carries: participants, their names, the missions played. */
  readonly needsSnapshot: boolean;
  /**
   * Source from which a snapshot of the cockpit is rebuilt. `log`: this event, which is stored nowhere else (`server/cockpit/snapshot.ts`
   * reads these kinds); `state`: rows that the event's transaction changed too; `nothing`: a snapshot does not contain it, except for
   * `activity`.
   */
  readonly snapshot: 'log' | 'state' | 'nothing';
}

export const EVENTS = {
  /** A person is in the session for the first time. */
  joined: { fields: [], activity: true, player: 'board', projector: 'board', needsSnapshot: true, snapshot: 'state' },
  /** A participant's name, team or e-mail address changed. */
  profile: { fields: ['actor'], activity: true, player: 'board', projector: 'board', needsSnapshot: true, snapshot: 'state' },
  /** A mission was opened. */
  opened: { fields: ['cell'], activity: true, player: 'nothing', projector: 'nothing', needsSnapshot: false, snapshot: 'state' },
  /** A wrong answer, with its verdict. */
  attempt: {
    fields: ['verdict', 'cell'],
    activity: true,
    player: 'nothing',
    projector: 'nothing',
    needsSnapshot: false,
    snapshot: 'state',
  },
  /** A hint was shown; with an `actor`, a facilitator granted it at no price. */
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
  /** Points lost for a gesture, such as the decoys of `clickjacking`. */
  penalty: { fields: ['points'], activity: true, player: 'board', projector: 'board', needsSnapshot: false, snapshot: 'state' },
  /** A facilitator changed a score or an account: adjustment, reopening, removal, merge, reinstatement. */
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
  /** A facilitator's message to the session, a team or a participant. */
  message: {
    fields: ['text', 'team', 'actor'],
    activity: false,
    player: 'message',
    projector: 'nothing',
    needsSnapshot: false,
    snapshot: 'nothing',
  },
  /** The session's clock changed: its times or its phase. */
  room: {
    fields: ['room', 'actor'],
    activity: false,
    player: 'clock',
    projector: 'clock',
    needsSnapshot: false,
    snapshot: 'log',
  },
  /** The session's settings changed. */
  setup: { fields: ['actor'], activity: false, player: 'setup', projector: 'setup', needsSnapshot: true, snapshot: 'state' },
  /** A round of the finale was opened or closed. */
  finale: { fields: ['actor'], activity: false, player: 'finale', projector: 'finale', needsSnapshot: false, snapshot: 'state' },
  /** The debrief was opened or closed, or moved to another slide. */
  debrief: {
    fields: ['actor'],
    activity: false,
    player: 'debrief',
    projector: 'debrief',
    needsSnapshot: false,
    snapshot: 'state',
  },
  /** A wrong answer that would be right for another participant. */
  shared: { fields: [], activity: false, player: 'nothing', projector: 'nothing', needsSnapshot: false, snapshot: 'log' },
} as const satisfies Readonly<Record<string, EventRule>>;

const TOLD_TO_NOBODY: ReadonlySet<DetailField> = new Set<Exclude<DetailField, ConsoleField>>(['correct', 'verdict']);

/** Whether the console gets this field of an event. */
export function isConsoleField(field: DetailField): field is ConsoleField {
  return !TOLD_TO_NOBODY.has(field);
}

export type EventKind = keyof typeof EVENTS;

/**
 * What a kind of event means to its readers. Beside a process or a server of a later release, a log may hold kinds that only that one
 * knows.
 * @returns undefined for a kind that this release does not know
 */
export function eventRule(kind: string): EventRule | undefined {
  return isEventKind(kind) ? EVENTS[kind] : undefined;
}
/** Kinds of events from which a snapshot is rebuilt. */
export type LoggedKind = { [K in EventKind]: (typeof EVENTS)[K]['snapshot'] extends 'log' ? K : never }[EventKind];

/** All kinds, in the order of the table. */
export const EVENT_KINDS = kinds(() => true);
/** Kinds that move the participant's `activeAt`, unless a facilitator caused the event. */
export const ACTIVITY_KINDS = kinds(({ activity }) => activity);
/** Kinds with the snapshot source `log`, in the order of the table. */
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
