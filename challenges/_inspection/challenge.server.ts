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

/** It opens more than is needed. */
const isTooMuch = ({ has, sheet }: PooledAccess) => has !== (sheet?.needs ?? 'none');

export default defineChecker({
  // Another list for each player: two or three lines to cut, the others to leave, in any order.
  secrets(variant) {
    const cut = variant.shuffle(POOL.filter(isTooMuch)).slice(0, variant.integer(2, 3));
    const kept = variant.shuffle(POOL.filter((access) => !isTooMuch(access))).slice(0, LINES - cut.length);
    const lines = variant.shuffle([...cut, ...kept]).map((access, place) => ({ id: idAt(place), ...access }));
    // The last hint names them.
    return { lines, cut: cut.map(({ who }) => who).join(', ') };
  },

  artifacts: ({ lines }): MyChallengeArtifacts => ({
    accesses: lines.map(({ id, who, note, has }) => ({ id, who, note, has })),
    // In another order than the list: there is something to look for.
    sheet: lines.flatMap(({ who, sheet }) => (sheet ? [{ who, ...sheet }] : [])).sort((a, b) => a.who.localeCompare(b.who, 'fr')),
  }),

  // All lines must be marked right. Otherwise the verdict says in which direction to look again.
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

  // Each decision with its acts: conformance plays those who take the first option, the last, the neighbour's, and what was right elsewhere.
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
