/** Recognises and normalises names of people. Pure functions. */
import { plain } from '#engine/rules/plain-text.ts';

const QUOTES = /^[\s'"“”«»‘’]+|[\s'"“”«»‘’]+$/gu;

/** Normalises a name: 'Dupont, Bob' becomes Bob Dupont; null if the text is not a name. */
export function personName(text: string): string | null {
  const line = text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(QUOTES, '');
  if (!/\p{L}/u.test(line)) return null;
  const halves = /^([^,]+), ?([^,]+)$/.exec(line);
  return halves ? `${halves[2]} ${halves[1]}` : line;
}

/** Joins a name from the cells of a row, first name first. Capital letters or the e-mail address show which cell is the surname. */
export function nameInCells(cells: readonly string[], address: string): string | null {
  const [one, other, ...more] = cells;
  const turned = one !== undefined && other !== undefined && more.length === 0 && surnameFirst(one, other, address);
  return personName((turned ? [other, one] : cells).join(' '));
}

/** Whether an address contains this name: 'Sophie Nguyen' in `s.nguyen@brevelle.example`. */
export function namesOwner(words: string, address: string): boolean {
  const local = localOf(address);
  const tokens = local.split(/[^\p{L}]+/u);
  const letters = tokens.join('');
  return lettersOf(words).some((word) => tokens.includes(word) || (word.length >= 4 && letters.includes(word)));
}

/** Whether a text has several words. */
export function isFullName(words: string): boolean {
  return lettersOf(words).length > 1;
}

function surnameFirst(one: string, other: string, address: string): boolean {
  const capitals = (text: string) => /\p{L}{2}/u.test(text) && text === text.toUpperCase();
  if (capitals(one) !== capitals(other)) return capitals(one);
  const local = localOf(address);
  const [first, second] = [one, other].map((text) => local.indexOf(lettersOf(text)[0] ?? ' '));
  return first !== undefined && second !== undefined && second >= 0 && first > second;
}

function lettersOf(words: string): string[] {
  return plain(words)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);
}

function localOf(address: string): string {
  return plain(address.slice(0, address.lastIndexOf('@')));
}
