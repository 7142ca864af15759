/** The console's routes on stored data: figures, backup and restore (specification, section 7). */

import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { type StorageInfo, StorageSchema } from '#schemas/admin.ts';
import { RestoreQuerySchema, RestoreReportSchema } from '#schemas/restore.ts';
import { type Authentication, facilitatorOf, isScript } from '../access/authentication.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { ServerError } from '../errors.ts';
import { MAX_BODY_TIMEOUT_MS } from '../http/body-time.ts';
import { IdempotencyHeaders, idempotencyKeyOf } from '../http/idempotency-key.ts';
import { failures, type Server } from '../http/routing.ts';
import { backupFileName } from './backup.ts';
import { createDownloads } from './download.ts';
import type { Encrypt } from './encryption.ts';
import { keepUntil } from './expiry.ts';
import { restoreAll } from './restore-all.ts';
import { backupTooLarge, MAX_BACKUP_BYTES } from './restore-errors.ts';
import { restoreSession } from './restore-session.ts';
import { spooled } from './spool.ts';
import { storageInfo } from './storage-figures.ts';

/** Idle timeout of a download in milliseconds: enough for a laptop that slept briefly or changed networks. */
const STALLED = MINUTE_MS;

/** The reply is sent as a stream, without a serializer. */
const BackupSchema = Type.Unsafe<Readable>({
  type: 'object',
  description: 'format, version, schemaVersion, createdAt, tables, sha256',
});

interface BackupDeps {
  readonly authentication: Authentication;
  readonly database: Database;
  readonly clock: Clock;
  /** Null where backups are not encrypted. */
  readonly encryptBackup: Encrypt | null;
  /** How long sessions without any event are kept. */
  readonly retention: StorageInfo['retention'];
  /** Called after a restore: empties caches, and deletes data past its retention before the call is answered. */
  readonly onRestored: () => Promise<void>;
}

/** Registers the storage panel's figures, backup and restore. @param stalled idle timeout of a download, in milliseconds */
export function backupRoutes(
  server: Server,
  { authentication, database, clock, encryptBackup, onRestored, retention }: BackupDeps,
  stalled = STALLED,
): void {
  const download = createDownloads(database, encryptBackup);
  server.get(
    '/admin/storage',
    {
      onRequest: authentication.observer,
      schema: { summary: 'How much is stored, and where.', response: { 200: StorageSchema, ...failures } },
    },
    () => storageInfo(database, retention),
  );

  server.get(
    '/admin/backup',
    {
      compress: false,
      onRequest: authentication.administrator,
      schema: {
        summary: 'Downloads everything.',
        description:
          'One JSON document, made from one consistent snapshot; encrypted (age) where the installation names a key for it. An API token gets encrypted ones only.',
        response: { 200: BackupSchema, ...failures },
      },
    },
    async (request, reply) => {
      // A script gets no unencrypted backup, as it would store the file wherever it runs.
      if (isScript(request) && !encryptBackup) throw encryptionNeeded();
      const at = isoTime(clock());
      const { bytes, content } = await download(at, keepUntil(at, retention.days)).catch((error: unknown) => {
        request.log.error({ reqId: request.id, err: error }, 'no backup was made');
        throw error;
      });
      try {
        await audit(database.query, clock, { actor: facilitatorOf(request), action: 'backup-downloaded', subject: null });
      } catch (error) {
        content.destroy();
        throw error;
      }
      reply.raw.setTimeout(stalled, () => reply.raw.destroy());
      return reply
        .type(encryptBackup ? 'application/octet-stream' : 'application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${backupFileName(at, encryptBackup !== null)}"`)
        .header('content-length', bytes)
        .send(content);
    },
  );

  server.register(async (uploads: Server) => {
    // Streamed: the upload is never in memory as a whole.
    uploads.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));
    uploads.post(
      '/admin/restore',
      {
        onRequest: authentication.administrator,
        bodyLimit: MAX_BACKUP_BYTES,
        config: { bodyTime: MAX_BODY_TIMEOUT_MS, anyText: true },
        schema: {
          summary: 'Restores a backup, whole or one session of it.',
          description: 'The body is a backup (application/octet-stream), at most 2 GB. Refused files leave everything as it was.',
          headers: IdempotencyHeaders,
          querystring: RestoreQuerySchema,
          response: { 200: RestoreReportSchema, ...failures },
        },
      },
      async (request) => {
        const upload: unknown = request.body;
        if (!(upload instanceof Readable))
          throw new ServerError(415, 'unsupported-content-type', {
            en: 'Send the backup itself (content-type: application/octet-stream).',
            fr: 'Envoyez la sauvegarde elle-même (content-type: application/octet-stream).',
          });
        if (Number(request.headers['content-length'] ?? 0) > MAX_BACKUP_BYTES) throw backupTooLarge();
        const { session, dryRun } = request.query;
        const options = {
          dryRun: dryRun === 'true',
          clock,
          actor: facilitatorOf(request),
          idempotencyKey: idempotencyKeyOf(request),
          retentionDays: retention.days,
        };
        const report = await spooled(upload, (file) =>
          session === undefined ? restoreAll(database, file, options) : restoreSession(database, file, session, options),
        );
        if (!options.dryRun)
          await onRestored().catch((error: unknown) => {
            // The restore is done; the daily housekeeping tries the deletion again.
            request.log.error(
              { reqId: request.id, err: error },
              'what is past its retention could not be deleted after a restore',
            );
          });
        return report;
      },
    );
  });
}

function encryptionNeeded(): ServerError {
  return new ServerError(409, 'encryption-needed', {
    en: 'An API token downloads encrypted backups only: set BACKUP_RECIPIENT (docs/backup.md).',
    fr: 'Un jeton d’API ne télécharge que des sauvegardes chiffrées : définissez BACKUP_RECIPIENT (docs/backup.md).',
  });
}
