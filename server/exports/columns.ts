/** What each export holds: its columns, and the rows of a page of participants. */
import type { Kysely } from 'kysely';
import { toPoints } from '#engine/rules/scoring.ts';
import type { ExportKind } from '#schemas/participants.ts';
import type { Tables } from '../database/tables.ts';
import { csvMoment } from '../http/csv-lines.ts';
import { solvesOf } from '../ledger/progress.ts';

/** A participant who plays. */
export interface Exported {
  readonly id: string;
  readonly email: string;
  readonly team: string | null;
  /** Hundredths. */
  readonly points: number;
}

type Cell = string | null;

interface Export {
  readonly columns: readonly string[];
  /** The columns after session and participant, a list of rows for each participant. @param hintsOf how many hints a challenge has */
  rows(
    query: Kysely<Tables>,
    participants: readonly Exported[],
    hintsOf: (challenge: string) => number | undefined,
  ): Promise<ReadonlyMap<string, readonly (readonly Cell[])[]>>;
}

export const exports: Readonly<Record<ExportKind, Export>> = {
  scores: {
    columns: ['score', 'missions solved'],
    async rows(query, participants) {
      const solved = await solvesOf(
        query,
        participants.map(({ id }) => id),
      );
      return new Map(participants.map(({ id, points }) => [id, [[decimal(points), String(solved.get(id) ?? 0)]]]));
    },
  },
  solves: {
    columns: ['challenge', 'points', 'solved at (UTC)'],
    rows: ofStates((state) =>
      state.points === null ? null : [decimal(state.points), state.solved_at === null ? null : csvMoment(state.solved_at)],
    ),
  },
  attempts: {
    columns: ['challenge', 'failed attempts', 'solved'],
    rows: ofStates((state) =>
      state.failures === 0 && state.points === null ? null : [String(state.failures), state.points === null ? 'no' : 'yes'],
    ),
  },
  hints: {
    columns: ['challenge', 'hints shown', 'of'],
    rows: ofStates((state, hintsOf) =>
      state.hints_shown === 0 ? null : [String(state.hints_shown), hintsOf(state.challenge)?.toString() ?? null],
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

/** One row for each challenge of which there is something to say. */
function ofStates(cells: (state: State, hintsOf: (challenge: string) => number | undefined) => Cell[] | null): Export['rows'] {
  return async (query, participants, hintsOf) => {
    const states = await query
      .selectFrom('challenge_states')
      .select(['participant', 'challenge', 'hints_shown', 'failures', 'solved_at', 'points'])
      .where(
        'participant',
        'in',
        participants.map(({ id }) => id),
      )
      .orderBy('participant')
      .orderBy('challenge')
      .execute();
    const rows = new Map<string, Cell[][]>();
    for (const state of states) {
      const own = cells(state, hintsOf);
      if (own === null) continue;
      const list = rows.get(state.participant) ?? [];
      list.push([state.challenge, ...own]);
      rows.set(state.participant, list);
    }
    return rows;
  };
}

/** Hundredths as a French spreadsheet reads them: 12,25. */
function decimal(hundredths: number): string {
  return String(toPoints(hundredths)).replace('.', ',');
}
