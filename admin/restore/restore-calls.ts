import { PATIENCE_FOR_FILES } from '#engine/client/call.ts';
import type { RestoreReport } from '#schemas/restore.ts';
import { useAdmin } from '../auth/use-admin.ts';

/** What a backup file is sent for. `session` is one of the backup, to come back as a new one; null is everything. */
export interface RestoreCalls {
  /** Says what restoring everything would do. */
  check(file: Blob): Promise<RestoreReport>;
  /** A session is restored once for the same key. */
  restore(file: Blob, session: string | null, idempotencyKey: string): Promise<RestoreReport>;
}

export function useRestoreCalls(): RestoreCalls {
  const { call } = useAdmin();
  const send = (body: Blob, query: Record<string, string>, key: { readonly idempotencyKey?: string } = {}) =>
    call<RestoreReport>('POST', `/admin/restore?${new URLSearchParams(query)}`, { body, patience: PATIENCE_FOR_FILES, ...key });
  return {
    check: (file) => send(file, { dryRun: 'true' }),
    restore: (file, session, idempotencyKey) =>
      send(file, { dryRun: 'false', ...(session === null ? {} : { session }) }, { idempotencyKey }),
  };
}
