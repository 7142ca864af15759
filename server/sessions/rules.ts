/** The rules of each session, at hand for every attempt. */
import type { SessionRules } from '#engine/core/session-rules.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { invalidToken } from '../errors.ts';
import { textsOf } from './session-rows.ts';

/** How long, in milliseconds, rules read by this process hold; its own changes end them at once. */
const FRESH_FOR = 1_000;

export interface Rules {
  /** @throws ServerError 401 when the session was deleted */
  of(session: string): Promise<SessionRules>;
  changed(): void;
}

export function createRules({ query }: Database, clock: Clock): Rules {
  const kept = new Map<string, { readonly until: number; readonly rules: Promise<SessionRules> }>();

  const read = async (session: string): Promise<SessionRules> => {
    const row = await query
      .selectFrom('sessions')
      .select(['challenges', 'hint_policy'])
      .where('id', '=', session)
      .executeTakeFirst();
    if (!row) throw invalidToken();
    return { challenges: row.challenges === null ? null : new Set(textsOf(row.challenges)), hintPolicy: row.hint_policy };
  };

  return {
    of(session) {
      const known = kept.get(session);
      if (known && known.until > clock()) return known.rules;
      const rules = read(session);
      if (kept.size > 1_000) kept.clear();
      kept.set(session, { until: clock() + FRESH_FOR, rules });
      rules.catch(() => kept.delete(session));
      return rules;
    },
    changed: () => kept.clear(),
  };
}
