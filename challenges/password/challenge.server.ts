import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import type { PasswordArtifacts, PasswordReveal } from './artifacts.ts';
import { brokenRules } from './rules.ts';

const LEAKED = 'Brevelle2024!';

export default defineChecker({
  secrets: () => ({}),

  artifacts: (): PasswordArtifacts => ({ leaked: LEAKED }),

  /**
   * The four rules and nothing else (specification, section 5): a weak password that keeps them is the scene's to comment.
   * The leaked one keeps them too; who puts it back is told what just happened.
   */
  check(answer: Answer) {
    const password = fieldOf(answer, 'password');
    if (typeof password !== 'string' || password === '') return neutral('empty');
    if (brokenRules(password).length > 0) return incorrect();
    return password.normalize('NFC') === LEAKED ? correct('stolen-key') : correct();
  },

  reveal: (): PasswordReveal => ({
    night: [
      { at: '02:11:04', password: LEAKED, recipe: 'le mot de passe volé, tel quel' },
      { at: '02:11:05', password: 'Brevelle2025!', recipe: 'l’année d’après' },
      { at: '02:11:06', password: 'Brevelle2026!', recipe: 'l’année en cours' },
      { at: '02:11:07', password: 'Brevelle2024!!', recipe: 'un signe de plus à la fin' },
      { at: '02:11:08', password: 'Br3v3ll32024!', recipe: 'des chiffres à la place des lettres' },
    ],
    compared: [
      { password: LEAKED, comment: 'La clé volée elle-même. La liste ne sait pas qu’elle circule.' },
      { password: 'Motdepasse123!', comment: 'En tête de toutes les listes d’attaque, majuscule et signe compris.' },
      { password: 'Camille.durand1', comment: 'Une adresse e-mail, à peu de chose près.' },
      { password: 'aaaaaaaaaaaaA1!', comment: 'Quinze caractères, et presque un seul.' },
      {
        password: 'moulin tambour glisse persil',
        comment: 'Refusé, et pourtant le plus solide des cinq : quatre mots sans rapport, qu’on retient.',
      },
    ],
    afterwards:
      'Malik Benali a compté 41 collègues dont le mot de passe servait aussi ailleurs, et s’est compté dedans : son compte d’essai s’ouvrait avec Brevelle2023!. Aucun des 41 n’a été ouvert cette fois, la double authentification a tenu. Depuis, un gestionnaire est installé sur chaque poste, et Solène a remplacé Biscotte2019! par cinq mots qu’elle refuse de raconter.',
  }),
});
