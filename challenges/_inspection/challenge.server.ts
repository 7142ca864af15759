import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import { POOL, type PooledAccess } from './accesses.server.ts';
import {
  idAt,
  LINES,
  MARKS,
  type MyChallengeArtifacts,
  type MyChallengeOutput,
  type MyChallengeReveal,
  RIGHTS,
  WORDS,
} from './artifacts.ts';

/** Whether the access gives other rights than the person needs. */
const isTooMuch = ({ has, sheet }: PooledAccess) => has !== (sheet?.needs ?? 'none');

export default defineChecker({
  // A different list for each player: two or three lines to cut, the others to keep, in any order.
  secrets(variant) {
    const cut = variant.shuffle(POOL.filter(isTooMuch)).slice(0, variant.integer(2, 3));
    const kept = variant.shuffle(POOL.filter((access) => !isTooMuch(access))).slice(0, LINES - cut.length);
    const lines = variant.shuffle([...cut, ...kept]).map((access, place) => ({ id: idAt(place), ...access }));
    // The last hint names the people whose lines are to be cut.
    return { lines, cut: cut.map(({ who }) => who).join(', ') };
  },

  artifacts: ({ lines }): MyChallengeArtifacts => ({
    accesses: lines.map(({ id, who, note, has }) => ({ id, who, note, has })),
    // The sheet is sorted by name and the list is not, so that the player has to look each person up.
    sheet: lines.flatMap(({ who, sheet }) => (sheet ? [{ who, ...sheet }] : [])).sort((a, b) => a.who.localeCompare(b.who, 'fr')),
  }),

  // All marks must be right. A wrong answer's verdict says which kind of mistake was made.
  check(answer: Answer, { lines }) {
    const marked = lines.map((line) => ({
      right: isTooMuch(line) ? 'cut' : 'keep',
      mark: MARKS.find((word) => word === fieldOf(answer, line.id)),
    }));
    if (marked.some(({ mark }) => mark === undefined)) return neutral('incomplete');
    const wrong = marked.filter(({ mark, right }) => mark !== right);
    if (wrong.length === 0) return correct();
    const output: MyChallengeOutput = { right: marked.length - wrong.length, of: marked.length };
    if (wrong.every(({ right }) => right === 'cut')) return incorrect('too-trusting', output);
    return wrong.every(({ right }) => right === 'keep') ? incorrect('too-wary', output) : incorrect('incorrect', output);
  },

  // Each decision with its options. The conformance tests play strategies that read nothing: always the first option, always the last,
  // another participant's answer. None of these may solve the challenge.
  choices: ({ lines }) =>
    lines.map((line) => ({
      field: line.id,
      genuine: !isTooMuch(line),
      surface: { has: line.has },
      options: MARKS.map((value) => ({
        value,
        text: WORDS[value],
        act: (value === 'cut') === isTooMuch(line) ? 'safe' : 'unsafe',
      })),
    })),

  reveal: ({ lines }): MyChallengeReveal => ({
    lines: lines.map((line) => ({ shown: `${line.who} : ${RIGHTS[line.has]}`, truth: line.why, genuine: !isTooMuch(line) })),
  }),
});
