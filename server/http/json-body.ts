/** Request bodies: UTF-8 JSON, or none. */
import { isUtf8 } from 'node:buffer';
import { ServerError } from '../errors.ts';
import type { Server } from './routing.ts';

/** Bodies above this are refused (413). */
export const BODY_LIMIT = 64 * 1024;

/** Refuses invalid UTF-8, invalid JSON and prototype pollution. An empty body counts as absent: browsers send it with a content type. */
export function readJsonBodies(server: Server): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else if (isUtf8(body)) parse(request, body.toString('utf8'), done);
    else
      done(
        new ServerError(400, 'invalid-body', {
          en: 'The body is not valid UTF-8.',
          fr: 'Le corps de la requête n’est pas de l’UTF-8 valide.',
        }),
      );
  });
}
