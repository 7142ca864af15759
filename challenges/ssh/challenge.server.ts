import { type Answer, correct, defineChecker, holdsText, incorrect, neutral, sameText, textOf } from '#engine/authoring/server';
import type { SshArtifacts, SshReveal } from './artifacts.ts';
import { homeDirectory, revealedTree } from './home.server.ts';

const WORDS = ['compte_oublie', 'quai_sans_gardien', 'porte_entrouverte', 'lecture_pour_tous', 'amarre_perdue'] as const;

export default defineChecker({
  secrets: (variant) => ({ flag: variant.flag(variant.pick(WORDS)), key: variant.hex(16) }),

  artifacts: ({ flag, key }): SshArtifacts => ({ home: homeDirectory(flag, key) }),

  /** Compares the trimmed text exactly (specification, section 5). */
  check(answer: Answer, { flag }) {
    const entered = textOf(answer).trim();
    if (entered === '') return neutral('empty');
    if (sameText(entered, flag)) return correct();
    return holdsText(entered, flag) ? incorrect('almost') : incorrect();
  },

  reveal: ({ flag }): SshReveal => ({ tree: revealedTree(flag) }),
});
