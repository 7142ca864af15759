/** Searches that ignore accents and case in stored texts: neither database removes accents by itself. */
import { type Expression, type SqlBool, sql } from 'kysely';
import { plain } from '#engine/rules/plain-text.ts';

const ACCENTED = [...'àâäáãåçéèêëíìîïñóòôöõúùûüýÿ'];
const ACCENTED_CAPITALS = ACCENTED.map((letter) => letter.toUpperCase());

/** SQL equivalent of {@link plain} for French texts in lower case. */
export function plainColumn(text: Expression<unknown>): Expression<unknown> {
  return without(ACCENTED, text);
}

/** The same as {@link plainColumn}, for texts in mixed case. */
export function plainMixedColumn(text: Expression<unknown>): Expression<unknown> {
  return sql`lower(${without([...ACCENTED, ...ACCENTED_CAPITALS], text)})`;
}

/** SQL condition: a text contains another one; `%`, `_` and `\` in the searched text are taken literally. */
export function holds(text: Expression<unknown>, part: string): Expression<SqlBool> {
  return sql<SqlBool>`${text} like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
}

function without(letters: readonly string[], text: Expression<unknown>): Expression<unknown> {
  return letters.reduce<Expression<unknown>>((so, letter) => sql`replace(${so}, ${letter}, ${plain(letter)})`, text);
}
