/** The return plan of a campaign: the returns to which everyone who attended is invited (decision 42). */

import type { Kysely, Selectable } from 'kysely';
import { utcDay } from '#engine/rules/utc-day.ts';
import {
  APPOINTMENT_KINDS,
  type AppointmentKind,
  DAYS_UNTIL_RETURN,
  LINK_FIELD,
  RETURN_DAYS,
} from '#schemas/return-constants.ts';
import type { ReturnPlan, ReturnPlanChange, ReturnPlanSetup } from '#schemas/return-plans.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError, unknownCampaign } from '../errors.ts';
import { isId } from '../identifiers.ts';
import { checkedMailTexts } from '../session-model/mail-texts.ts';
import { readAttendees, whomToAsk } from './asked-people.ts';

export interface ReturnPlans {
  /** The plan, with the numbers of people still to be invited, invited, and who declined. @throws ServerError 404 */
  of(campaign: string): Promise<ReturnPlan>;
  /**
   * Changes the given fields, and lets a stopped plan go on; the other fields stay. Idempotent. A kind that was set already keeps its
   * `since`, from which on newcomers are told of it. @throws ServerError 400, also for a field that is left out where the campaign has no
   * plan; 404
   */
  set(campaign: string, change: ReturnPlanChange, actor: string): Promise<ReturnPlan>;
}

export type PlanRow = Selectable<Tables['campaign_returns']>;

/** @param retentionDays days without activity after which a session is deleted; null keeps sessions */
export function createReturnPlans(database: Database, clock: Clock, retentionDays: number | null): ReturnPlans {
  const { query } = database;
  const offered = APPOINTMENT_KINDS.filter(
    (kind) => retentionDays === null || DAYS_UNTIL_RETURN[kind] + RETURN_DAYS <= retentionDays,
  );

  async function of(campaign: string): Promise<ReturnPlan> {
    await mustExist(query, campaign);
    const rows = await readPlan(query, campaign);
    const people: ReturnPlan['people'] = [];
    const sessions: ReturnPlan['sessions'] = [];
    for (const { kind, since } of rows) {
      const attendees = await readAttendees(query, campaign, kind, since);
      const { figures, alone } = await whomToAsk(attendees, kind, utcDay(clock()));
      people.push(figures);
      for (const [session, count] of alone) sessions.push({ session, kind, people: count });
    }
    return { offered, plan: planOf(rows), people, sessions };
  }

  return {
    of,
    async set(campaign, change, actor) {
      const since = isoTime(clock());
      await withRetries(() =>
        query.transaction().execute(async (transaction) => {
          const name = await mustExist(transaction, campaign);
          const setup = setupOf(planOf(await lockPlan(transaction, campaign)), change);
          const texts = checkedMailTexts(setup);
          if (!setup.text.includes(LINK_FIELD)) throw linkNeeded();
          const unfit = setup.kinds.find((kind) => !offered.includes(kind));
          if (unfit) throw tooShortRetention(unfit);
          const row = { ...texts, page: setup.page, set_by: actor, running: 1 as const };
          let gone = transaction.deleteFrom('campaign_returns').where('campaign', '=', campaign);
          if (setup.kinds.length > 0) gone = gone.where('kind', 'not in', setup.kinds);
          await gone.execute();
          for (const kind of setup.kinds)
            await transaction
              .insertInto('campaign_returns')
              .values({ campaign, kind, since, ...row })
              .onConflict((conflict) => conflict.columns(['campaign', 'kind']).doUpdateSet(row))
              .execute();
          const detail = { name, kinds: setup.kinds };
          await audit(transaction, clock, { actor, action: 'returns-set', subject: campaign, detail });
        }),
      );
      return of(campaign);
    },
  };
}

/** Rows of the plan, the earlier kind first. */
export async function readPlan(query: Kysely<Tables>, campaign: string): Promise<PlanRow[]> {
  const rows = await query.selectFrom('campaign_returns').selectAll().where('campaign', '=', campaign).execute();
  return rows.sort((a, b) => APPOINTMENT_KINDS.indexOf(a.kind) - APPOINTMENT_KINDS.indexOf(b.kind));
}

/**
 * Locks the plan's rows until the transaction ends, by updates that change nothing, one kind after the other, so that two locks cannot
 * deadlock. @returns rows of these kinds, the earlier kind first
 */
export async function lockPlan(
  transaction: Kysely<Tables>,
  campaign: string,
  kinds: readonly AppointmentKind[] = APPOINTMENT_KINDS,
): Promise<PlanRow[]> {
  const rows: PlanRow[] = [];
  for (const kind of APPOINTMENT_KINDS.filter((one) => kinds.includes(one)))
    rows.push(
      ...(await transaction
        .updateTable('campaign_returns')
        .set((eb) => ({ since: eb.ref('since') }))
        .where('campaign', '=', campaign)
        .where('kind', '=', kind)
        .returningAll()
        .execute()),
    );
  return rows;
}

/** The campaign's name. @throws ServerError 404 */
export async function mustExist(query: Kysely<Tables>, campaign: string): Promise<string> {
  const row = isId(campaign)
    ? await query.selectFrom('campaigns').select('name').where('id', '=', campaign).executeTakeFirst()
    : undefined;
  if (!row) throw unknownCampaign();
  return row.name;
}

function planOf(rows: readonly PlanRow[]): ReturnPlan['plan'] {
  const [row] = rows;
  if (!row) return null;
  return {
    kinds: rows.map(({ kind }) => kind),
    subject: row.subject,
    text: row.body,
    replyTo: row.reply_to,
    page: row.page,
    running: row.running === 1,
    setBy: row.set_by,
    since:
      rows
        .map(({ since }) => since)
        .sort()
        .at(-1) ?? row.since,
  };
}

/** @throws ServerError 400 that names a field which is left out where no plan has it */
function setupOf(plan: ReturnPlan['plan'], change: ReturnPlanChange): ReturnPlanSetup {
  const { kinds, subject, text, replyTo, page } = { ...plan, ...change };
  if (kinds === undefined) throw needed('kinds');
  if (subject === undefined) throw needed('subject');
  if (text === undefined) throw needed('text');
  if (replyTo === undefined) throw needed('replyTo');
  if (page === undefined) throw needed('page');
  return { kinds, subject, text, replyTo, page };
}

function needed(field: keyof ReturnPlanSetup): ServerError {
  return new ServerError(
    400,
    'invalid-field',
    {
      en: `This campaign has no returns, perhaps because somebody has just taken them away: ${field} is needed to set them. Reload the page.`,
      fr: `Cette campagne n’a pas de retours, peut-être parce que quelqu’un vient de les retirer : il faut ${field} pour en prévoir. Rechargez la page.`,
    },
    { field },
  );
}

function linkNeeded(): ServerError {
  return new ServerError(
    400,
    'invalid-field',
    {
      en: `text must hold ${LINK_FIELD}, where each person’s link is to stand.`,
      fr: `text doit contenir ${LINK_FIELD}, là où doit figurer le lien de chaque personne.`,
    },
    { field: 'text' },
  );
}

function tooShortRetention(kind: AppointmentKind): ServerError {
  const days = DAYS_UNTIL_RETURN[kind] + RETURN_DAYS;
  return new ServerError(
    400,
    'invalid-field',
    {
      en: `kinds: this return would end after the sessions are deleted. They must be kept for ${days} days at least (RETENTION_DAYS).`,
      fr: `kinds : ce retour finirait après la suppression des sessions. Il faut les garder ${days} jours au moins (RETENTION_DAYS, réglé par qui tient le serveur).`,
    },
    { field: 'kinds' },
  );
}
