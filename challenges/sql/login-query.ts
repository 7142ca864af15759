/** The tool's way to build its query: it pastes what was typed. The live view and the server part read it alike. */
import { readSqlCondition, type SqlRow } from '#engine/authoring/toolbox';

/** `tool`: written by the application; `typed`: still a text; `injected`: read as an instruction; `ignored`: in a comment. */
export interface QueryPart {
  /** Its place in the query; two parts of a query never share it. */
  readonly id: 'start' | 'added' | 'typed' | 'injected' | 'ignored' | 'end';
  readonly kind: 'tool' | 'typed' | 'injected' | 'added' | 'ignored';
  readonly text: string;
}

/** `listed-word`, `comment` and `added-condition`: what the tool's filter stops; the last two are true for the database. */
export type Outcome =
  | 'waiting'
  | 'text'
  | 'listed-word'
  | 'unclosed'
  | 'syntax'
  | 'column'
  | 'false'
  | 'comment'
  | 'added-condition'
  | 'true';

export interface LoginQuery {
  readonly parts: readonly QueryPart[];
  readonly outcome: Outcome;
  /** Where the database lost its way; '' without an error. */
  readonly near: string;
  /** How many accounts the condition is true for. */
  readonly accounts: number;
  /** What the quote corrector did. */
  readonly quoteAdded: boolean;
  readonly quoteRemoved: boolean;
}

const SELECT = 'SELECT * FROM comptes WHERE ';
const CONDITION = "identifiant = 'admin' AND mot_de_passe = '";
const LINE_COMMENTS = ['--', '#'];

/** Passwords that no keyboard writes: nobody finds one, and what is asked of their column is answered as a database would. */
const ACCOUNTS: readonly SqlRow[] = ['admin', 'n.kervella', 'y.ledantec', 'i.moreau', 'm.benali', 's.autret'].map((name) => ({
  identifiant: name,
  mot_de_passe: `${name}\0`,
}));

/** The corrector of 2011 takes this for a forgotten quote. */
const BARE_OR = /^\s*or\s+\S+\s*=\s*\S/i;
/** Words of SQL that the filter of 2016 stops. */
const LISTED =
  /\b(?:union|select|insert|update|delete|drop|like|in|is|between|exists|sleep|limit|order|group|having|xor)\b|\|\||&&/i;

/** @param formula the one condition that the filter lets through, since the tool writes it itself */
export function loginQuery(password: string, formula: string): LoginQuery {
  const added = BARE_OR.test(password) ? "'" : '';
  const start = CONDITION.length + added.length;
  const open = CONDITION + added + password;
  const options = { lineComments: LINE_COMMENTS };

  const strict = readSqlCondition(`${open}'`, ACCOUNTS, options);
  // A quote alone at the very end, after a complete condition: the corrector drops it.
  const quoteRemoved = strict.state === 'error' && strict.reason === 'unclosed' && strict.at === open.length;
  const reading = quoteRemoved ? readSqlCondition(open, ACCOUNTS, options) : strict;

  const injectedFrom = added ? 0 : endOfText(password);
  const commentFrom = reading.commentAt === null ? password.length : Math.max(injectedFrom, reading.commentAt - start);
  const injected = password.slice(injectedFrom, commentFrom);
  const commented = reading.commentAt !== null;
  const parts: readonly QueryPart[] = [
    { id: 'start', kind: 'tool', text: SELECT + CONDITION },
    { id: 'added', kind: 'added', text: added },
    { id: 'typed', kind: 'typed', text: password.slice(0, injectedFrom) },
    { id: 'injected', kind: 'injected', text: injected },
    { id: 'ignored', kind: 'ignored', text: password.slice(commentFrom) + (commented ? "'" : '') },
    { id: 'end', kind: 'tool', text: commented || quoteRemoved ? '' : "'" },
  ];

  const escaped = injectedFrom < password.length;
  const accounts = reading.state === 'read' ? reading.matches.length : 0;
  const outcome = (): Outcome => {
    if (password.trim() === '') return 'waiting';
    if (escaped && LISTED.test(injected)) return 'listed-word';
    if (reading.state === 'error') return reading.reason;
    if (!escaped) return 'text';
    if (accounts === 0) return 'false';
    if (commented) return 'comment';
    return carries(injected, formula) ? 'true' : 'added-condition';
  };
  return {
    parts: parts.filter(({ text }) => text !== ''),
    outcome: outcome(),
    near: reading.state === 'error' ? reading.near : '',
    accounts,
    quoteAdded: added !== '',
    quoteRemoved,
  };
}

/** Whether `formula` stands in the text as words of its own, however it is spaced and in either case. */
function carries(text: string, formula: string): boolean {
  const evenly = (sql: string) =>
    sql
      .toLowerCase()
      .replace(/\s*=\s*/g, '=')
      .replace(/\s+/g, ' ');
  const pieces = evenly(text).split(evenly(formula));
  return pieces.some((after, index) => index > 0 && !/^[\w.]/.test(after) && !/\w$/.test(pieces[index - 1] ?? ''));
}

/** Where the player's quote closes the text that the tool opened; a doubled quote is one quote of the text. */
function endOfText(password: string): number {
  return /^(?:[^']|'')*/.exec(password)?.[0].length ?? password.length;
}
