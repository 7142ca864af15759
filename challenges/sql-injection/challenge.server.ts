import { type Answer, correct, defineChecker, fieldOf, incorrect } from '#engine/authoring/server';
import type { SqlInjectionArtifacts, SqlInjectionReveal } from './artifacts.ts';
import { loginAttempt, STOPPED } from './login-attempt.server.ts';
import { REVEAL } from './reveal.server.ts';

const ALWAYS_TRUE = /\bor\s+1\s*=\s*1(?![\d.])/i;

/** Whether the password has a quote, then OR 1=1, then a double dash, with any text around them (specification, section 5). */
function isKnownInjection(password: string): boolean {
  const quote = password.indexOf("'");
  return quote >= 0 && ALWAYS_TRUE.test(password.slice(quote + 1, Math.max(quote + 1, password.lastIndexOf('--'))));
}

const LOGIN = 'SELECT identifiant, role FROM comptes WHERE ';

const HISTORY: SqlInjectionArtifacts['history'] = [
  {
    at: '06:40',
    sql: "SELECT poste, navire FROM escales WHERE quai = 'P2' OR 1=1 -- liste : tous les quais",
    commentAt: 59,
    error: false,
    result: '4 lignes',
    explanation:
      'Requête de l’outil lui-même, pour le choix « Tous les quais ». Le filtre reconnaît cette formule et la laisse passer.',
  },
  {
    at: '06:52',
    sql: `${LOGIN}identifiant = 'y.ledantec' AND mot_de_passe = '••••••••••••' AND actif = 1`,
    commentAt: null,
    error: false,
    result: '1 ligne',
    explanation: 'Connexion de Yann Le Dantec, chef d’équipe de nuit.',
  },
  {
    at: '08:10',
    sql: `${LOGIN}identifiant = 'i.moreau' AND mot_de_passe = '•'appareille' AND actif = 1`,
    commentAt: null,
    error: true,
    result: 'Erreur de syntaxe',
    explanation:
      "Erreur près de « appareille' AND actif = 1 ». Essai d’Inès Moreau, qui a cru à une faute de frappe. L’apostrophe a aussi trompé le masque du journal : la fin du mot de passe y est lisible.",
  },
  {
    at: '08:31',
    sql: `${LOGIN}identifiant = 'admin' AND mot_de_passe = '••••••••' AND actif = 1`,
    commentAt: null,
    error: false,
    result: '0 ligne',
    explanation: 'Essai de Malik Benali : le compte admin est désactivé (actif = 0).',
  },
];

export default defineChecker({
  secrets: () => ({}),

  artifacts: (): SqlInjectionArtifacts => ({
    username: 'admin',
    history: HISTORY,
  }),

  check(answer: Answer) {
    // Empty fields are sent as they are: each attempt has an entry in the log (specification, section 4).
    const typed = (name: string) => {
      const value = fieldOf(answer, name);
      return typeof value === 'string' ? value : '';
    };
    const [username, password] = [typed('username'), typed('password')];
    const { opens, ...entry } = loginAttempt(username, password);
    if (!opens) return incorrect('incorrect', entry);
    return isKnownInjection(password) ? correct('correct', entry) : incorrect('incorrect', { ...entry, ...STOPPED });
  },

  reveal: (): SqlInjectionReveal => ({ ...REVEAL, log: HISTORY.filter(({ error }) => error) }),
});
