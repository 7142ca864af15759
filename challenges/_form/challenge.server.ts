// This file never reaches a browser: answers, and what leads to them, belong here.
import { type Answer, correct, defineChecker, incorrect, neutral, sameText, textOf } from '#engine/authoring/server';
import type { MyChallengeArtifacts, MyChallengeReveal } from './artifacts.ts';

const WORDS = ['Bouée', 'Cordage', 'Escale', 'Misaine'] as const;

export default defineChecker({
  // What this participant must find. Draw it from `variant`, so that it differs between participants and survives a reload.
  // A hint may name it: `{password}`.
  secrets: (variant) => ({ password: `${variant.pick(WORDS)}-${variant.integer(1000, 9999)}` }),

  // What the scene may show. The player can read all of it, so send only what a player may find.
  artifacts: ({ password }): MyChallengeArtifacts => ({ note: ['Wi-Fi du quai', password, '(ne pas jeter !)'] }),

  // Judges one answer: never a substring match, and `sameText` rather than `===` for a secret.
  // Each verdict passed to `incorrect` or `neutral` has its message in challenge.tsx.
  check(answer: Answer, { password }) {
    const entered = textOf(answer).trim();
    if (entered === '') return neutral('empty');
    return sameText(entered, password) ? correct() : incorrect();
  },

  // Sent after the solve only: what would have given the answer away belongs here, not in reveal.tsx.
  reveal: ({ password }): MyChallengeReveal => ({
    password,
    unmasked: [
      {
        shown: 'Le pense-bête sous l’écran',
        truth: 'Lisible à l’agrandissement : le mot de passe du quai, publié avec la photo.',
      },
      { shown: 'Les visages', truth: 'Chacun avait donné son accord, par écrit.', genuine: true },
    ],
  }),
});
