/** Errors of backup and restore. With any of them, nothing was written. */
import { ServerError } from '../errors.ts';
import { VERSION } from '../version.ts';

/** Largest backup that can be restored, in bytes. */
export const MAX_BACKUP_BYTES = 2 * 1024 ** 3;

export function foreignBackup(): ServerError {
  return new ServerError(
    422,
    'backup-foreign',
    'This file is not a backup of Vigie, or another program wrote it anew. Choose the file as it was downloaded.',
  );
}

/** @param version release that wrote the backup */
export function newerBackup(version: string): ServerError {
  return new ServerError(
    422,
    'backup-newer',
    `This backup was made by Vigie ${version}, and this is Vigie ${VERSION}, which cannot read it. Update Vigie first.`,
  );
}

export function developmentBackup(): ServerError {
  return new ServerError(
    422,
    'backup-development',
    'This backup was made by a development version of Vigie, before 1.0.0, which no release can read. Restore it with the version that made it.',
  );
}

/** @param problem location and cause of the damage in the file */
export function damagedBackup(problem: string): ServerError {
  return new ServerError(422, 'backup-damaged', `This backup is damaged: ${problem} Nothing was restored.`);
}

/** @param problem location and cause of the error in the database */
export function unsoundBackup(problem: string): ServerError {
  return new ServerError(
    500,
    'backup-unsound',
    `The database holds something that no backup can give back: ${problem} No backup was made. Correct it, or copy the database itself.`,
  );
}

/** Limited, as each takes disk space, and a database connection until it is complete. */
export function tooManyBackups(): ServerError {
  return new ServerError(503, 'busy', 'Other backups are being downloaded. Try again when they are done.', { retryAfter: 30 });
}

export function backupTooLarge(): ServerError {
  return new ServerError(413, 'backup-too-large', 'This file is larger than 2 GB, the most that can be restored.');
}

/** @param folder of temporary files */
export function noTemporaryFolder(folder: string): ServerError {
  return new ServerError(
    500,
    'no-temporary-folder',
    `The server cannot write to its temporary folder ${folder}, through which backups come and go. Make it writable, or start the server with TMPDIR set to another.`,
  );
}

export function installationNotEmpty(): ServerError {
  return new ServerError(
    409,
    'installation-not-empty',
    'This installation has sessions already. A full backup goes into an empty one; here, restore one of its sessions as a new one.',
  );
}

export function notInBackup(): ServerError {
  return new ServerError(404, 'unknown-session', 'The backup has no session with this identifier.', { field: 'session' });
}
