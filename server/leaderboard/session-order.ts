/** The sorted board of a session in a TTL cache, which all its players' calls share. */
import { setTimeout as pause } from 'node:timers/promises';
import { toPoints } from '#engine/rules/scoring.ts';
import { BOARD_TOP } from '#schemas/constants.ts';
import type { BoardSetting } from '#schemas/session-setup.ts';
import type { BoardRow, Standing } from '#schemas/standing.ts';
import type { Clock } from '../clock.ts';
import { ranksOf } from '../session-model/ranks.ts';

/** Milliseconds for which an order is cached, and the minimum of that time after this process has written. */
const TTL_MS = 1_000;
const HOLDS_FOR = 250;
/** An order is cached for at least this multiple of its reading time, so that reading takes a fifth of the processor at most. */
const TTL_PER_READING = 4;
/** Maximum number of sessions in the cache. */
const SESSIONS = 1_000;
/**
 * Maximum number of readings while waiting for one that includes an event. A number that a restored database does not have is never
 * reached.
 */
const MAX_READINGS = 3;
/** Number of neighbours shown on each side. */
const NEIGHBOURS = 2;

/** A participant who plays, in the order of the board; points in hundredths. */
export interface Placed {
  readonly participant: string;
  readonly points: number;
}

/** Display name and team of a participant. */
export interface Person {
  readonly name: string | null;
  readonly team: string | null;
}

export interface OrderedSession {
  readonly board: BoardSetting;
  readonly teams: readonly string[];
  /** Participant → display name and team. */
  readonly people: ReadonlyMap<string, Person>;
}

export interface SessionOrder {
  readonly board: BoardSetting;
  /** Time of the freeze; null while boards are not frozen. */
  readonly frozenAt: string | null;
  /** Number of the session's last event that the order includes. */
  readonly number: number;
  /** The best rows, with names; empty if the session does not show the full board. */
  readonly top: readonly BoardRow[];
  /**
   * Participants of `top`, in its order. Names are cached, so a caller that must not show a former name reads the current ones by these
   * identifiers.
   */
  readonly leaders: readonly string[];
  /** Teams with players, the best first; empty if the session has no board. */
  readonly teams: readonly BoardRow[];
  /** Standing of a participant; undefined for a participant who is not in the order (yet). */
  standingOf(participant: string): Standing | undefined;
}

/** @param order the best first @param frozenAt time of the freeze @param number number of the last event that the order includes */
export function sessionOrder(
  { board, teams, people }: OrderedSession,
  order: readonly Placed[],
  frozenAt: string | null,
  number: number,
): SessionOrder {
  const ranks = ranksOf(order);
  /** Computed on first use: a projector needs no standing. */
  let indices: ReadonlyMap<string, number> | undefined;
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
    number,
    top,
    leaders: order.slice(0, top.length).map(({ participant }) => participant),
    teams: teamRows,
    standingOf(participant) {
      indices ??= new Map(order.map((placed, index) => [placed.participant, index]));
      const index = indices.get(participant);
      if (index === undefined) return undefined;
      const [own] = shown(index, index + 1);
      if (!own) return undefined;
      if (board === 'none') return { ...NOTHING, board, frozenAt, name: own.name, points: own.points };
      return {
        board,
        frozenAt,
        ...own,
        of: order.length,
        above: shown(index - NEIGHBOURS, index),
        below: shown(index + 1, index + 1 + NEIGHBOURS),
        top,
        team: standings.get(people.get(participant)?.team ?? '') ?? null,
      };
    },
  };
}

const NOTHING = { rank: null, of: null, above: [], below: [], top: [], team: null };

/** A standing without a rank: the session has no board, or the participant joined a moment ago. @param points hundredths */
export function unplaced(
  { board, frozenAt }: Pick<SessionOrder, 'board' | 'frozenAt'>,
  { name, points }: Pick<Person, 'name'> & Pick<Placed, 'points'>,
): Standing {
  return { ...NOTHING, board, frozenAt, name: shownName({ name }), points: toPoints(points) };
}

function shownName(person: Pick<Person, 'name'> | undefined): string {
  return person?.name ?? 'Sans nom';
}

/** Teams by the mean score of their players, so that large teams have no advantage. */
function teamStandings(order: readonly Placed[], teams: readonly string[], people: OrderedSession['people']): BoardRow[] {
  if (teams.length === 0) return [];
  const members = new Map<string, number[]>(teams.map((name) => [name, []]));
  for (const { participant, points } of order) members.get(people.get(participant)?.team ?? '')?.push(points);
  const means = [...members]
    .filter(([, points]) => points.length > 0)
    .map(([name, points]) => ({ name, points: Math.round(points.reduce((sum, each) => sum + each, 0) / points.length) }))
    .sort((a, b) => b.points - a.points);
  const ranks = ranksOf(means);
  return means.map(({ name, points }, index) => ({ name, points: toPoints(points), rank: ranks[index] ?? 0 }));
}

interface Remembered {
  readonly at: number;
  readonly change: number;
  /** Minimum TTL in milliseconds, which holds even if this process has written. */
  holds: number;
  readonly order: Promise<SessionOrder>;
}

interface SessionOrders {
  of(session: string): Promise<SessionOrder>;
  /**
   * An order that includes the given event, whichever process wrote it; waits until the session may be read again. @param number of the
   * event
   */
  since(session: string, number: number): Promise<SessionOrder>;
  /** Invalidates cached orders after a write of this process. */
  changed(): void;
}

/** @param read reads the present order */
export function createSessionOrders(clock: Clock, read: (session: string) => Promise<SessionOrder>): SessionOrders {
  const remembered = new Map<string, Remembered>();
  let changes = 0;
  const recall = (session: string): Remembered => {
    const known = remembered.get(session);
    // The difference is absolute, as a clock that was set back must not prolong the TTL.
    const age = known ? Math.abs(clock() - known.at) : Number.POSITIVE_INFINITY;
    // After writes a minimum TTL still holds: in a busy session, a new reading for each call would be the largest cost.
    if (known && age < (known.change === changes ? TTL_MS : known.holds)) return known;
    const begun = performance.now();
    const order = read(session);
    if (remembered.size >= SESSIONS) remembered.clear();
    const entry: Remembered = { at: clock(), change: changes, holds: HOLDS_FOR, order };
    remembered.set(session, entry);
    order.then(
      () => {
        entry.holds = Math.min(TTL_MS, Math.max(HOLDS_FOR, TTL_PER_READING * (performance.now() - begun)));
      },
      () => {
        if (remembered.get(session) === entry) remembered.delete(session);
      },
    );
    return entry;
  };
  return {
    of: (session) => recall(session).order,
    async since(session, number) {
      for (let readings = 1; ; readings += 1) {
        const entry = recall(session);
        const order = await entry.order;
        if (order.number >= number || readings === MAX_READINGS) return order;
        await pause(entry.holds);
        if (remembered.get(session) === entry) remembered.delete(session);
      }
    },
    changed() {
      changes += 1;
    },
  };
}
