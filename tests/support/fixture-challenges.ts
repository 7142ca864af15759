/** A small registry for the server's tests, with one challenge for each kind of judgement and of scoring. */

import { fieldOf, textOf } from '#engine/rules/answer.ts';
import type { Checker } from '#engine/rules/checker.ts';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import { sameText } from '#engine/toolbox/text.ts';
import { NOTE_SECTIONS } from '#schemas/console-constants.ts';
import type { FacilitatorNotes } from '#schemas/facilitator-notes.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';

function manifest(key: string, more: Partial<ChallengeManifest> = {}): ChallengeManifest {
  return aManifest({
    key,
    title: key,
    category: 'Techniques Web',
    hints: [
      { title: 'Un', text: 'Premier indice.' },
      { title: 'Deux', text: 'Deuxième indice.' },
      { title: 'Trois', text: 'Le mot est {word}.' },
    ],
    scoring: { base: 5, hintStep: 0.25, floor: 1, failures: { points: 1, every: 2 } },
    ...more,
  });
}

type WordSecrets = {
  readonly word: string;
};

/** The right answer is a word that each participant has of their own. */
const wordChecker: Checker<WordSecrets> = {
  secrets: (variant) => ({ word: variant.flag('mot') }),
  artifacts: ({ word }, page) => ({ reversed: [...word].reverse().join(''), page: page ?? null }),
  check(answer, { word }) {
    const text = textOf(answer).trim();
    if (text === '') return { outcome: 'neutral', verdict: 'empty' };
    return sameText(text, word) ? { outcome: 'correct', verdict: 'correct' } : { outcome: 'incorrect', verdict: 'incorrect' };
  },
};

/** The right answer is an object of fields, the same for everybody. */
const formChecker: Checker = {
  secrets: () => ({ word: 'ouvre' }),
  artifacts: () => ({ label: 'Formulaire' }),
  check: (answer) =>
    fieldOf(answer, 'username') === 'admin'
      ? { outcome: 'correct', verdict: 'correct', output: { welcome: 'admin' } }
      : { outcome: 'incorrect', verdict: 'refused', output: { welcome: null } },
};

/** Notes whose sections each name their challenge. */
function notes(key: string): FacilitatorNotes {
  const said = { list: false, lines: [[{ style: 'plain' as const, text: `Notes de ${key}` }]] };
  return { challenge: key, sections: NOTE_SECTIONS.map(({ name, heading }) => ({ name, heading, blocks: [said] })) };
}

export const fixtureChallenges: readonly RegisteredChallenge[] = [
  {
    manifest: manifest('word', { pages: [{ slug: 'admin', title: 'Page', component: 'admin.page.tsx' }] }),
    checker: erase(wordChecker),
    notes: notes('word'),
  },
  {
    manifest: manifest('form', {
      title: 'Le formulaire',
      learningMode: { after: 2, text: 'Explication.' },
      scoring: { base: 3, hintStep: 0.5, floor: 0, penalty: 2 },
    }),
    checker: formChecker,
    notes: notes('form'),
  },
  ...Array.from({ length: 18 }, (_, index) => ({
    manifest: manifest(`word-${index + 1}`),
    checker: erase(wordChecker),
    notes: notes(`word-${index + 1}`),
  })),
];

/** The checker without the type of its secrets: the registry holds checkers of different types, and passes each only its own secrets. */
function erase(checker: Checker<WordSecrets>): Checker {
  const own = (secrets: Readonly<Record<string, unknown>>): WordSecrets => ({ word: String(secrets['word']) });
  return {
    secrets: (variant) => checker.secrets(variant),
    artifacts: (secrets, page) => checker.artifacts(own(secrets), page),
    check: (answer, secrets) => checker.check(answer, own(secrets)),
  };
}
