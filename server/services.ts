/** What the routes work with, put together once. */
import { randomBytes } from 'node:crypto';
import type { RegisteredChallenge } from '#engine/core/registry.ts';
import { createLedger, type Ledger } from './attempts/ledger.ts';
import { type ChallengeBook, createChallengeBook } from './challenges/challenge-book.ts';
import { createStateReader, type ReadState } from './challenges/states.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { settingOnce } from './database/settings.ts';
import { createLeaderboard, type Leaderboard } from './leaderboard/standings.ts';
import { type Authentication, createAuthentication } from './players/authentication.ts';
import { createLogin, type Login } from './players/login.ts';
import { createTokens, type Tokens } from './players/tokens.ts';
import { createTotals, type Totals } from './players/totals.ts';
import { createHousekeeping } from './sessions/housekeeping.ts';
import { createSessions, type Sessions } from './sessions/sessions.ts';
import { VARIANT_KEY } from './storage/backup.ts';

export interface Services {
  readonly database: Database;
  readonly clock: Clock;
  readonly book: ChallengeBook;
  readonly tokens: Tokens;
  readonly authentication: Authentication;
  readonly login: Login;
  readonly totals: Totals;
  readonly readState: ReadState;
  readonly ledger: Ledger;
  readonly sessions: Sessions;
  readonly leaderboard: Leaderboard;
  /** Removes what has expired. */
  readonly housekeeping: () => Promise<void>;
}

export async function createServices(
  config: Config,
  database: Database,
  challenges: readonly RegisteredChallenge[],
  clock: Clock,
): Promise<Services> {
  const variantKey = await settingOnce(database, VARIANT_KEY, () => randomBytes(32).toString('hex'));
  const tokens = createTokens(database, clock);
  const sessions = createSessions(database, clock, () => leaderboard.changed());
  const leaderboard = createLeaderboard(database, clock, sessions.mustExist);
  return {
    database,
    clock,
    book: createChallengeBook(challenges, variantKey.value),
    tokens,
    authentication: createAuthentication(tokens),
    login: createLogin(database, clock, tokens, () => leaderboard.changed()),
    totals: createTotals(database),
    readState: createStateReader(database),
    ledger: createLedger(database, clock, () => leaderboard.changed()),
    sessions,
    leaderboard,
    housekeeping: createHousekeeping(database, clock, tokens, config.retentionDays),
  };
}
