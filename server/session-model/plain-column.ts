/** Searches in stored texts without regard to accents and capitals: neither database removes accents by itself. */
import { type Expression, type SqlBool, sql } from 'kysely';
import { plain } from '#engine/rules/plain-text.ts';

const ACCENTED = [...'àâäáãåçéèêëíìîïñóòôöõúùûüýÿ'];
const ACCENTED_CAPITALS = ACCENTED.map((letter) => letter.toUpperCase());

/** SQL equivalent of {@link plain} for French texts in lower case. */
export function plainColumn(text: Expression<unknown>): Expression<unknown> {
  return without(ACCENTED, text);
}

/** The same for texts in any case. */
export function plainMixedColumn(text: Expression<unknown>): Expression<unknown> {
  return sql`lower(${without([...ACCENTED, ...ACCENTED_CAPITALS], text)})`;
}

/** Whether a text of the database holds another one, whatever that has in it. */
export function holds(text: Expression<unknown>, part: string): Expression<SqlBool> {
  return sql<SqlBool>`${text} like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
}

function without(letters: readonly string[], text: Expression<unknown>): Expression<unknown> {
  return letters.reduce<Expression<unknown>>((so, letter) => sql`replace(${so}, ${letter}, ${plain(letter)})`, text);
}
