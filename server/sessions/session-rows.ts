/** A session's row, and its conversion to the console's set-up. */
import type { Kysely, Selectable } from 'kysely';
import type { AllowedEntry, SessionSetup } from '#schemas/session-setup.ts';
import type { Tables } from '../database/tables.ts';
import { chosenKeys, textsOf } from '../session-model/stored-texts.ts';
import { type WhereToReportColumns, whereToReportOf } from '../session-model/where-to-report.ts';
import { workshopOf } from '../session-model/workshop.ts';

export type SessionRow = Selectable<Tables['sessions']>;

/** Reads and locks the session's row until the transaction ends, by an update that changes nothing, which works on both databases. */
export function lockSession(transaction: Kysely<Tables>, id: string): Promise<SessionRow | undefined> {
  return transaction
    .updateTable('sessions')
    .set((eb) => ({ active: eb.ref('active') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

type SetupRow = WhereToReportColumns &
  Pick<
    SessionRow,
    | 'name'
    | 'challenges'
    | 'duration_minutes'
    | 'opens_at'
    | 'closes_at'
    | 'start_by'
    | 'hint_policy'
    | 'teams'
    | 'board'
    | 'personal_codes'
    | 'fleet'
    | 'door'
    | 'player_login'
    | 'workshop'
  >;

/** The columns of a set-up, without the allow-list, which has its own table. */
export function rowOfSetup(setup: SessionSetup): SetupRow {
  return {
    name: setup.name,
    challenges: setup.challenges && JSON.stringify(setup.challenges),
    duration_minutes: setup.durationMinutes,
    opens_at: setup.opensAt,
    closes_at: setup.closesAt,
    start_by: setup.startBy,
    hint_policy: setup.hintPolicy,
    teams: JSON.stringify(setup.teams),
    board: setup.board,
    personal_codes: setup.personalCodes ? 1 : 0,
    fleet: setup.fleet ? 1 : 0,
    door: setup.door,
    player_login: setup.playerLogin,
    workshop: setup.workshop && JSON.stringify(setup.workshop),
    report_email: setup.reporting?.email ?? null,
    report_phone: setup.reporting?.phone ?? null,
    report_button: setup.reporting?.button ?? null,
  };
}

export function setupOfRow(row: SetupRow, allowed: AllowedEntry[]): SessionSetup {
  return {
    name: row.name,
    challenges: chosenKeys(row.challenges),
    durationMinutes: row.duration_minutes,
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    startBy: row.start_by,
    hintPolicy: row.hint_policy,
    teams: textsOf(row.teams),
    board: row.board,
    personalCodes: row.personal_codes === 1,
    fleet: row.fleet === 1,
    door: row.door,
    playerLogin: row.player_login,
    reporting: whereToReportOf(row),
    allowed,
    workshop: workshopOf(row.workshop),
  };
}
