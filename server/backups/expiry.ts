/**
 * Until when a backup is to be kept: as long as a session of its day would be, had nothing happened in it since. It stands in the head of
 * the file, of an encrypted one too, so that a folder is pruned without a key.
 */
import { DAY_MS } from '#engine/rules/milliseconds.ts';
import { isMoment } from '../database/columns/validation.ts';

/** Bytes of a file among which its end stands: the head of a backup, or of one that age made, with its recipients. */
export const HEAD_BYTES = 8_192;
/** Type of the stanza of an encrypted file. It opens nothing: age ignores what it does not know. */
const STANZA = 'vigie-keep-until';

/** @param createdAt ISO 8601 @param retentionDays null where sessions are kept without end @returns ISO 8601; null for no end */
export function keepUntil(createdAt: string, retentionDays: number | null): string | null {
  return retentionDays === null ? null : new Date(Date.parse(createdAt) + retentionDays * DAY_MS).toISOString();
}

/** For the header of an encrypted file: type, and its one argument. */
export function expiryStanza(end: string): readonly string[] {
  return [STANZA, end];
}

const PLAIN = /^\{"format":"vigie-backup",[^{}]{0,200}"keepUntil":"([^"]{24})",/;
const ENCRYPTED = new RegExp(`^age-encryption\\.org/v1\\n(?:(?!---).*\\n)*?-> ${STANZA} (\\S{24})\\n`);

/** The end of a file that begins so; null for none: a file of another program, or a backup without one. @param beginning Latin-1 */
export function endOf(beginning: string): string | null {
  const end = (PLAIN.exec(beginning) ?? ENCRYPTED.exec(beginning))?.[1] ?? '';
  return isMoment(end) ? end : null;
}
