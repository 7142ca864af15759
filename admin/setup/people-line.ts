/** Splits one line of a pasted list of people into cells, and recognises addresses and names in them. Pure functions. */
import { messages } from '../language/language.ts';
import { personName } from './people-names.ts';

/** Text between two separators. */
interface Cell {
  readonly text: string;
  /** The separator before it; empty at the start of the line. */
  readonly after: string;
  /** Whether the whole cell was in quotation marks. */
  readonly quoted: boolean;
  /** Display name in quotation marks before an address in angle brackets. */
  readonly name: string | null;
}

/** An e-mail address, or a domain. */
export interface LinePerson {
  readonly address: string;
  /** Display name, as mail programs write it before the address. */
  readonly name: string | null;
  /** Whether the address was in angle brackets. A display name would be before them, so other cells are not searched for a name. */
  readonly bracketed: boolean;
}

/** Recognised meaning of a cell. */
type Understood =
  | { readonly kind: 'people'; readonly people: readonly LinePerson[] }
  | { readonly kind: 'words' }
  | { readonly kind: 'odd'; readonly reason: string };

/** A recognised cell. */
export type LinePart = Understood & {
  readonly text: string;
  /** Position relative to the line's first address. */
  readonly place: 'before' | 'after';
};

/** An e-mail address or @domain, after the marks that mail programs put around it are removed. */
const ADDRESS = /^[^\s@<>()[\]",;:\\]*@[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+$/u;
/** Marks before an address: opening brackets and any quotation mark. */
const OPENING = /^[<([{"'“”«‘’]+/u;
/** Marks after an address: closing brackets, quotation marks, and the full stop of a sentence, as no domain ends in one. */
const CLOSING = /[>)\]}"'“”»‘’.]+$/u;
const SCHEME = /^mailto:/i;
/** Prefix of the first cell: a list bullet, a number, or a mail header such as `To:`. */
const LEAD = /^\s*(?:[-*•·–]\s+|\d+[.)]\s+)?(?:(?:to|cc|bcc|à|cci|from|de)\s*:\s*)?/i;

/** Whether the text is an e-mail or an @domain in the form that the server accepts. */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text);
}

/** Splits a line at commas, semicolons and tabs. Quoted text is one cell, unless it contains addresses. */
export function cellsOf(line: string): Cell[] {
  const cells: Cell[] = [];
  let rest = line.replace(LEAD, '');
  let after = '';
  while (rest !== '') {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*(?=[,;\t]|$)/.exec(rest);
    const named = /^\s*"((?:[^"]|"")*)"\s*(<[^<>]*>)/.exec(rest);
    const taken = quoted?.[0] ?? named?.[0] ?? /^[^,;\t]*/.exec(rest)?.[0] ?? '';
    const inner = quoted?.[1]?.replaceAll('""', '"');
    if (inner?.includes('@')) cells.push(...cellsOf(inner).map((cell, index) => (index === 0 ? { ...cell, after } : cell)));
    else
      cells.push({
        text: (inner ?? named?.[2] ?? taken).trim(),
        after,
        quoted: inner !== undefined,
        name: named?.[1]?.replaceAll('""', '"') ?? null,
      });
    rest = rest.slice(taken.length);
    const separator = /^[,;\t]/.exec(rest)?.[0];
    // After `"Name" <address>` the next recipient may follow without a separator.
    after = separator ?? ' ';
    rest = rest.slice(separator?.length ?? 0);
  }
  return cells.filter(({ text }) => text !== '');
}

/** Recognises the cells of one line. A surname before a comma ('Dupont, Éloïse <e@x.fr>') is joined to its first name. */
export function partsOf(cells: readonly Cell[]): LinePart[] {
  const parts: LinePart[] = [];
  // Whether the line began with 'Surname, First name': then all its names are written that way.
  let split = false;
  let half: string | null = null;
  cells.forEach(({ text, after, quoted, name }, index) => {
    const next = cells[index + 1];
    if (cutByComma(cells[index - 1], cells[index]) !== null) return;
    const whole = cutByComma(cells[index], next);
    const place = parts.some(({ kind }) => kind === 'people') ? 'after' : 'before';
    const named = next?.after === ',' && !quoted && /^[^<>@]+<[^<>]*@[^<>]*>/.test(next.text);
    if (named && !text.includes('@') && (after !== ',' || split)) {
      split = true;
      half = text;
      return;
    }
    if (whole === null) parts.push({ text, place, ...understood(text, name, half) });
    else
      parts.push({
        kind: 'odd',
        text: `${text},${next?.text}`,
        place,
        reason: messages().setup.lines.commaWithin(whole),
      });
    half = null;
  });
  return parts;
}

/** Joins an address that a typed comma splits in two cells ('ana@brevelle,example'); null if the two cells are not one address. */
function cutByComma(cell: Cell | undefined, next: Cell | undefined): string | null {
  if (cell === undefined || next?.after !== ',' || !/[^@]@[^@]/.test(cell.text)) return null;
  const whole = `${bareAddress(cell.text)}.${bareAddress(next.text)}`;
  return !isAddress(bareAddress(cell.text)) && !next.text.includes('@') && isAddress(whole) ? whole : null;
}

/**
 * Recognises the content of a cell.
 * @param name quoted text before the address @param half surname from the cell before the comma, to be joined to the first name
 */
function understood(text: string, name: string | null, half: string | null): Understood {
  if (!text.includes('@')) return { kind: 'words' };
  const people = new Map<string, LinePerson>();
  const bracketed = text.includes('<');
  // `Ana <a@x.fr> Bob <b@x.fr>`: each recipient ends with a closing bracket.
  for (const person of text.split(/(?<=>)\s+/)) {
    const words = person
      .replace(/\s*<\s*/g, ' <')
      .replace(/\s+>/g, '>')
      .trim()
      .split(/\s+/);
    const bare = words.map(bareAddress);
    const found = bare.filter(isAddress);
    const before = bare.slice(0, -1);
    const last = bare.at(-1) ?? '';
    const nameAndAddress = isAddress(last) && before.every((word) => !word.includes('@'));
    // `ana@x.fr <ana@x.fr>` is one person; `a@x.fr b@x.fr` are two.
    const written = nameAndAddress ? [people.size === 0 ? half : null, words.slice(0, -1).join(' ')] : [];
    const named = personName(name ?? written.filter((part) => part !== null && part !== '').join(', '));
    // Without a name, mail programs write the address in the place of the name too.
    const own = named !== null && isAddress(named) ? null : named;
    if (found.length === bare.length)
      for (const address of found) people.set(address, { address, name: found.length === 1 ? own : null, bracketed });
    else if (nameAndAddress) people.set(last, { address: last, name: own, bracketed });
    else return { kind: 'odd', reason: oddReason(found, words) };
  }
  return { kind: 'people', people: [...people.values()] };
}

function bareAddress(word: string): string {
  return word.replace(OPENING, '').replace(SCHEME, '').replace(OPENING, '').replace(CLOSING, '');
}

function oddReason(found: readonly string[], words: readonly string[]): string {
  const { lines } = messages().setup;
  const [address] = found;
  if (address === undefined) return lines.neither;
  const team = words.filter((word) => !word.includes('@')).join(' ');
  if (found.length === 1 && team !== '' && bareAddress(words[0] ?? '') === address) return lines.semicolon(`${address};${team}`);
  return lines.mixed;
}
