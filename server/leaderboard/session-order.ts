/** The whole order of a session, for all its players who ask where they stand: read once for all of them, and for a moment. */
import { toPoints } from '#engine/rules/scoring.ts';
import { BOARD_TOP } from '#schemas/constants.ts';
import type { BoardSetting } from '#schemas/session-setup.ts';
import type { BoardRow, Standing } from '#schemas/standing.ts';
import type { Clock } from '../clock.ts';
import { ranksOf } from '../session-model/ranks.ts';

/** How long, in milliseconds, an order holds, and for how long at least, whatever this process writes meanwhile. */
const TTL_MS = 1_000;
const HOLDS_FOR = 250;
/** One that took long to read holds for so many times that: a fifth of the processor goes into it at most. */
const TTL_PER_READING = 4;
/** Sessions whose order is remembered at once. */
const SESSIONS = 1_000;
/** Neighbours on each side. */
const NEIGHBOURS = 2;

/** Someone who plays, in the order of the board; points in hundredths. */
export interface Placed {
  readonly participant: string;
  readonly points: number;
}

/** Under which name somebody stands, and in which team. */
export interface Person {
  readonly name: string | null;
  readonly team: string | null;
}

export interface OrderedSession {
  readonly board: BoardSetting;
  readonly teams: readonly string[];
  /** By participant. */
  readonly people: ReadonlyMap<string, Person>;
}

export interface SessionOrder {
  readonly board: BoardSetting;
  /** Since when it stands still; null where it does not. */
  readonly frozenAt: string | null;
  /** The best under their names; none where the board is not full. */
  readonly top: readonly BoardRow[];
  /** Those in which somebody plays, the best first; none where the session has no board. */
  readonly teams: readonly BoardRow[];
  /** Undefined for who is not in the order, or not yet. */
  standingOf(participant: string): Standing | undefined;
}

/** @param order the best first @param frozenAt since when it stands still */
export function sessionOrder(
  { board, teams, people }: OrderedSession,
  order: readonly Placed[],
  frozenAt: string | null,
): SessionOrder {
  const ranks = ranksOf(order);
  /** Made when somebody asks where they stand: a projector never does. */
  let places: ReadonlyMap<string, number> | undefined;
  const shown = (from: number, to: number) =>
    order.slice(Math.max(0, from), Math.max(0, to)).map(
      ({ participant, points }, index): BoardRow => ({
        name: shownName(people.get(participant)),
        points: toPoints(points),
        rank: ranks[Math.max(0, from) + index] ?? 0,
      }),
    );
  const top = board === 'full' ? shown(0, BOARD_TOP) : [];
  const teamRows = board === 'none' ? [] : teamStandings(order, teams, people);
  const standings = new Map(teamRows.map((team) => [team.name, { ...team, of: teamRows.length }]));
  return {
    board,
    frozenAt,
    top,
    teams: teamRows,
    standingOf(participant) {
      places ??= new Map(order.map((placed, place) => [placed.participant, place]));
      const place = places.get(participant);
      if (place === undefined) return undefined;
      const [own] = shown(place, place + 1);
      if (!own) return undefined;
      if (board === 'none') return { ...NOTHING, board, frozenAt, name: own.name, points: own.points };
      return {
        board,
        frozenAt,
        ...own,
        of: order.length,
        above: shown(place - NEIGHBOURS, place),
        below: shown(place + 1, place + 1 + NEIGHBOURS),
        top,
        team: standings.get(people.get(participant)?.team ?? '') ?? null,
      };
    },
  };
}

const NOTHING = { rank: null, of: null, above: [], below: [], top: [], team: null };

/** Name and points alone: what is told without a board, or to who has only just joined. @param points hundredths */
export function unplaced(
  { board, frozenAt }: Pick<SessionOrder, 'board' | 'frozenAt'>,
  { name, points }: Pick<Person, 'name'> & Pick<Placed, 'points'>,
): Standing {
  return { ...NOTHING, board, frozenAt, name: shownName({ name }), points: toPoints(points) };
}

function shownName(person: Pick<Person, 'name'> | undefined): string {
  return person?.name ?? 'Sans nom';
}

/** By the mean of those who play, so that a large team has no advantage. */
function teamStandings(order: readonly Placed[], teams: readonly string[], people: OrderedSession['people']): BoardRow[] {
  if (teams.length === 0) return [];
  const members = new Map<string, number[]>(teams.map((name) => [name, []]));
  for (const { participant, points } of order) members.get(people.get(participant)?.team ?? '')?.push(points);
  const means = [...members]
    .filter(([, points]) => points.length > 0)
    .map(([name, points]) => ({ name, points: Math.round(points.reduce((sum, each) => sum + each, 0) / points.length) }))
    .sort((a, b) => b.points - a.points);
  const ranks = ranksOf(means);
  return means.map(({ name, points }, place) => ({ name, points: toPoints(points), rank: ranks[place] ?? 0 }));
}

export interface SessionOrders {
  of(session: string): Promise<SessionOrder>;
  /** This process wrote something that an order shows. */
  changed(): void;
}

/** @param read the order as it is now */
export function createSessionOrders(clock: Clock, read: (session: string) => Promise<SessionOrder>): SessionOrders {
  const remembered = new Map<
    string,
    { readonly at: number; readonly change: number; holds: number; readonly order: Promise<SessionOrder> }
  >();
  let changes = 0;
  return {
    of(session) {
      const known = remembered.get(session);
      // A clock that was set back must not keep it for longer.
      const age = known ? Math.abs(clock() - known.at) : Number.POSITIVE_INFINITY;
      // A busy room writes all the time: reading its order anew for each call would cost more than all else.
      if (known && age < (known.change === changes ? TTL_MS : known.holds)) return known.order;
      const begun = performance.now();
      const order = read(session);
      if (remembered.size >= SESSIONS) remembered.clear();
      const entry = { at: clock(), change: changes, holds: HOLDS_FOR, order };
      remembered.set(session, entry);
      order.then(
        () => {
          entry.holds = Math.min(TTL_MS, Math.max(HOLDS_FOR, TTL_PER_READING * (performance.now() - begun)));
        },
        () => {
          if (remembered.get(session) === entry) remembered.delete(session);
        },
      );
      return order;
    },
    changed() {
      changes += 1;
    },
  };
}
