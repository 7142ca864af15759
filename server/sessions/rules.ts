/** TTL cache of sessions' rules, as every attempt needs them. */
import type { SessionRules } from '#engine/rules/session/session-rules.ts';
import type { WhereToReport } from '#schemas/where-to-report.ts';
import type { Clock } from '../clock.ts';
import { createTtlCache } from '../concurrency/ttl-cache.ts';
import type { Database } from '../database/database.ts';
import { invalidToken } from '../errors.ts';
import { CLOCK_COLUMNS, phaseOf, sessionAt } from '../session-model/session-clock.ts';
import { chosenKeys, textsOf } from '../session-model/stored-texts.ts';
import { resolveReportingChannel, WHERE_TO_REPORT_COLUMNS } from '../session-model/where-to-report.ts';

/** TTL in milliseconds; changes by this process invalidate the cache at once. */
const TTL_MS = 1_000;
const SESSIONS = 1_000;

export interface RulesReader {
  /** @throws ServerError 401 when the session was deleted */
  of(session: string): Promise<SessionRules>;
  changed(): void;
}

/** @param installation the installation's reporting channel, which sessions use by default */
export function createRulesReader({ query }: Database, clock: Clock, installation: WhereToReport): RulesReader {
  const memory = createTtlCache<SessionRules>(clock, TTL_MS, SESSIONS);
  const read = async (session: string): Promise<SessionRules> => {
    const row = await query
      .selectFrom('sessions')
      .select(['challenges', 'hint_policy', 'debriefs_told', ...WHERE_TO_REPORT_COLUMNS, ...CLOCK_COLUMNS])
      .where('id', '=', session)
      .executeTakeFirst();
    if (!row) throw invalidToken();
    const now = sessionAt(row, clock());
    const chosen = chosenKeys(row.challenges);
    return {
      challenges: chosen && new Set(chosen),
      hintPolicy: row.hint_policy,
      reporting: resolveReportingChannel(row, installation),
      debriefsTold: row.debriefs_told === null ? null : new Set(textsOf(row.debriefs_told)),
      phase: phaseOf(now),
      endedAt: now.ended_at === null ? null : Date.parse(now.ended_at),
    };
  };
  return { of: (session) => memory.recall(session, () => read(session)), changed: memory.forget };
}
