/** The part of the page's address that the portal reads. Pure. */
import type { Parameters } from './artifacts.ts';

export const HOST = 'portail.brevelle.example';
/** What the address is replaced by when it has none of the three (specification, section 4). */
export const DEFAULT_SEARCH = '?debug=false&admin=0&id=1';
const NAMES = ['debug', 'admin', 'id'] as const;

export function parametersIn(search: string): Parameters {
  const values = new URLSearchParams(search);
  const [debug, admin, id] = NAMES.map((name) => (values.get(name) ?? '').slice(0, 200));
  return { debug: debug ?? '', admin: admin ?? '', id: id ?? '' };
}

/** The same address, or the first one when it says none of the three. */
export function completeSearch(search: string): string {
  const values = new URLSearchParams(search);
  return NAMES.some((name) => values.has(name)) ? search : DEFAULT_SEARCH;
}

/**
 * What follows the question mark of whatever was typed: parameters alone, with a '?', or a whole address.
 * Null when the text is another page's address: this bar only changes parameters.
 */
export function searchTyped(typed: string): string | null {
  const text = typed.trim().replace(/#.*$/, '');
  const mark = text.indexOf('?');
  const query = (mark < 0 ? text : text.slice(mark + 1)).replace(/^&+/, '');
  if (query === '') return DEFAULT_SEARCH;
  if (mark < 0 && !query.includes('=')) return null;
  return completeSearch(`?${query.replace(/\s+/g, '')}`);
}
