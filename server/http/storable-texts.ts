/**
 * Texts that no database can hold (NUL, half a surrogate pair) end here, before any handler: PostgreSQL fails with an error where
 * SQLite finds nothing.
 */
import { isStorable } from '../database/columns.ts';
import { ServerError } from '../errors.ts';
import { languageOf, plainFailure } from './error-replies.ts';
import type { Server } from './routing.ts';

/**
 * Refuses them in every call that is registered after it: 404 in a path, as nothing can be there; 400 in a query or a body, with the
 * field's name. A route with `config: { anyText: true }` takes any body.
 */
export function refuseUnstorableTexts(server: Server): void {
  server.addHook('preHandler', async ({ params, query, body, routeOptions, url }) => {
    if (placeOfUnstorable(params) !== null) {
      const { status, reply } = plainFailure(404, url);
      throw new ServerError(status, reply.code, reply.message);
    }
    const field = placeOfUnstorable(query) ?? (routeOptions.config.anyText ? null : placeOfUnstorable(body));
    if (field === null) return;
    const message =
      languageOf(url) === 'en'
        ? `${field} holds characters that cannot be stored.`
        : `Le champ « ${field} » contient des caractères qui ne peuvent pas être enregistrés.`;
    throw new ServerError(400, 'invalid-field', message, { field });
  });
}

/** The path to the first such text in what JSON or an address can hold, `teams.0`; null where there is none. */
function placeOfUnstorable(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path.join('.');
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, entry] of Object.entries(value)) {
    const found = placeOfUnstorable(entry, [...path, name]);
    if (found !== null) return found;
  }
  return null;
}
