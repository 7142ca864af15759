/** The console's calls on storage (specification, section 7). */
import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { StorageSchema } from '#schemas/admin.ts';
import { isoTime } from '../clock.ts';
import { audit } from '../facilitators/audit-log.ts';
import { failures, type Server } from '../http/server.ts';
import { facilitatorOf } from '../players/authentication.ts';
import type { Services } from '../services.ts';
import { backup } from './backup.ts';
import { storageInfo } from './statistics.ts';

/** Sent as a stream, which no serialiser touches. */
const BackupSchema = Type.Unsafe<Readable>({ type: 'object', description: 'format, schemaVersion, createdAt, tables, sha256' });

/** Registers the storage panel's figures and the backup. */
export function storageRoutes(server: Server, { authentication, database, clock }: Services): void {
  server.get(
    '/admin/storage',
    { onRequest: authentication.observer, schema: { response: { 200: StorageSchema, ...failures } } },
    () => storageInfo(database),
  );

  server.get(
    '/admin/backup',
    {
      onRequest: authentication.administrator,
      schema: {
        description: 'One JSON document, made from one consistent snapshot.',
        response: { 200: BackupSchema, ...failures },
      },
    },
    async (request, reply) => {
      const at = isoTime(clock());
      await audit(database.query, clock, { actor: facilitatorOf(request), action: 'backup-downloaded', subject: null });
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="vigie-backup-${at.replace(/[:.]/g, '-')}.json"`)
        .send(Readable.from(backup(database, at)));
    },
  );
}
