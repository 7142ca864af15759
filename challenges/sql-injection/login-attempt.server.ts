/** Builds the attacked application's query from the typed values, and explains how the database reads it. */
import { readSqlCondition, type SqlReading, type SqlRow } from '#engine/authoring/toolbox';
import type { LogEntry } from './artifacts.ts';

const SELECT = 'SELECT identifiant, role FROM comptes WHERE ';
/**
 * The accounts. The administrator's is deactivated, so that only a query whose end is ignored finds it. No keyboard can type these
 * passwords.
 */
const ACCOUNTS: readonly SqlRow[] = [
  { identifiant: 'admin', role: 'administrateur', mot_de_passe: 'admin\0', actif: 0 },
  ...['n.kervella', 'y.ledantec', 'i.moreau', 'm.benali', 's.autret'].map((identifiant) => ({
    identifiant,
    role: 'quai',
    mot_de_passe: `${identifiant}\0`,
    actif: 1,
  })),
];
const ADMIN = 0;
/** SQL that `readSqlCondition` does not understand. In the story, the application's database account has no right to use it. */
const RESTRICTED =
  /\b(?:union|select|insert|update|delete|drop|like|in|is|between|exists|sleep|limit|order|group|having|xor)\b|\|\||&&/i;

export interface LoginAttempt extends LogEntry {
  /** Whether `admin` was typed as the name, and the database returns that account. */
  readonly opens: boolean;
}

export function loginAttempt(username: string, password: string): LoginAttempt {
  const before = `identifiant = '${username.replaceAll("'", "''")}' AND mot_de_passe = '`;
  const condition = `${before}${password}' AND actif = 1`;
  const reading = readSqlCondition(condition, ACCOUNTS);
  const textEnd = /^(?:[^']|'')*/.exec(password)?.[0].length ?? 0;
  // The database does not read words in a comment.
  const injected = password.slice(textEnd, reading.commentAt === null ? undefined : reading.commentAt - before.length);
  const told = RESTRICTED.test(injected) ? RIGHTS : tell(reading, username, password, textEnd < password.length);
  const { result, explanation, error = false, opens = false } = told;
  const commentAt = reading.commentAt === null ? null : SELECT.length + reading.commentAt;
  return { sql: SELECT + condition, error, result, explanation, commentAt, opens };
}

/** The log's entry for a query that returns `admin`, but whose condition the filter does not recognise as the application's own. */
export const STOPPED = {
  error: false,
  result: 'Session refusée',
  explanation:
    'La base renvoie le compte admin. Mais avant d’ouvrir une session, le filtre relit la requête : il n’admet aucune condition ajoutée, sauf une, que l’outil écrit lui-même. Une ligne du journal la montre.',
} as const;

interface Told {
  readonly result: string;
  readonly explanation: string;
  readonly error?: boolean;
  readonly opens?: boolean;
}

const RIGHTS: Told = {
  error: true,
  result: 'Droits insuffisants',
  explanation: 'Le compte de l’outil n’a droit qu’à des comparaisons simples : la base a refusé cette instruction.',
};

function tell(reading: SqlReading, username: string, password: string, escaped: boolean): Told {
  if (reading.state === 'error') return { ...toldError(reading), error: true };
  const { matches, commentAt } = reading;
  const rows = matches.length < 2 ? `${matches.length} ligne` : `${matches.length} lignes`;
  const accounts = matches.length < 2 ? 'un compte' : `${matches.length} comptes`;
  const asked = username === '' ? 'aucun identifiant n’est saisi' : `« ${username.slice(0, 40)} » n’est pas son nom exact`;
  if (matches.length === 0) return { result: rows, explanation: toldNothing(password, escaped, commentAt !== null) };
  if (username !== 'admin')
    return {
      result: rows,
      explanation: `La base renvoie ${accounts}, mais l’outil n’ouvre que le compte administrateur demandé : ${asked}.`,
    };
  if (!matches.includes(ADMIN))
    return {
      result: rows,
      explanation:
        commentAt === null
          ? 'La condition est vraie pour des comptes actifs, mais admin est désactivé : la fin de la requête, AND actif = 1, l’écarte. Il faudrait que la base ne la lise pas.'
          : 'La fin de la requête est ignorée, mais la condition qui reste n’est pas vraie pour le compte admin.',
    };
  return {
    result: rows,
    explanation: `La base renvoie le compte admin (${rows}). Le filtre y reconnaît une formule de l’outil : la session s’ouvre.`,
    opens: true,
  };
}

function toldError({ reason, near, commentAt }: SqlReading & { readonly state: 'error' }): Told {
  if (reason === 'unclosed')
    return {
      result: 'Texte non refermé',
      explanation: `Une apostrophe ouvre un texte que rien ne referme, à partir de « ${near} ». Comptez les apostrophes : celle que l’outil ajoute après votre saisie compte aussi.`,
    };
  if (reason === 'column')
    return {
      result: 'Colonne inconnue',
      explanation: `La base lit « ${near} » comme un nom de colonne, et n’en a pas de ce nom.`,
    };
  if (near === '')
    return {
      result: 'Erreur de syntaxe',
      explanation:
        commentAt === null
          ? 'La requête s’arrête trop tôt.'
          : 'Le commentaire commence trop tôt : il manque quelque chose juste avant.',
    };
  if (/^[–—]/.test(near))
    return {
      result: 'Erreur de syntaxe',
      explanation: `Erreur près de « ${near} ». Ce tiret long n’ouvre pas de commentaire : tapez deux tirets courts (--).`,
    };
  if (/^(?:#|\/\*)/.test(near))
    return {
      result: 'Erreur de syntaxe',
      explanation: `Erreur près de « ${near} ». Cette base n’ouvre de commentaire jusqu’au bout de la ligne qu’avec deux tirets (--).`,
    };
  return {
    result: 'Erreur de syntaxe',
    explanation: `Erreur près de « ${near} ». Une apostrophe de la saisie a refermé le texte, et la base a lu la suite comme une instruction qu’elle ne comprend pas.`,
  };
}

function toldNothing(password: string, escaped: boolean, commented: boolean): string {
  if (escaped && commented)
    return 'La fin de la requête est ignorée, mais la condition qui reste est fausse pour tous les comptes.';
  if (escaped) return 'La saisie est lue comme une instruction, mais la condition reste fausse pour tous les comptes.';
  if (password.includes('’'))
    return "L’apostrophe courbe (’) n’est qu’une lettre pour la base : tapez l’apostrophe droite ('). Votre saisie est restée un texte.";
  return 'La saisie est restée un texte : aucun compte actif n’a cet identifiant et ce mot de passe.';
}
