/**
 * Events of the live streams. Each has its number in the session's log; a reader gets only the events that concern it, so its numbers have
 * gaps. A reader that asks for the events after a number misses none and gets none twice. Points are decimal numbers.
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
/** Points, names or people changed: a page that shows a board loads it again. One such event may stand for several changes. */
const BoardEvent = Type.Object(event('board'), closed);
/** The session's settings changed. */
const SetupEvent = Type.Object(event('setup'), closed);
/** A round of the finale was opened or closed: a page loads the finale again. */
const FinaleEvent = Type.Object(event('finale'), closed);
/** The debrief was opened or closed, or moved to another slide: a page loads the debrief again. */
const DebriefEvent = Type.Object(event('debrief'), closed);

/**
 * Standing of the player after the event, as in `GET /standing`, so that the page need not make that call. Sent on streams only, as a list
 * contains past events.
 */
const OwnStanding = Type.Optional(StandingSchema);

/**
 * `own`: points, a name or a device of the player changed elsewhere; names nobody else. `granted-hint`: a facilitator gave the player the
 * next hint of a mission. The page loads the hint's text by a call, as it may hold one of the player's secrets.
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

/** Event for facilitators. Participants and missions are identifiers; the cockpit's snapshot has their names and addresses. */
const ConsoleEventSchema = Type.Object(
  {
    number: EventNumber,
    at: Type.String(),
    kind: Type.Enum([...EVENT_KINDS]),
    participant: OrNone(Type.String({ description: 'Identifier; of a message whom it is for, null for more than one.' })),
    other: OrNone(Type.String({ description: 'Whose answer was sent; into whom somebody was merged.' })),
    challenge: OrNone(Challenge),
    /** In events of kind `solve`, `penalty` and `correction`: the change of the score. */
    points: Type.Optional(Type.Number()),
    /** In events of kind `opened`, `attempt`, `hint`, `solve`, and in a reopening: the participant's new state in the mission. */
    cell: Type.Optional(CellSchema),
    /** In events of kind `message`: its text. */
    text: Type.Optional(Type.String()),
    team: Type.Optional(Type.String({ description: 'Of a message to one team.' })),
    /** In events of kind `room`: the session's new clock. */
    room: Type.Optional(SessionClockSchema),
    /** Identifier of the facilitator; absent if the player or the clock caused the event. */
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
/** Stored detail of an event, besides its number, time, kind and people: the fields of its kind. */
export type EventDetail = Omit<Partial<ConsoleEvent>, 'number' | 'at' | 'kind' | 'participant' | 'other' | 'challenge'> & {
  /** In a change of team, for the server alone: earlier messages to a team are not shown to later members. */
  readonly teams?: { readonly from: string | null; readonly to: string | null };
  /** In a judged answer, for counts of mistakes. */
  readonly verdict?: string;
  /** In an answer to a recall question. */
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
