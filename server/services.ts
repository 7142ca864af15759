/** What the routes work with, put together once. */
import { randomBytes } from 'node:crypto';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { type Authentication, createAuthentication } from './access/authentication.ts';
import { createTokens, type Tokens } from './access/tokens.ts';
import { type ChallengeBook, createChallengeBook } from './challenges/challenge-book.ts';
import { createFindPlayed, type FindPlayed } from './challenges/played-challenge.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { settingOnce } from './database/settings.ts';
import { createLeaderboard, type Leaderboard } from './leaderboard/standings.ts';
import { createLedger, type Ledger } from './ledger/ledger.ts';
import { createProgress, type Progress } from './ledger/progress.ts';
import { createHousekeeping } from './sessions/housekeeping.ts';
import { createLogin, type Login } from './sessions/login.ts';
import { createPlayedSessions, type PlayedSessions } from './sessions/played-session.ts';
import { createRules } from './sessions/rules.ts';
import { createSchedule } from './sessions/schedule.ts';
import { createSessions, type Sessions } from './sessions/sessions.ts';
import { VARIANT_KEY } from './storage/backup-tables.ts';

export interface Services {
  readonly database: Database;
  readonly clock: Clock;
  readonly book: ChallengeBook;
  /** A challenge under the rules of the player's session. */
  readonly findPlayed: FindPlayed;
  readonly tokens: Tokens;
  readonly authentication: Authentication;
  readonly login: Login;
  readonly playedSessions: PlayedSessions;
  readonly progress: Progress;
  readonly ledger: Ledger;
  readonly sessions: Sessions;
  readonly leaderboard: Leaderboard;
  /** Opens and closes the sessions whose time has come. */
  readonly applySchedule: () => Promise<void>;
  /** Takes up what a restored backup changed under this process, or under another one on the same database. */
  readonly reload: () => Promise<void>;
  /** Removes what has expired. */
  readonly housekeeping: () => Promise<void>;
}

export async function createServices(
  config: Config,
  database: Database,
  challenges: readonly RegisteredChallenge[],
  clock: Clock,
): Promise<Services> {
  const variantKey = () => settingOnce(database, VARIANT_KEY, () => randomBytes(32).toString('hex'));
  const tokens = createTokens(database, clock);
  const book = createChallengeBook(challenges, (await variantKey()).value);
  const rules = createRules(database, clock, book.takeVariantKey);
  const sessionsChanged = () => {
    leaderboard.changed();
    rules.changed();
  };
  const sessions = createSessions(database, clock, book.has, sessionsChanged);
  const applySchedule = createSchedule(database, clock, sessionsChanged);
  const leaderboard = createLeaderboard(database, clock, sessions.mustExist);
  return {
    database,
    clock,
    book,
    findPlayed: createFindPlayed(book, rules),
    tokens,
    authentication: createAuthentication(tokens),
    login: createLogin(database, clock, tokens, applySchedule, () => leaderboard.changed()),
    playedSessions: createPlayedSessions(database),
    progress: createProgress(database),
    ledger: createLedger(database, clock, () => leaderboard.changed()),
    sessions,
    leaderboard,
    applySchedule,
    async reload() {
      book.takeVariantKey((await variantKey()).value);
      sessionsChanged();
    },
    housekeeping: createHousekeeping(database, clock, tokens, config.retentionDays),
  };
}
