/** Notices of sign-ins from new browsers; the owner sees them at the next sign-in from a known browser. */
import type { Kysely } from 'kysely';
import type { NewBrowser } from '#schemas/admin.ts';
import { detailOf } from '../audit/audit-log.ts';
import { isoTime } from '../clock.ts';
import type { Tables } from '../database/tables.ts';

/** Maximum number of listed sign-ins: enough to see that something is wrong. */
const MAX_TOLD = 10;

/**
 * Sign-ins from new browsers, the newest first. Each known browser gets those since its own last sign-in, so that an attacker's sign-in
 * does not mark the notice as read.
 * @param since milliseconds since 1970
 */
export async function newBrowsersSince(query: Kysely<Tables>, username: string, since: number): Promise<NewBrowser[]> {
  const entries = await query
    .selectFrom('audit_log')
    .select(['at', 'detail'])
    .where('action', '=', 'signed-in')
    .where('actor', '=', username)
    .where('at', '>', isoTime(since))
    .where('detail', 'like', '%"newBrowser":%')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_TOLD)
    .execute();
  return entries.map(({ at, detail }) => {
    const device = detailOf(detail)?.['newBrowser'];
    return { at, device: typeof device === 'string' && device !== '' ? device : null };
  });
}
