/** CSV replies, streamed so that memory does not grow with the file. */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';

/** Sent as a stream, without a serializer. */
export const CsvSchema = Type.Unsafe<Readable>({
  type: 'string',
  description: 'CSV, UTF-8 with a byte order mark, semicolons.',
});

/** @param name of the file, to which the time is added @param at ISO 8601 @param pieces of the file's text */
export function sendCsv(reply: FastifyReply, name: string, at: string, pieces: AsyncIterable<string>): FastifyReply {
  const stamp = at.slice(0, 19).replaceAll(':', '-');
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="vigie-${name}-${stamp}Z.csv"`)
    .send(Readable.from(pieces));
}
