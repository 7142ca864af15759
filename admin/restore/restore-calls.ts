import type { RestoreReport } from '#schemas/restore.ts';
import type { Send } from '../api/send.ts';

/**
 * Reads a backup file back, or says what that would do.
 * @param session of the backup: only this one, as a new session; null is everything
 * @param idempotencyKey a session is restored once for the same key
 */
export async function restoreCall(
  send: Send,
  file: Blob,
  session: string | null,
  dryRun: boolean,
  idempotencyKey?: string,
): Promise<RestoreReport> {
  const query = new URLSearchParams({ dryRun: String(dryRun) });
  if (session !== null) query.set('session', session);
  return (
    await send(`/admin/restore?${query}`, { method: 'POST', body: file, ...(idempotencyKey ? { idempotencyKey } : {}) })
  ).json();
}
