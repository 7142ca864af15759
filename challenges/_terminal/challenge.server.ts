import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import {
  FILES,
  GESTURES,
  idAt,
  type MyChallengeArtifacts,
  type MyChallengeOutput,
  type MyChallengeReveal,
  WORDS,
} from './artifacts.ts';
import { answerTo, type Download, NAMES } from './commands.server.ts';

/** Whether the file is the one that its vendor published. */
const isGenuine = ({ published, actual }: Download) => published === actual;

export default defineChecker({
  // A different folder for each player: at least one file is altered, and at least one is not.
  secrets(variant) {
    const altered = variant.integer(1, FILES - 1);
    const drawn = variant.shuffle(NAMES).slice(0, FILES);
    const files = variant.shuffle(
      drawn.map((name, place): Download => {
        const published = variant.hex(64);
        // The digests share their first four characters: a file with the same four is forged in a second, one with all 64 never.
        return { name, published, actual: place < altered ? published.slice(0, 4) + variant.hex(60) : published };
      }),
    );
    // The last hint names the altered files.
    return { files, altered: drawn.slice(0, altered).join(', ') };
  },

  artifacts: ({ files }): MyChallengeArtifacts => ({ files: files.map(({ name }) => name) }),

  // A command is a step that does not count as an attempt. An answer has a gesture for each file.
  check(answer: Answer, { files }) {
    const line = fieldOf(answer, 'command');
    if (typeof line === 'string') return neutral('printed', answerTo(line, files));
    const sorted = files.map((file, place) => ({
      right: isGenuine(file) ? 'install' : 'report',
      gesture: GESTURES.find((word) => word === fieldOf(answer, idAt(place))),
    }));
    if (sorted.some(({ gesture }) => gesture === undefined)) return neutral('incomplete');
    const wrong = sorted.filter(({ gesture, right }) => gesture !== right);
    if (wrong.length === 0) return correct();
    const output: MyChallengeOutput = { right: sorted.length - wrong.length, of: sorted.length };
    return wrong.some(({ gesture }) => gesture === 'install') ? incorrect('too-trusting', output) : incorrect('too-wary', output);
  },

  // Each decision with its options. The conformance tests play strategies that read nothing: always the first option, always the last,
  // another participant's answer. None of these may solve the challenge.
  choices: ({ files }) =>
    files.map((file, place) => ({
      field: idAt(place),
      genuine: isGenuine(file),
      options: GESTURES.map((value) => ({
        value,
        text: WORDS[value],
        act: (value === 'install') === isGenuine(file) ? 'safe' : 'unsafe',
      })),
    })),

  reveal: ({ files }): MyChallengeReveal => ({
    lines: files.map((file) => ({
      shown: file.name,
      truth: isGenuine(file)
        ? `L’empreinte est celle de l’éditeur, jusqu’au bout : ${ends(file.published)}.`
        : `L’éditeur publie ${ends(file.published)}, ce fichier donne ${ends(file.actual)}. Le début est le même, le fichier non.`,
      genuine: isGenuine(file),
    })),
  }),
});

function ends(digest: string): string {
  return `${digest.slice(0, 4)}…${digest.slice(-6)}`;
}
