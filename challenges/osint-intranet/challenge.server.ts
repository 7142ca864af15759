import { type Answer, correct, defineChecker, holdsText, incorrect, neutral, sameText, textOf } from '#engine/authoring/server';
import type { OsintIntranetArtifacts, OsintIntranetReveal } from './artifacts.ts';
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

/** Characters at the end of a flag: eight hexadecimal digits and a brace. The last line of the orange paper has five of them. */
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

  /** Compares the trimmed text exactly (specification, section 5). */
  check(answer: Answer, { flag, first, second, third }) {
    const typed = textOf(answer).trim();
    if (typed === '') return neutral('empty');
    if (sameText(typed, flag)) return correct();
    if (holdsText(typed, flag)) return incorrect('almost');
    return [first, second, third].every((line) => holdsText(typed, line)) ? incorrect('shuffled') : incorrect();
  },

  reveal: ({ flag, first, second, third }): OsintIntranetReveal => ({
    flag,
    lines: [
      {
        kind: 'desk',
        line: first,
        seen: 'Première ligne, 20 novembre. On photographiait un gâteau et deux sourires. La tasse cachait le reste du papier.',
      },
      {
        kind: 'call',
        line: second,
        seen: 'Deuxième ligne, 18 novembre. Une capture de visio montre quatre personnes, et tout ce qu’il y a derrière elles.',
      },
      {
        kind: 'badges',
        line: third,
        seen: 'Troisième ligne, 19 novembre. Un badge retourné n’est pas un badge caché : l’étui est transparent.',
      },
      {
        kind: 'sharing',
        line: '',
        seen: 'Le mode d’emploi, 16 novembre. Une notification s’est affichée le temps de la capture ; l’onglet ouvert à côté nommait déjà le serveur.',
      },
    ],
  }),
});
