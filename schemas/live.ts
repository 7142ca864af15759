/**
 * Events of the live streams. Each has its number in the session's log; a reader gets only the events that concern it, so numbers
 * skip. A reader that asks for what came after a number misses nothing and gets nothing twice. Points are decimal numbers.
 */
import { type Static, Type } from 'typebox';
import { CHALLENGE_KEY } from './constants.ts';
import { EVENT_KINDS } from './events.ts';
import { SessionClockSchema } from './session-clock.ts';
import { closed, OrNone } from './shapes.ts';
import { StandingSchema } from './standing.ts';

const EventNumber = Type.Integer({ minimum: 0 });
const Challenge = Type.String(CHALLENGE_KEY);
const event = <K extends string>(kind: K) => ({ number: EventNumber, kind: Type.Literal(kind) });

const RoomEvent = Type.Object({ ...event('room'), room: SessionClockSchema }, closed);
const MessageEvent = Type.Object({ ...event('message'), at: Type.String(), text: Type.String() }, closed);
/** Points, names or people changed: a page that shows a board asks for it again. Several changes may come as one. */
const BoardEvent = Type.Object(event('board'), closed);
/** The session was set up anew. */
const SetupEvent = Type.Object(event('setup'), closed);
/** A round of the last mission was opened or closed: a page asks how it stands. */
const FinaleEvent = Type.Object(event('finale'), closed);
/** The debrief stands at another slide, was opened or closed: a page asks where it stands. */
const DebriefEvent = Type.Object(event('debrief'), closed);

/**
 * Standing of the player after the event, as in `GET /standing`, so that a page need not call it. On streams only, as a list is of the
 * past.
 */
const OwnStanding = Type.Optional(StandingSchema);

/**
 * `own`: something of the player's own changed from elsewhere: points, a name, another device. Names nobody else. `granted-hint`: a
 * facilitator gave the player the next hint of a mission; its text is asked for, as it may hold a secret of the player's own.
 */
const PlayerEventSchema = Type.Union([
  RoomEvent,
  MessageEvent,
  Type.Object({ ...event('board'), standing: OwnStanding }, closed),
  SetupEvent,
  FinaleEvent,
  DebriefEvent,
  Type.Object({ ...event('own'), challenge: OrNone(Challenge), standing: OwnStanding }, closed),
  Type.Object({ ...event('granted-hint'), challenge: Challenge }, closed),
]);

const ProjectorEventSchema = Type.Union([RoomEvent, BoardEvent, SetupEvent, FinaleEvent, DebriefEvent]);

/** State of one mission for one participant. */
const CellSchema = Type.Object(
  {
    openedAt: OrNone(Type.String()),
    failures: Type.Integer(),
    hints: Type.Integer({ description: 'Shown, given ones among them.' }),
    given: Type.Integer({ description: 'Given by a facilitator, at no price.' }),
    solvedAt: OrNone(Type.String()),
    points: OrNone(Type.Number({ description: 'The award; null before the solve.' })),
  },
  closed,
);

/** For facilitators: participants and missions by identifiers; names and addresses are in the room's own answer. */
const ConsoleEventSchema = Type.Object(
  {
    number: EventNumber,
    at: Type.String(),
    kind: Type.Enum([...EVENT_KINDS]),
    participant: OrNone(Type.String({ description: 'Identifier; of a message whom it is for, null for more than one.' })),
    other: OrNone(Type.String({ description: 'Whose answer was sent; into whom somebody was merged.' })),
    challenge: OrNone(Challenge),
    /** Of `solve`, `penalty`, `correction`: what it changed of the score. */
    points: Type.Optional(Type.Number()),
    /** Of `opened`, `attempt`, `hint`, `solve` and a reopening: how the participant stands with the mission now. */
    cell: Type.Optional(CellSchema),
    /** Of `message`. */
    text: Type.Optional(Type.String()),
    team: Type.Optional(Type.String({ description: 'Of a message to one team.' })),
    /** Of `room`. */
    room: Type.Optional(SessionClockSchema),
    /** Facilitator; not there when the player or the clock did it. */
    actor: Type.Optional(Type.String()),
  },
  closed,
);

/** The reply to a reader that polls instead of streaming. */
const page = <T extends Parameters<typeof Type.Array>[0]>(of: T) =>
  Type.Object(
    {
      last: Type.Integer({ description: 'Number of the last event that was looked at: what to ask after next.' }),
      events: Type.Array(of),
      more: Type.Boolean({ description: 'Whether there is more to ask for at once.' }),
    },
    closed,
  );
export const PlayerEventsSchema = page(PlayerEventSchema);
export const ProjectorEventsSchema = page(ProjectorEventSchema);
export const ConsoleEventsSchema = page(ConsoleEventSchema);

export const EventsQuerySchema = Type.Object(
  {
    after: Type.Optional(
      Type.String({
        pattern: '^[0-9]{1,10}$',
        description: 'Only what came after this number; without it nothing, but where the session is.',
      }),
    ),
  },
  closed,
);

export type Cell = Static<typeof CellSchema>;
/** Stored detail of an event, beside its number, time, kind and people: the fields of its kind. */
export type EventDetail = Omit<Partial<ConsoleEvent>, 'number' | 'at' | 'kind' | 'participant' | 'other' | 'challenge'> & {
  /** Of a change of team, for the server alone: earlier messages to a team are not for later members. */
  readonly teams?: { readonly from: string | null; readonly to: string | null };
  /** Of an answer that was judged, for counts of mistakes. */
  readonly verdict?: string;
  /** Of an answer to a recall question. */
  readonly correct?: boolean;
};
export type PlayerEvent = Static<typeof PlayerEventSchema>;
export type ProjectorEvent = Static<typeof ProjectorEventSchema>;
export type ConsoleEvent = Static<typeof ConsoleEventSchema>;
export interface EventsPage<E> {
  readonly last: number;
  readonly events: readonly E[];
  readonly more: boolean;
}
