/**
 * The database schema: tables and columns, each with the JSON Schema of its values. The types of queries (`tables.ts`) and the rows of a
 * backup are derived from it; calls validate values against it after normalising them; a test compares the SQL of the migrations with it.
 * Storage is the same on both databases: identifiers are generated texts, booleans are 0 and 1, times are ISO 8601 texts in UTC, points
 * are integers in hundredths. Texts are measured in characters, as the databases count them. Tables that no backup holds have types only.
 *
 * Check constraints of the tables refuse numbers and lengths that are out of range. Patterns and enumerations are checked by the program:
 * SQLite has no regular expressions, and on neither database can a constraint be extended without rebuilding it.
 */
import type { TSchema } from 'typebox';
import { ACCOUNT_COLUMNS } from './columns/accounts.ts';
import { MAIL_COLUMNS } from './columns/mails.ts';
import { ORGANISATION_COLUMNS } from './columns/organisation.ts';
import { PLAY_COLUMNS } from './columns/play.ts';
import { SESSION_COLUMNS } from './columns/sessions.ts';

export const COLUMNS = {
  ...SESSION_COLUMNS,
  ...PLAY_COLUMNS,
  ...ACCOUNT_COLUMNS,
  ...ORGANISATION_COLUMNS,
  ...MAIL_COLUMNS,
} as const satisfies Readonly<Record<string, Readonly<Record<string, TSchema>>>>;

/** Default values of columns that a new row may leave out. Nullable columns without an entry default to null. */
export const DEFAULTS = {
  sessions: {
    board: 'full',
    start_by: 'opening',
    personal_codes: 0,
    fleet: 1,
    door: 'open',
    player_login: 'email',
    last_event: 0,
  },
  challenge_states: { hints_given: 0, round: 0 },
  score_events: { round: 0 },
  mails: { attempts: 0 },
  campaigns: { outside_deleted: 0 },
  campaign_returns: { running: 0 },
} as const;
