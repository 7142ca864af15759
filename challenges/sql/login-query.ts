/** The tool's way to build its query: it pastes what was typed. The live view and the server part read it alike. */
import { readSqlCondition, type SqlRow } from '#engine/authoring/toolbox';

/** `tool`: written by the application; `typed`: still a text; `injected`: read as an instruction; `ignored`: in a comment, or left out by the tool. */
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
  /** What the corrector did. */
  readonly quoteAdded: boolean;
  readonly quoteRemoved: boolean;
  readonly spaceAdded: boolean;
  /** The tool left out what was typed after its own formula. */
  readonly cut: boolean;
}

const SELECT = 'SELECT * FROM comptes WHERE ';
const CONDITION = "identifiant = 'admin' AND mot_de_passe = '";
const LINE_COMMENTS = ['--'];

/** Passwords that no keyboard writes: nobody finds one, and what is asked of their column is answered as a database would. */
const ACCOUNTS: readonly SqlRow[] = ['admin', 'n.kervella', 'y.ledantec', 'i.moreau', 'm.benali', 's.autret'].map((name) => ({
  identifiant: name,
  mot_de_passe: `${name}\0`,
}));

/** The corrector of 2011 takes this for a forgotten quote. */
const BARE_OR = /(?<![\p{L}\p{N}_.])or\s+\S+\s*=\s*\S/iu;
/** Words of SQL that the filter of 2016 stops. */
const LISTED =
  /\b(?:union|select|insert|update|delete|drop|like|in|is|between|exists|sleep|limit|order|group|having|xor)\b|\|\||&&/i;

/** @param formula the one condition that the filter lets through, since the tool writes it itself */
export function loginQuery(password: string, formula: string): LoginQuery {
  const own = spacedAnyhow(formula);
  // The corrector puts a space between a word and a number.
  const typed = password.replace(own, (found) => found.replace(/(?<=\p{L})(?=\d)/u, ' '));
  const closedAt = endOfText(typed);
  const bareAt = typed.slice(0, closedAt).search(BARE_OR);
  const added = bareAt < 0 ? '' : "'";
  const injectedFrom = bareAt < 0 ? closedAt : bareAt;
  const before = CONDITION + typed.slice(0, injectedFrom) + added;

  // Since 2017 the tool sends its own formula, and nothing behind it.
  const found = own.exec(typed.slice(injectedFrom));
  const formulaEnd = found ? injectedFrom + found.index + found[0].length : typed.length;
  const cut = typed.slice(formulaEnd).trim() !== '';
  const sentUntil = cut ? formulaEnd : typed.length;
  const open = before + typed.slice(injectedFrom, sentUntil);

  const options = { lineComments: LINE_COMMENTS };
  const strict = readSqlCondition(cut ? open : `${open}'`, ACCOUNTS, options);
  // A quote alone at the very end, after a complete condition: the corrector drops it.
  const quoteRemoved = !cut && strict.state === 'error' && strict.reason === 'unclosed' && strict.at === open.length;
  const reading = quoteRemoved ? readSqlCondition(open, ACCOUNTS, options) : strict;

  const commented = reading.commentAt !== null;
  const unreadFrom = reading.commentAt === null ? sentUntil : injectedFrom + Math.max(0, reading.commentAt - before.length);
  const injected = typed.slice(injectedFrom, unreadFrom);
  const unread = commented || cut;
  const parts: readonly QueryPart[] = [
    { id: 'start', kind: 'tool', text: SELECT + CONDITION },
    { id: 'typed', kind: 'typed', text: typed.slice(0, injectedFrom) },
    { id: 'added', kind: 'added', text: added },
    { id: 'injected', kind: 'injected', text: injected },
    { id: 'ignored', kind: 'ignored', text: typed.slice(unreadFrom) + (unread ? "'" : '') },
    { id: 'end', kind: 'tool', text: unread || quoteRemoved ? '' : "'" },
  ];

  const escaped = injectedFrom < typed.length;
  const accounts = reading.state === 'read' ? reading.matches.length : 0;
  const outcome = (): Outcome => {
    if (password.trim() === '') return 'waiting';
    if (escaped && LISTED.test(injected)) return 'listed-word';
    if (reading.state === 'error') return reading.reason;
    if (!escaped) return 'text';
    if (accounts === 0) return 'false';
    if (commented) return 'comment';
    return found ? 'true' : 'added-condition';
  };
  return {
    parts: parts.filter(({ text }) => text !== ''),
    outcome: outcome(),
    near: reading.state === 'error' ? reading.near : '',
    accounts,
    quoteAdded: added !== '',
    quoteRemoved,
    spaceAdded: typed !== password,
    cut,
  };
}

/** Finds `formula` as words of its own, in either case, with or without spaces between its words and signs. */
function spacedAnyhow(formula: string): RegExp {
  const marks = formula.match(/\w+|[^\w\s]/g) ?? [];
  return new RegExp(`(?<![\\p{L}\\p{N}_.])${marks.join('\\s*')}(?![\\p{L}\\p{N}_.])`, 'iu');
}

/** Where the player's quote closes the text that the tool opened; a doubled quote is one quote of the text. */
function endOfText(password: string): number {
  return /^(?:[^']|'')*/.exec(password)?.[0].length ?? password.length;
}
