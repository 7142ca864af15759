/** Lists as the console's language writes them. */
import { perLanguage } from '../language/language.ts';

const lists = perLanguage((locale) => new Intl.ListFormat(locale));

/** 'a, b and c'. */
export function listOf(items: readonly string[]): string {
  return lists().format(items);
}
