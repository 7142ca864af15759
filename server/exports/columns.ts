/** Definitions of the exports: columns, in French, and the rows of a page of participants. */
import type { Kysely } from 'kysely';
import { toPoints } from '#engine/rules/scoring.ts';
import type { ExportKind } from '#schemas/participants.ts';
import type { Tables } from '../database/tables.ts';
import type { LocalTime } from '../http/local-time.ts';
import { solvesOf } from '../ledger/progress.ts';

/** A participant who plays. */
export interface Exported {
  readonly id: string;
  readonly email: string;
  /** Name on the list of invited people. */
  readonly real_name: string | null;
  readonly team: string | null;
  /** Points in hundredths. */
  readonly points: number;
  /** Rank in the session; equal scores share the better one. */
  readonly rank: number;
}

/** Title of a challenge, and its number of hints. */
interface ExportedChallenge {
  readonly title: string;
  readonly hints: number;
}

/** Dependencies of the rows besides the database. */
export interface ExportContext {
  /** A challenge by its key; undefined if it no longer exists. */
  readonly challenge: (key: string) => ExportedChallenge | undefined;
  readonly time: LocalTime;
}

type Cell = string | null;

interface Export {
  columns(time: LocalTime): readonly string[];
  /** The cells after session and participant: the rows of each participant. */
  rows(
    query: Kysely<Tables>,
    participants: readonly Exported[],
    context: ExportContext,
  ): Promise<ReadonlyMap<string, readonly (readonly Cell[])[]>>;
}

export const exports: Readonly<Record<ExportKind, Export>> = {
  scores: {
    columns: () => ['Rang', 'Score', 'Missions réussies'],
    async rows(query, participants) {
      const solved = await solvesOf(
        query,
        participants.map(({ id }) => id),
      );
      return new Map(
        participants.map(({ id, points, rank }) => [id, [[String(rank), decimal(points), String(solved.get(id) ?? 0)]]]),
      );
    },
  },
  solves: {
    columns: ({ zone }) => ['Mission', 'Points', `Réussie le (heure : ${zone})`],
    rows: ofStates((state, _, { time }) =>
      state.points === null || state.solved_at === null ? null : [decimal(state.points), time.format(state.solved_at)],
    ),
  },
  attempts: {
    columns: () => ['Mission', 'Essais manqués', 'Réussie'],
    rows: ofStates((state) =>
      state.failures === 0 && state.points === null ? null : [String(state.failures), state.points === null ? 'non' : 'oui'],
    ),
  },
  hints: {
    columns: () => ['Mission', 'Indices affichés', 'Indices disponibles'],
    rows: ofStates((state, challenge) =>
      state.hints_shown === 0 ? null : [String(state.hints_shown), challenge?.hints.toString() ?? null],
    ),
  },
};

interface State {
  readonly participant: string;
  readonly challenge: string;
  readonly hints_shown: number;
  readonly failures: number;
  readonly solved_at: string | null;
  readonly points: number | null;
}

type CellsOf = (state: State, challenge: ExportedChallenge | undefined, context: ExportContext) => Cell[] | null;

/** One row for each challenge with a state, sorted by title, or by key where the challenge no longer exists. */
function ofStates(cells: CellsOf): Export['rows'] {
  return async (query, participants, context) => {
    const states = await query
      .selectFrom('challenge_states')
      .select(['participant', 'challenge', 'hints_shown', 'failures', 'solved_at', 'points'])
      .where(
        'participant',
        'in',
        participants.map(({ id }) => id),
      )
      .orderBy('challenge')
      .execute();
    const rows = new Map<string, Cell[][]>();
    for (const state of states) {
      const challenge = context.challenge(state.challenge);
      const own = cells(state, challenge, context);
      if (own === null) continue;
      const list = rows.get(state.participant) ?? [];
      list.push([challenge?.title ?? state.challenge, ...own]);
      rows.set(state.participant, list);
    }
    return rows;
  };
}

/** Hundredths with a decimal comma: 12,25. */
function decimal(hundredths: number): string {
  return String(toPoints(hundredths)).replace('.', ',');
}
