import { frenchSpaces } from '#engine/authoring/toolbox';
import { GENUINE } from './genuine.server.ts';
import { INCIDENTS } from './incidents.server.ts';
import { REHEARSED } from './rehearsed.server.ts';
import { TRAPS } from './traps.server.ts';

/** Index of an option in `[right, ...wrong]`. */
type Place = 0 | 1 | 2;

/** A question for ten seconds: with its options it has fewer than sixty words, and the options are of similar length. */
export interface PoolQuestion {
  readonly id: string;
  /**
   * `genuine`: acting is right, refusing is wrong. `trap`: the reverse. `incident`: something has happened, or a setting is to be chosen.
   */
  readonly kind: 'genuine' | 'trap' | 'incident';
  readonly text: string;
  readonly right: string;
  readonly wrong: readonly [string, string];
  /** The option of a player who always distrusts. */
  readonly wary: Place;
  /** The option of a player who always trusts. */
  readonly trusting: Place;
  /** Why a wrong option is tempting; for the reveal. */
  readonly trap: string;
  /** The coach's comment after the answer, right or wrong. */
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

/** Questions for play that counts. */
export const SEATS = [...GENUINE, ...TRAPS, ...INCIDENTS].map(spaced);

/** Questions for practice: none of the situations occurs in play that counts. */
export const PRACTICE = REHEARSED.map(spaced);
