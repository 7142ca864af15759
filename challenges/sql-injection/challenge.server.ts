import { type Answer, correct, defineChecker, fieldOf, incorrect } from '#engine/authoring/server';
import type { LogEntry, SqlInjectionArtifacts } from './artifacts.ts';
import { loginAttempt, STOPPED } from './login-attempt.server.ts';

const ALWAYS_TRUE = /\bor\s+1\s*=\s*1(?![\d.])/i;

/** A quote, then OR 1=1, then a double dash, in this order, with whatever else around (specification, section 5). */
function isKnownInjection(password: string): boolean {
  const quote = password.indexOf("'");
  return quote >= 0 && ALWAYS_TRUE.test(password.slice(quote + 1, Math.max(quote + 1, password.lastIndexOf('--'))));
}

const HISTORY: readonly (readonly [at: string, sql: string, entry: Pick<LogEntry, 'error' | 'result' | 'explanation'>])[] = [
  [
    '06:52',
    "identifiant = 'y.ledantec' AND mot_de_passe = '••••••••••••' AND actif = 1",
    { error: false, result: '1 ligne', explanation: 'Connexion de Yann Le Dantec, chef d’équipe de nuit.' },
  ],
  [
    '08:10',
    "identifiant = 'i.moreau' AND mot_de_passe = 'j'appareille' AND actif = 1",
    {
      error: true,
      result: 'Erreur de syntaxe',
      explanation: "Erreur près de « appareille' AND actif = 1 ». Essai d’Inès Moreau, qui a cru à une faute de frappe.",
    },
  ],
  [
    '08:31',
    "identifiant = 'admin' AND mot_de_passe = '••••••••' AND actif = 1",
    { error: false, result: '0 ligne', explanation: 'Essai de Théo Vasseur : le compte admin est désactivé (actif = 0).' },
  ],
];

export default defineChecker({
  secrets: () => ({}),

  artifacts: (): SqlInjectionArtifacts => ({
    username: 'admin',
    history: HISTORY.map(([at, condition, entry]) => ({
      at,
      sql: `SELECT identifiant, role FROM comptes WHERE ${condition}`,
      commentAt: null,
      ...entry,
    })),
  }),

  check(answer: Answer) {
    // What was left empty is sent as it is: each attempt stands in the log (specification, section 4).
    const typed = (name: string) => {
      const value = fieldOf(answer, name);
      return typeof value === 'string' ? value : '';
    };
    const [username, password] = [typed('username'), typed('password')];
    const { opens, ...entry } = loginAttempt(username, password);
    if (!opens) return incorrect('incorrect', entry);
    return isKnownInjection(password) ? correct(entry) : incorrect('incorrect', { ...entry, ...STOPPED });
  },
});
