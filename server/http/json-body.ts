/** Reading request bodies: UTF-8 JSON, or nothing. */
import { isUtf8 } from 'node:buffer';
import { ServerError } from '../errors.ts';
import type { Server } from './routing.ts';

/** Bodies above this are refused (413). */
export const BODY_LIMIT = 64 * 1024;

/** Refuses broken UTF-8, broken JSON and prototype tricks; takes a body of no length as none, as browsers send it with a content type. */
export function readJsonBodies(server: Server): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else if (isUtf8(body)) parse(request, body.toString('utf8'), done);
    else done(new ServerError(400, 'invalid-body', 'The body is not valid UTF-8.'));
  });
}
