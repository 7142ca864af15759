import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import type { SqlArtifacts, SqlOutput } from './artifacts.ts';
import { loginQuery } from './login-query.ts';

/** A quote, or nothing at all before it (the tool adds the quote), then the condition that the blacklist forgot. */
const FORGOTTEN = /(?:^|')\s*or\s+1\s*=\s*1(?![\d.])/i;

const EXECUTED: SqlOutput = { reply: 'executed' };
const REFUSED: SqlOutput = { reply: 'refused' };

export default defineChecker({
  secrets: () => ({}),

  artifacts: (): SqlArtifacts => ({
    username: 'admin',
    changes: [
      { year: 2009, text: 'Première version. Le mot de passe saisi est ajouté à la requête, entre deux apostrophes.' },
      {
        year: 2011,
        text: 'Correcteur d’apostrophes, après des pannes : il ajoute celle qui semble oubliée devant un OR, et retire celle qui traîne seule en fin de requête.',
      },
      {
        year: 2016,
        text: 'Liste noire, remplie à la main : les formules d’attaque connues sont refusées (union, select, 2=2, texte égal à lui-même…).',
      },
      { year: 2024, text: 'Mode diagnostic activé « pour la journée ». Il affiche la requête sous le formulaire.' },
    ],
  }),

  /**
   * An optional quote followed by 'or 1=1' (specification, section 5), in a query that the database really finds true.
   * Other conditions that are always true meet the blacklist, so that the rule holds and the simulation stays right.
   */
  check(answer: Answer) {
    const field = typeof answer === 'string' ? answer : fieldOf(answer, 'password');
    const password = typeof field === 'string' ? field : '';
    if (password.trim() === '') return neutral('empty');
    const { outcome } = loginQuery(password);
    if (outcome === 'listed-word') return incorrect('incorrect', REFUSED);
    if (outcome !== 'true') return incorrect('incorrect', EXECUTED);
    return FORGOTTEN.test(password) ? correct() : incorrect('incorrect', REFUSED);
  },
});
