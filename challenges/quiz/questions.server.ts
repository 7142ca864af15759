import { frenchSpaces } from '#engine/authoring/toolbox';
import { GENUINE } from './genuine.server.ts';
import { INCIDENTS } from './incidents.server.ts';
import { REHEARSED } from './rehearsed.server.ts';
import { TRAPS } from './traps.server.ts';

/** Place of an option in `[right, ...wrong]`. */
type Place = 0 | 1 | 2;

/** Ten seconds each: a question and its options stay under sixty words, and the options are of like length. */
export interface PoolQuestion {
  readonly id: string;
  /** `genuine`: acting is right, and refusing is wrong. `trap`: the other way round. `incident`: it has happened, or a choice is to be made. */
  readonly kind: 'genuine' | 'trap' | 'incident';
  readonly text: string;
  readonly right: string;
  readonly wrong: readonly [string, string];
  /** The option of a player who always distrusts. */
  readonly wary: Place;
  /** The option of a player who always trusts. */
  readonly trusting: Place;
  /** What makes a wrong answer tempting: for the reveal. */
  readonly trap: string;
  /** What the coach says after the answer, whichever it was. */
  readonly cue: string;
}

const spaced = (question: PoolQuestion): PoolQuestion => {
  const [first, second] = question.wrong;
  return {
    ...question,
    text: frenchSpaces(question.text),
    right: frenchSpaces(question.right),
    wrong: [frenchSpaces(first), frenchSpaces(second)],
    trap: frenchSpaces(question.trap),
    cue: frenchSpaces(question.cue),
  };
};

/** For play that counts. */
export const SEATS = [...GENUINE, ...TRAPS, ...INCIDENTS].map(spaced);

/** For play that never counts: no situation of the seats. */
export const PRACTICE = REHEARSED.map(spaced);
