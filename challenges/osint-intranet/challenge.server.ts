import { type Answer, correct, defineChecker, incorrect, neutral, sameText, textOf } from '#engine/authoring/server';
import type { OsintIntranetArtifacts } from './artifacts.ts';
import { postsOf } from './posts.server.ts';

const WORDS = [
  'brise_lames',
  'cale_seche',
  'eau_vive',
  'grand_large',
  'haute_mer',
  'maree_basse',
  'phare_rouge',
  'quai_nord',
  'vent_debout',
] as const;

/** What a flag ends with: eight digits and a brace, of which the paper's last line has five. */
const ENDING = 9;
const LAST_LINE = 5;

export default defineChecker({
  secrets(variant) {
    const flag = variant.flag(variant.pick(WORDS));
    return {
      flag,
      first: flag.slice(0, -ENDING),
      second: flag.slice(-ENDING, -LAST_LINE),
      third: flag.slice(-LAST_LINE),
    };
  },

  artifacts: (secrets): OsintIntranetArtifacts => ({ posts: postsOf(secrets) }),

  /** Trimmed, exact (specification, section 5). */
  check(answer: Answer, { flag }) {
    const typed = textOf(answer).trim();
    if (typed === '') return neutral('empty');
    return sameText(typed, flag) ? correct() : incorrect();
  },
});
