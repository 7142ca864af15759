/** Figures of the console's storage panel. */
import type { StorageInfo } from '#schemas/admin.ts';
import type { Database } from '../database/database.ts';
import { VERSION } from '../version.ts';

const LOST = 'moved, deleted or replaced: make a full backup before the server ends';

export async function storageInfo(database: Database, retention: StorageInfo['retention']): Promise<StorageInfo> {
  const count = async (table: 'sessions' | 'participants' | 'score_events') => {
    const { rows } = await database.query
      .selectFrom(table)
      .select((eb) => eb.fn.countAll().as('rows'))
      .executeTakeFirstOrThrow();
    return Number(rows);
  };
  const [sessions, participants, scores, size_bytes] = await Promise.all([
    count('sessions'),
    count('participants'),
    count('score_events'),
    database.sizeInBytes(),
  ]);
  const db_path = database.inPlace() ? database.location : `${database.location} (${LOST})`;
  return { sessions, participants, scores, size_bytes, db_path, version: VERSION, retention };
}
