/** The envelope of a backup file: header, trailer, and the check of its SHA-256. */
import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { isMoment } from '../database/columns/validation.ts';
import { type BackupVersion, formerVersions } from './backup-versions.ts';
import { isMadeByAge } from './encryption.ts';
import {
  backupTooLarge,
  damagedBackup,
  developmentBackup,
  encryptedBackup,
  foreignBackup,
  MAX_BACKUP_BYTES,
  newerBackup,
} from './restore-errors.ts';

/** The header, the same in every release; development versions before 1.0.0 have no `version`. */
const ORIGIN = /^\{"format":"vigie-backup",(?:"version":"([\w.+-]{1,40})",)?"schemaVersion":([1-9]\d{0,5}),/;
/** `keepUntil` is absent where sessions are kept without end, and in backups of 1.0.0. */
const HEAD = /^"createdAt":"([\d:.TZ-]{24})",(?:"keepUntil":"([\d:.TZ-]{24})",)?"tables":(?=\{)/;
// Tolerates a final line break, which editors and transfers may add.
const TAIL = /\},("sha256":"([0-9a-f]{64})"\}\s{0,2})$/;
const ENDS = 256;
/** Bytes of one read. */
const PIECE = 65_536;

export interface BackupFile {
  readonly handle: FileHandle;
  /** The release that wrote the backup. */
  readonly version: string;
  readonly schemaVersion: number;
  readonly createdAt: string;
  /** Time until which the backup is to be kept; null for no end. */
  readonly keepUntil: string | null;
  /** Upgrade steps from the file's version to the present one, oldest first. */
  readonly steps: readonly BackupVersion[];
  /** Byte offsets of the text of `tables`. */
  readonly tables: { readonly start: number; readonly end: number };
}

/**
 * Reads the envelope of a backup, and its bytes once, for the checksum.
 * @param handle closed by the caller, after the last row was read @param former the versions before the present one
 * @throws ServerError 413, 422
 */
export async function openBackup(handle: FileHandle, former = formerVersions): Promise<BackupFile> {
  const { size } = await handle.stat();
  if (size > MAX_BACKUP_BYTES) throw backupTooLarge();
  const beginning = await read(handle, 0, Math.min(ENDS, size));
  if (isMadeByAge(beginning)) throw encryptedBackup();
  const origin = ORIGIN.exec(beginning);
  if (!origin) throw foreignBackup();
  const [{ length }, version, schema] = origin;
  if (version === undefined) throw developmentBackup();
  const schemaVersion = Number(schema);
  if (schemaVersion > former.length + 1) throw newerBackup(version);
  const head = HEAD.exec(beginning.slice(length));
  const [createdAt, keepUntil] = [head?.[1] ?? '', head?.[2] ?? null];
  if (!head || !isMoment(createdAt) || (keepUntil !== null && !isMoment(keepUntil))) throw foreignBackup();
  const tail = TAIL.exec(await read(handle, Math.max(0, size - ENDS), Math.min(ENDS, size)));
  if (!tail) throw damagedBackup('its end is missing or not its own, so it was not copied whole.');
  const tables = { start: length + head[0].length, end: size - (tail[1] ?? '').length - 2 };
  if (tables.end <= tables.start) throw foreignBackup();
  if ((await sha256(handle, tables)) !== tail[2])
    throw damagedBackup('its checksum does not match, so it was changed after it was made.');
  return { handle, version, schemaVersion, createdAt, keepUntil, steps: former.slice(schemaVersion - 1), tables };
}

/** The text of `tables`, in chunks. */
export async function* tablesText({ handle, tables }: Pick<BackupFile, 'handle' | 'tables'>): AsyncGenerator<Buffer> {
  let position = tables.start;
  while (position <= tables.end) {
    const length = Math.min(PIECE, tables.end - position + 1);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    position += bytesRead;
  }
}

async function read(handle: FileHandle, position: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  // Latin-1 has one character a byte, so that offsets in the text are offsets in the file.
  return buffer.toString('latin1', 0, bytesRead);
}

async function sha256(handle: FileHandle, tables: BackupFile['tables']): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of tablesText({ handle, tables })) hash.update(piece);
  return hash.digest('hex');
}
