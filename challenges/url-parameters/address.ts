/** Pure functions on the query in the page's address, which the portal reads. */
import type { Parameters } from './artifacts.ts';

export const HOST = 'portail.brevelle.example';
/** The query used if the address has none of the three parameters (specification, section 4). */
export const DEFAULT_SEARCH = '?debug=false&admin=0&id=1';
const NAMES = ['debug', 'admin', 'id'] as const;

export function parametersIn(search: string): Parameters {
  const values = new URLSearchParams(search);
  const [debug, admin, id] = NAMES.map((name) => (values.get(name) ?? '').slice(0, 200));
  return { debug: debug ?? '', admin: admin ?? '', id: id ?? '' };
}

/** The same query, or the default one if it has none of the three parameters. */
export function completeSearch(search: string): string {
  const values = new URLSearchParams(search);
  return NAMES.some((name) => values.has(name)) ? search : DEFAULT_SEARCH;
}

/**
 * The query in a typed text, which is the bare parameters, the parameters after a '?', or a whole address. Null if the text is another
 * page's address, because this bar only changes parameters.
 */
export function searchTyped(typed: string): string | null {
  const { query, mark } = queryOf(typed);
  if (query === '') return DEFAULT_SEARCH;
  if (!mark && !query.includes('=')) return null;
  return completeSearch(`?${query}`);
}

/** Whether parameters were typed, but none of the three, so that the address is reset to the default one. */
export function namesNone(typed: string): boolean {
  const { query } = queryOf(typed);
  const values = new URLSearchParams(query);
  return query.includes('=') && !NAMES.some((name) => values.has(name));
}

function queryOf(typed: string): { readonly query: string; readonly mark: boolean } {
  const text = typed.trim().replace(/#.*$/, '');
  const at = text.indexOf('?');
  return {
    query: text
      .slice(at + 1)
      .replace(/^&+/, '')
      .replace(/\s+/g, ''),
    mark: at >= 0,
  };
}
