/** Campaigns: set-up, sessions, end, and figures. */
import type { Kysely, Transaction } from 'kysely';
import type {
  CampaignChange,
  CampaignDetails,
  CampaignSetup,
  OutsideRectification,
  OutsideRectified,
} from '#schemas/campaigns.ts';
import type { AuditAction } from '#schemas/facilitators.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import { isDay } from '../database/columns/validation.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { type ConsoleText, ServerError } from '../errors.ts';
import { idOf, newId } from '../identifiers.ts';
import { isName } from '../session-model/printable.ts';
import { textsOf } from '../session-model/stored-texts.ts';
import { type CampaignMembers, createCampaignMembers } from './campaign-members.ts';
import { type CampaignReader, createCampaignReader } from './campaign-reader.ts';
import { type CampaignRow, lockCampaign, openCampaign } from './campaign-rows.ts';
import { type AttendanceKeeper, createAttendanceKeeper } from './keep-attendance.ts';
import { checkDepartments } from './known-departments.ts';
import type { SessionMissions } from './read-people.ts';
import { rectifyOutside } from './rectify-outside.ts';

export interface Campaigns extends CampaignReader, CampaignMembers, AttendanceKeeper {
  /**
   * @param idempotencyKey the same key of the same actor returns the first campaign; null creates one every time
   * @throws ServerError 400
   */
  create(setup: CampaignSetup, actor: string, idempotencyKey: string | null): Promise<CampaignDetails>;
  /** Changes the given fields; the others stay. @throws ServerError 400, 404, 409 once the campaign has ended */
  change(id: string, change: CampaignChange, actor: string): Promise<CampaignDetails>;
  /** Ends a campaign. Its figures then stay fixed, also when its sessions are deleted. @throws ServerError 404 */
  end(id: string, actor: string): Promise<CampaignDetails>;
  /** Deletes the campaign, but not its sessions. @throws ServerError 404 */
  remove(id: string, actor: string): Promise<void>;
  /**
   * Replaces the wrong address of an attendee with that of the expected person who is meant.
   * @throws ServerError 400, 404, 409
   */
  rectifyOutside(id: string, rectification: OutsideRectification, actor: string): Promise<OutsideRectified>;
  /** Ends every campaign whose last day is over. */
  endDue(): Promise<void>;
}

/** @param missionsOf keys of the missions that a session plays, from its stored choice */
export function createCampaigns(database: Database, clock: Clock, missionsOf: SessionMissions): Campaigns {
  const { query } = database;
  const inTransaction = <T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> =>
    withRetries(() => query.transaction().execute(work));
  const tell = (
    transaction: Kysely<Tables>,
    action: AuditAction,
    actor: string,
    { id, name }: Pick<CampaignRow, 'id' | 'name'>,
  ) => audit(transaction, clock, { actor, action, subject: id, detail: { name } });

  const reader = createCampaignReader(database, missionsOf);

  async function end(id: string, actor: string): Promise<CampaignDetails> {
    const { figures } = await reader.details(id);
    await inTransaction(async (transaction) => {
      const row = await lockCampaign(transaction, id);
      if (row.ended_at !== null) return;
      await transaction
        .updateTable('campaigns')
        .set({ ended_at: isoTime(clock()), figures: JSON.stringify(figures) })
        .where('id', '=', id)
        .execute();
      await transaction.deleteFrom('campaign_attendances').where('campaign', '=', id).execute();
      await transaction.deleteFrom('campaign_invitations').where('campaign', '=', id).execute();
      await tell(transaction, 'campaign-ended', actor, row);
    });
    return reader.details(id);
  }

  return {
    ...reader,
    ...createCampaignMembers(database, clock),
    ...createAttendanceKeeper(missionsOf),
    async create(given, actor, idempotencyKey) {
      const now = clock();
      const id = idempotencyKey === null ? newId(now) : idOf(`campaign ${idempotencyKey} ${actor}`);
      const set = rowOf(given);
      mustBeToCome(set.ends_on, now);
      await inTransaction(async (transaction) => {
        await checkDepartments(transaction, given.departments, []);
        const written = await transaction
          .insertInto('campaigns')
          .values({ id, ...set, created_by: actor, created_at: isoTime(now), ended_at: null, figures: null })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (written) await tell(transaction, 'campaign-created', actor, { id, name: set.name });
      });
      return reader.details(id);
    },
    async change(id, given, actor) {
      await inTransaction(async (transaction) => {
        const row = await openCampaign(transaction, id);
        const departments = row.departments === null ? null : textsOf(row.departments);
        const stored = { name: row.name, purpose: row.purpose, startsOn: row.starts_on, endsOn: row.ends_on, departments };
        const set = rowOf({ ...stored, ...given });
        if (set.ends_on !== row.ends_on) mustBeToCome(set.ends_on, clock());
        if (given.departments !== undefined) await checkDepartments(transaction, given.departments, departments ?? []);
        await transaction.updateTable('campaigns').set(set).where('id', '=', id).execute();
        await tell(transaction, 'campaign-changed', actor, { id, name: set.name });
      });
      return reader.details(id);
    },
    end,
    rectifyOutside: (id, rectification, actor) => rectifyOutside(database, clock, id, rectification, actor),
    remove: (id, actor) =>
      inTransaction(async (transaction) => {
        const row = await lockCampaign(transaction, id);
        await transaction.deleteFrom('campaigns').where('id', '=', id).execute();
        await tell(transaction, 'campaign-deleted', actor, row);
      }),
    async endDue() {
      const due = await query
        .selectFrom('campaigns')
        .select('id')
        .where('ended_at', 'is', null)
        .where('ends_on', '<', dayOf(clock()))
        .execute();
      for (const { id } of due) await end(id, 'schedule');
    },
  };
}

/** Day in UTC, as the days of campaigns are. @param now milliseconds since 1970 */
function dayOf(now: number): string {
  return isoTime(now).slice(0, 10);
}

/** A last day that is over would end the campaign for good at the next housekeeping. @throws ServerError 400 */
function mustBeToCome(endsOn: string, now: number): void {
  if (endsOn < dayOf(now))
    refuse('endsOn', {
      en: 'The last day is over: choose today or a later one. “End the campaign” ends it now.',
      fr: 'Le dernier jour est passé : choisissez aujourd’hui ou plus tard. « Terminer la campagne » la termine dès maintenant.',
    });
}

type SetupRow = Pick<CampaignRow, 'name' | 'purpose' | 'starts_on' | 'ends_on' | 'departments'>;

/** @throws ServerError 400 that names the refused field */
function rowOf({ name, purpose, startsOn, endsOn, departments }: CampaignSetup): SetupRow {
  if (!isName(name))
    refuse('name', {
      en: 'name holds characters that nobody sees or that turn the text around, or no letter or digit: type it anew.',
      fr: 'name contient des caractères que personne ne voit ou qui retournent le texte, ou n’a ni lettre ni chiffre : saisissez-le à nouveau.',
    });
  for (const [field, day] of [
    ['startsOn', startsOn],
    ['endsOn', endsOn],
  ] as const)
    if (!isDay(day))
      refuse(field, {
        en: `${field} is no date: write it as 2026-11-28.`,
        fr: `${field} n’est pas une date : écrivez-la comme 2026-11-28.`,
      });
  if (endsOn < startsOn)
    refuse('endsOn', {
      en: 'The last day is before the first: choose a later one.',
      fr: 'Le dernier jour est avant le premier : choisissez-en un plus tardif.',
    });
  return {
    name,
    purpose: purpose.trim(),
    starts_on: startsOn,
    ends_on: endsOn,
    departments: departments && JSON.stringify(departments),
  };
}

function refuse(field: keyof CampaignSetup, message: ConsoleText): never {
  throw new ServerError(400, 'invalid-field', message, { field });
}
