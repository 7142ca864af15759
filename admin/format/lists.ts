/** Formats lists in the console's language, and reads lists from text fields. */
import { perLanguage } from '../language/language.ts';

const lists = perLanguage((locale) => new Intl.ListFormat(locale));

/** 'a, b and c'. */
export function listOf(items: readonly string[]): string {
  return lists().format(items);
}

/** Entries of a field with one entry a line: without empty lines, surrounding spaces, and repetitions. */
export function linesOf(text: string): string[] {
  return [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '');
}
