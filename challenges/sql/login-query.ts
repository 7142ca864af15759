/**
 * Builds the query as the attacked application does, by pasting the password into it. Both the live view and the server use this module.
 */
import { readSqlCondition, type SqlRow } from '#engine/authoring/toolbox';

/**
 * A part of the query. `tool`: written by the application; `typed`: read as text; `injected`: read as an instruction; `added`: a quote
 * added by the corrector; `ignored`: in a comment, or cut by the application.
 */
export interface QueryPart {
  /** Position of the part, different for each part of a query. */
  readonly id: 'start' | 'added' | 'typed' | 'injected' | 'ignored' | 'end';
  readonly kind: 'tool' | 'typed' | 'injected' | 'added' | 'ignored';
  readonly text: string;
}

/** The filter stops `listed-word`, `comment` and `added-condition`, although the last two of these are true for the database. */
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
  /** Text at which the database found an error; '' without an error. */
  readonly near: string;
  /** Number of accounts for which the condition is true. */
  readonly accounts: number;
  /** Changes made by the application's corrector. */
  readonly quoteAdded: boolean;
  readonly quoteRemoved: boolean;
  readonly spaceAdded: boolean;
  /** Whether the application cut the text after its own formula. */
  readonly cut: boolean;
}

const SELECT = 'SELECT * FROM comptes WHERE ';
const CONDITION = "identifiant = 'admin' AND mot_de_passe = '";
const LINE_COMMENTS = ['--'];

/** The accounts. No keyboard can type these passwords, so nobody finds one; conditions on their column work as in a real database. */
const ACCOUNTS: readonly SqlRow[] = ['admin', 'n.kervella', 'y.ledantec', 'i.moreau', 'm.benali', 's.autret'].map((name) => ({
  identifiant: name,
  mot_de_passe: `${name}\0`,
}));

/** A condition without a quote, before which the corrector of 2011 adds one. */
const BARE_OR = /(?<![\p{L}\p{N}_.])or\s+\S+\s*=\s*\S/iu;
/** SQL keywords that the filter of 2016 stops. */
const LISTED =
  /\b(?:union|select|insert|update|delete|drop|like|in|is|between|exists|sleep|limit|order|group|having|xor)\b|\|\||&&/i;

/** Builds the query. @param formula the only condition that the filter accepts, because the application writes it itself */
export function loginQuery(password: string, formula: string): LoginQuery {
  const own = spacedAnyhow(formula);
  // The corrector adds a missing space between a word and a number.
  const typed = password.replace(own, (found) => found.replace(/(?<=\p{L})(?=\d)/u, ' '));
  const closedAt = endOfText(typed);
  const bareAt = typed.slice(0, closedAt).search(BARE_OR);
  const added = bareAt < 0 ? '' : "'";
  const injectedFrom = bareAt < 0 ? closedAt : bareAt;
  const before = CONDITION + typed.slice(0, injectedFrom) + added;

  // Since 2017, the application cuts everything after its own formula.
  const found = own.exec(typed.slice(injectedFrom));
  const formulaEnd = found ? injectedFrom + found.index + found[0].length : typed.length;
  const cut = typed.slice(formulaEnd).trim() !== '';
  const sentUntil = cut ? formulaEnd : typed.length;
  const open = before + typed.slice(injectedFrom, sentUntil);

  const options = { lineComments: LINE_COMMENTS };
  const strict = readSqlCondition(cut ? open : `${open}'`, ACCOUNTS, options);
  // The corrector removes a single quote at the end, after a complete condition.
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

/** A pattern for `formula` as separate words, in either case, with or without spaces between its words and signs. */
function spacedAnyhow(formula: string): RegExp {
  const marks = formula.match(/\w+|[^\w\s]/g) ?? [];
  return new RegExp(`(?<![\\p{L}\\p{N}_.])${marks.join('\\s*')}(?![\\p{L}\\p{N}_.])`, 'iu');
}

/** Index of the quote in the password that closes the application's string, or the password's length; a doubled quote does not close it. */
function endOfText(password: string): number {
  return /^(?:[^']|'')*/.exec(password)?.[0].length ?? password.length;
}
