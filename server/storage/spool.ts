/** Keeps an upload in a temporary file for as long as it is read. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { backupTooLarge, LARGEST_BACKUP } from './refusals.ts';

/** Runs `work` on the upload's file, which is gone afterwards. @throws ServerError 413 */
export async function spooled<T>(upload: Readable, work: (path: string) => Promise<T>): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'vigie-upload-'));
  const path = join(directory, 'backup.json');
  try {
    await pipeline(upload, limit(LARGEST_BACKUP), createWriteStream(path, { mode: 0o600 }));
    return await work(path);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

function limit(most: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length;
      if (bytes > most) done(backupTooLarge());
      else done(null, piece);
    },
  });
}
