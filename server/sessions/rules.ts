/** The rules of each session, at hand for every attempt, and what another process may have restored with it. */
import type { SessionRules } from '#engine/rules/session-rules.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { invalidToken } from '../errors.ts';
import { VARIANT_KEY } from '../storage/backup-tables.ts';
import { textsOf } from './session-rows.ts';

/** How long, in milliseconds, rules read by this process hold; its own changes end them at once. */
const FRESH_FOR = 1_000;

export interface Rules {
  /** @throws ServerError 401 when the session was deleted */
  of(session: string): Promise<SessionRules>;
  changed(): void;
}

/** @param takeVariantKey is given the stored key, whenever rules are read: they may be those of a session that came with its own */
export function createRules({ query }: Database, clock: Clock, takeVariantKey: (key: string) => void): Rules {
  const kept = new Map<string, { readonly at: number; readonly rules: Promise<SessionRules> }>();

  const read = async (session: string): Promise<SessionRules> => {
    const row = await query
      .selectFrom('sessions')
      .select(['challenges', 'hint_policy'])
      .select((eb) => eb.selectFrom('settings').select('value').where('key', '=', VARIANT_KEY).as('variantKey'))
      .where('id', '=', session)
      .executeTakeFirst();
    if (!row) throw invalidToken();
    if (row.variantKey !== null) takeVariantKey(row.variantKey);
    return { challenges: row.challenges === null ? null : new Set(textsOf(row.challenges)), hintPolicy: row.hint_policy };
  };

  return {
    of(session) {
      const known = kept.get(session);
      // A clock that was set back must not keep them for longer.
      if (known && Math.abs(clock() - known.at) < FRESH_FOR) return known.rules;
      const rules = read(session);
      if (kept.size > 1_000) kept.clear();
      kept.set(session, { at: clock(), rules });
      rules.catch(() => kept.delete(session));
      return rules;
    },
    changed: () => kept.clear(),
  };
}
