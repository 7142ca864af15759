/** One line of a list of people, cut into what it says. Pure. */
import { messages } from '../language/language.ts';

/** What stands between two separators. */
export interface Cell {
  readonly text: string;
  /** The separator before it; empty at the start of the line. */
  readonly after: string;
  /** All of it stood between quotation marks. */
  readonly quoted: boolean;
}

/** What a cell is taken for. */
type Understood =
  | { readonly kind: 'people'; readonly addresses: readonly string[] }
  | { readonly kind: 'words' }
  | { readonly kind: 'odd'; readonly reason: string };

/** A cell as it is understood. */
export type LinePart = Understood & {
  readonly text: string;
  /** Where it stands to the first address of the line. */
  readonly place: 'before' | 'after';
};

/** An address, or a domain with its at sign, without what mail programs put around one. */
const ADDRESS = /^[^\s@<>()[\]",;:\\]*@[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+$/u;
/** Marks around an address: `<`, `(`, quotation marks of any kind, and the scheme of a link. */
const OPENING = /^[<([{"'“”«‘’]+/u;
const CLOSING = /[>)\]}"'“”»‘’]+$/u;
const SCHEME = /^mailto:/i;
/** A list's bullet or number, or the name of a message's field, before the first cell. */
const LEAD = /^\s*(?:[-*•·–]\s+|\d+[.)]\s+)?(?:(?:to|cc|bcc|à|cci|from|de)\s*:\s*)?/i;

/** Whether this is an e-mail or an @domain as it is sent to the server. */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text);
}

/** Cuts a line at its commas, semicolons and tabs; what stands between quotation marks is one cell, unless it holds addresses. */
export function cellsOf(line: string): Cell[] {
  const cells: Cell[] = [];
  let rest = line.replace(LEAD, '');
  let after = '';
  while (rest !== '') {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*(?=[,;\t]|$)/.exec(rest);
    const named = /^\s*"(?:[^"]|"")*"\s*(<[^<>]*>)/.exec(rest);
    const taken = quoted?.[0] ?? named?.[0] ?? /^[^,;\t]*/.exec(rest)?.[0] ?? '';
    const inner = quoted?.[1]?.replaceAll('""', '"');
    if (inner?.includes('@')) cells.push(...cellsOf(inner).map((cell, index) => (index === 0 ? { ...cell, after } : cell)));
    else cells.push({ text: (inner ?? named?.[1] ?? taken).trim(), after, quoted: inner !== undefined });
    rest = rest.slice(taken.length);
    const separator = /^[,;\t]/.exec(rest)?.[0];
    // After `"Name" <address>` the next one may come without a separator.
    after = separator ?? ' ';
    rest = rest.slice(separator?.length ?? 0);
  }
  return cells.filter(({ text }) => text !== '');
}

/** Understands the cells of one line; words that are the first half of a name ('Dupont, Éloïse <e@x.fr>') go with the second. */
export function partsOf(cells: readonly Cell[]): LinePart[] {
  const parts: LinePart[] = [];
  // The line began with such a name: all its names are written that way.
  let split = false;
  cells.forEach(({ text, after, quoted }, index) => {
    const next = cells[index + 1];
    if (cutByComma(cells[index - 1], cells[index]) !== null) return;
    const whole = cutByComma(cells[index], next);
    const place = parts.some(({ kind }) => kind === 'people') ? 'after' : 'before';
    const named = next?.after === ',' && !quoted && /^[^<>@]+<[^<>]*@[^<>]*>/.test(next.text);
    if (named && !text.includes('@') && (after !== ',' || split)) {
      split = true;
      return;
    }
    if (whole === null) parts.push({ text, place, ...understood(text) });
    else
      parts.push({
        kind: 'odd',
        text: `${text},${next?.text}`,
        place,
        reason: messages().setup.lines.commaWithin(whole),
      });
  });
  return parts;
}

/** What two cells were meant to be, where a comma stands in the place of a dot of a domain ('ana@brevelle,example'); null for others. */
function cutByComma(cell: Cell | undefined, next: Cell | undefined): string | null {
  if (cell === undefined || next?.after !== ',' || !/[^@]@[^@]/.test(cell.text)) return null;
  const whole = `${bareAddress(cell.text)}.${bareAddress(next.text)}`;
  return !isAddress(bareAddress(cell.text)) && !next.text.includes('@') && isAddress(whole) ? whole : null;
}

function understood(text: string): Understood {
  if (!text.includes('@')) return { kind: 'words' };
  const addresses = new Set<string>();
  // `Ana <a@x.fr> Bob <b@x.fr>`: each closes with its bracket.
  for (const person of text.split(/(?<=>)\s+/)) {
    const words = person
      .replace(/\s*<\s*/g, ' <')
      .replace(/\s+>/g, '>')
      .trim()
      .split(/\s+/);
    const bare = words.map(bareAddress);
    const found = bare.filter(isAddress);
    const name = bare.slice(0, -1);
    const last = bare.at(-1) ?? '';
    const nameAndAddress = isAddress(last) && name.every((word) => !word.includes('@'));
    // `ana@x.fr <ana@x.fr>` is one person; `a@x.fr b@x.fr` are two.
    if (found.length === bare.length) for (const address of found) addresses.add(address);
    else if (nameAndAddress) addresses.add(last);
    else return { kind: 'odd', reason: oddReason(found, words) };
  }
  return { kind: 'people', addresses: [...addresses] };
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
