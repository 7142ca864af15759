/** The names of people on a list: which words are one, and how they are written. Pure. */
import { plain } from '../format/plain-text.ts';

const QUOTES = /^[\s'"“”«»‘’]+|[\s'"“”«»‘’]+$/gu;

/** A name as people write it: 'Dupont, Bob' is Bob Dupont; null for what is none. */
export function personName(text: string): string | null {
  const line = text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(QUOTES, '');
  if (!/\p{L}/u.test(line)) return null;
  const halves = /^([^,]+), ?([^,]+)$/.exec(line);
  return halves ? `${halves[2]} ${halves[1]}` : line;
}

/** The name in the cells of a row, the first name first where the capitals, or the e-mail, tell which one that is. */
export function nameInCells(cells: readonly string[], address: string): string | null {
  const [one, other, ...more] = cells;
  const turned = one !== undefined && other !== undefined && more.length === 0 && surnameFirst(one, other, address);
  return personName((turned ? [other, one] : cells).join(' '));
}

/** Whether these words are the name of whose e-mail this is: 'Sophie Nguyen' of `s.nguyen@brevelle.example`. */
export function namesOwner(words: string, address: string): boolean {
  const local = localOf(address);
  const tokens = local.split(/[^\p{L}]+/u);
  const letters = tokens.join('');
  return lettersOf(words).some((word) => tokens.includes(word) || (word.length >= 4 && letters.includes(word)));
}

/** Whether there are several words. */
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
