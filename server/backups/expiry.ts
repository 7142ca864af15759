/**
 * Until when a backup is to be kept: as long as a session whose last activity was on the backup's day. The end stands in the head of the
 * file, even of an encrypted one, so that a folder is pruned without a key.
 */
import { DAY_MS } from '#engine/rules/milliseconds.ts';
import { isMoment } from '../database/columns/validation.ts';

/** Number of bytes at the beginning of a file that hold its end: the head of a backup, or of one that age made, with its recipients. */
export const HEAD_BYTES = 8_192;
/** Type of the stanza that holds the end in an encrypted file. It opens nothing: age ignores stanzas of unknown types. */
const STANZA = 'vigie-keep-until';

/** @param createdAt ISO 8601 @param retentionDays null where sessions are kept without end @returns ISO 8601; null for no end */
export function keepUntil(createdAt: string, retentionDays: number | null): string | null {
  return retentionDays === null ? null : new Date(Date.parse(createdAt) + retentionDays * DAY_MS).toISOString();
}

/** The stanza for the header of an encrypted file: its type, and its one argument. */
export function expiryStanza(end: string): readonly string[] {
  return [STANZA, end];
}

const PLAIN = /^\{"format":"vigie-backup",[^{}]{0,200}"keepUntil":"([^"]{24})",/;
const ENCRYPTED = new RegExp(`^age-encryption\\.org/v1\\n(?:(?!---).*\\n)*?-> ${STANZA} (\\S{24})\\n`);

/** The end named at the beginning of a file; null for a file of another program, or a backup without an end. @param beginning Latin-1 */
export function endOf(beginning: string): string | null {
  const end = (PLAIN.exec(beginning) ?? ENCRYPTED.exec(beginning))?.[1] ?? '';
  return isMoment(end) ? end : null;
}
