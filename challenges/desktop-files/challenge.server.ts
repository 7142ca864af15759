import { type Answer, correct, defineChecker, incorrect, neutral, sameText, textOf } from '#engine/authoring/server';
import type { DesktopFilesArtifacts } from './artifacts.ts';
import { desktopFiles } from './files.server.ts';

const WORDS = ['quai_sans_gardien', 'session_ouverte', 'releve_de_nuit', 'ecran_allume', 'photo_bavarde'] as const;

export default defineChecker({
  secrets: (variant) => {
    const start = variant.pick(WORDS);
    const flag = variant.flag(start);
    return { flag, start, end: flag.slice(`CTF{${start}_`.length, -1) };
  },

  artifacts: ({ start, end }): DesktopFilesArtifacts => ({ files: desktopFiles(start, end) }),

  /** Trimmed, exact (specification, section 5). */
  check(answer: Answer, { flag }) {
    const entered = textOf(answer).trim();
    if (entered === '') return neutral('empty');
    return sameText(entered, flag) ? correct() : incorrect();
  },
});
