/** Data of a session that a running campaign counts, stored before the session is deleted (decision 54). */
import type { Transaction } from 'kysely';
import { inPieces } from '../concurrency/in-pieces.ts';
import type { Tables } from '../database/tables.ts';
import { storeAttendances } from '../session-model/kept-attendance.ts';
import { samePeople } from '../session-model/same-people.ts';
import { lockCampaign } from './campaign-rows.ts';
import { countPeople, type ExpectedPerson } from './count-people.ts';
import {
  isExpectedByDirectory,
  ofDepartments,
  readAttendances,
  readExpected,
  type SessionAttendance,
  type SessionMissions,
} from './read-people.ts';

/** Maximum number of rows in one statement: databases limit its parameters. */
const ROWS = 2_000;

export interface AttendanceKeeper {
  /**
   * Stores which of the expected people attended, by their addresses, and the number of other attendees, without addresses. After the
   * deletion, which must follow in the same transaction, every figure of the campaign is the same as before. Without a running campaign it
   * does nothing.
   */
  keepAttendance(transaction: Transaction<Tables>, session: string): Promise<void>;
}

/** @param missionsOf keys of the missions that a session plays, from its stored choice */
export function createAttendanceKeeper(missionsOf: SessionMissions): AttendanceKeeper {
  const keepAttendance = async (transaction: Transaction<Tables>, session: string): Promise<void> => {
    const member = await transaction
      .selectFrom('campaign_sessions')
      .select('campaign')
      .where('session', '=', session)
      .executeTakeFirst();
    if (!member) return;
    // The campaign is locked before anything is read: if two of its sessions are deleted at once, the second
    // counts the data kept of the first.
    const campaign = await lockCampaign(transaction, member.campaign);
    if (campaign.ended_at !== null) return;
    const people = await readExpected(transaction, campaign.id);
    const attendances = await readAttendances(transaction, campaign.id, missionsOf);
    const kept = await ofExpected(people, attendances, session);
    const rows = kept.map(({ email, mergedInto, day, finished }) => ({
      email,
      merged_into: mergedInto,
      day,
      finished: finished ? 1 : 0,
    }));
    await storeAttendances(
      transaction,
      rows.map((row) => ({ campaign: campaign.id, ...row })),
    );
    const expected = ofDepartments(campaign, people);
    const rest = [...attendances.filter((one) => one.session !== session), ...kept];
    const outside = (await outsideOf(expected, attendances)) - (await outsideOf(expected, rest));
    await transaction
      .updateTable('campaigns')
      .set((eb) => ({ outside_deleted: eb('outside_deleted', '+', outside) }))
      .where('id', '=', campaign.id)
      .execute();
    if (!(await isExpectedByDirectory(transaction))) await keepInvitations(transaction, campaign.id, session, people);
  };
  return { keepAttendance };
}

/** The session's logins of expected people, under whichever of their addresses. */
async function ofExpected(
  people: readonly ExpectedPerson[],
  attendances: readonly SessionAttendance[],
  session: string,
): Promise<readonly SessionAttendance[]> {
  const personOf = await inPieces(samePeople(attendances));
  const expected = new Set(people.map(({ email }) => personOf(email)));
  return attendances.filter((one) => one.session === session && expected.has(personOf(one.email)));
}

async function outsideOf(expected: readonly ExpectedPerson[], attendances: readonly SessionAttendance[]): Promise<number> {
  return (await inPieces(countPeople(expected, attendances))).figures.outside;
}

/**
 * Keeps the session's list, with the names and departments that the campaign reads from all its lists. Entries
 * for whole domains expect nobody.
 */
async function keepInvitations(
  transaction: Transaction<Tables>,
  campaign: string,
  session: string,
  people: readonly ExpectedPerson[],
): Promise<void> {
  const entries = await transaction.selectFrom('allowed_players').select('entry').where('session', '=', session).execute();
  const invited = new Set(entries.map(({ entry }) => entry));
  const rows = people.filter(({ email }) => invited.has(email)).map((person) => ({ campaign, ...person }));
  for (let start = 0; start < rows.length; start += ROWS)
    await transaction
      .insertInto('campaign_invitations')
      .values(rows.slice(start, start + ROWS))
      .onConflict((conflict) =>
        conflict
          .columns(['campaign', 'email'])
          .doUpdateSet((eb) => ({ name: eb.ref('excluded.name'), department: eb.ref('excluded.department') })),
      )
      .execute();
}
