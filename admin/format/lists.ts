/** Lists as the console's language writes them. */
import { perLanguage } from '../language/language.ts';

const lists = perLanguage((locale) => new Intl.ListFormat(locale));

/** 'a, b and c'. */
export function listOf(items: readonly string[]): string {
  return lists().format(items);
}

/** What a field with one entry a line holds: without empty lines, spaces around an entry, and repetitions. */
export function linesOf(text: string): string[] {
  return [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '');
}
