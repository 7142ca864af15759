/**
 * Input validation: texts that no database can store (NUL, lone surrogates) are refused before any handler, as PostgreSQL would fail
 * with an error where SQLite finds nothing.
 */
import { isStorable } from '../database/columns/column-types.ts';
import { ServerError } from '../errors.ts';
import { languageOf, plainFailure } from './error-replies.ts';
import type { Server } from './routing.ts';

/**
 * Refuses such texts in every route that is registered after it: in a path with 404, as nothing can have such a name; in a query or a body
 * with 400 and the field's name. A route with `config: { anyText: true }` accepts any body.
 */
export function refuseUnstorableTexts(server: Server): void {
  server.addHook('preHandler', async ({ params, query, body, routeOptions, url, headers }) => {
    const language = languageOf({ url, headers });
    if (placeOfUnstorable(params) !== null) {
      const { status, reply } = plainFailure(404, language);
      throw new ServerError(status, reply.code, reply.message);
    }
    const field = placeOfUnstorable(query) ?? (routeOptions.config.anyText ? null : placeOfUnstorable(body));
    if (field === null) return;
    const message =
      language === 'en'
        ? `${field} holds characters that cannot be stored.`
        : `Le champ « ${field} » contient des caractères qui ne peuvent pas être enregistrés.`;
    throw new ServerError(400, 'invalid-field', message, { field });
  });
}

/** Path to the first text of a parsed body, parameter or query that cannot be stored, such as `teams.0`; null without one. */
function placeOfUnstorable(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path.join('.');
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, entry] of Object.entries(value)) {
    const found = placeOfUnstorable(entry, [...path, name]);
    if (found !== null) return found;
  }
  return null;
}
