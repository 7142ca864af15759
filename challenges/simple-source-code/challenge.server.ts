import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral, sameText } from '#engine/authoring/server';
import type { SourceCodeArtifacts } from './artifacts.ts';

const USERNAME = 'theo.vasseur';

export default defineChecker({
  secrets: (variant) => ({
    password: `${variant.pick(['Amarrage', 'Bastingage', 'Cabestan', 'Tribord', 'Vigie'])}-${variant.hex(4)}`,
  }),

  artifacts: ({ password }): SourceCodeArtifacts => ({
    username: USERNAME,
    comments: [
      ' Gabarit commun, version 4 : ne pas modifier sans prévenir Solène ',
      ' ancien mot de passe refusé depuis le 2 novembre : Atelier-2025 ',
      ` TODO Théo : à retirer avant la mise en ligne ! accès de test : ${USERNAME} / ${password} `,
    ],
  }),

  /** Trimmed, exact (specification, section 5). */
  check(answer: Answer, { password }) {
    const field = fieldOf(answer, 'password');
    const entered = typeof field === 'string' ? field.trim() : '';
    if (entered === '') return neutral('empty');
    return fieldOf(answer, 'username') === USERNAME && sameText(entered, password) ? correct() : incorrect();
  },
});
