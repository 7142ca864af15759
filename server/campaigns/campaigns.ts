/** Campaigns: set-up, sessions, end, and figures. */
import type { Kysely, Transaction } from 'kysely';
import type { Campaign, CampaignDetails, CampaignFigures, CampaignSetup } from '#schemas/campaigns.ts';
import type { AuditAction } from '#schemas/facilitators.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import { inPieces } from '../concurrency/in-pieces.ts';
import { isDay } from '../database/columns/validation.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { type ConsoleText, ServerError, unknownSession } from '../errors.ts';
import { idOf, isId, newId } from '../identifiers.ts';
import { isName } from '../session-model/printable.ts';
import { textsOf } from '../session-model/stored-texts.ts';
import { type CampaignRow, enlist, knownCampaign, lockCampaign, openCampaign } from './campaign-rows.ts';
import { type CampaignCount, countPeople, type ExpectedPerson } from './count-people.ts';
import { type MissionCount, readAttendances, readExpected, readSessions } from './read-people.ts';

export interface Campaigns {
  /** The latest first. */
  list(): Promise<Campaign[]>;
  /** With its figures: those of its end once it has ended. @throws ServerError 404 */
  details(id: string): Promise<CampaignDetails>;
  /** @throws ServerError 404 */
  nameOf(id: string): Promise<string>;
  /** Expected people who have not come, by e-mail; nobody once the campaign has ended. @throws ServerError 404 */
  absent(id: string): Promise<readonly ExpectedPerson[]>;
  /**
   * @param idempotencyKey the same key of the same actor returns the first campaign; null creates one every time
   * @throws ServerError 400
   */
  create(setup: CampaignSetup, actor: string, idempotencyKey: string | null): Promise<CampaignDetails>;
  /** @throws ServerError 400, 404, 409 once it has ended */
  change(id: string, setup: CampaignSetup, actor: string): Promise<CampaignDetails>;
  /** Its figures stay as they are from then on, also when its sessions are deleted. @throws ServerError 404 */
  end(id: string, actor: string): Promise<CampaignDetails>;
  /** Its sessions stay. @throws ServerError 404 */
  remove(id: string, actor: string): Promise<void>;
  /**
   * Idempotent: a session that is in the campaign already stays there.
   * @throws ServerError 404; 409 where it is in another one, or the campaign has ended
   */
  addSession(id: string, session: string): Promise<void>;
  /** @throws ServerError 404, 409 once it has ended */
  removeSession(id: string, session: string): Promise<void>;
  /** Ends every campaign whose last day is over. */
  endDue(): Promise<void>;
}

/** @param missionCount how many missions a session plays, by its choice */
export function createCampaigns(database: Database, clock: Clock, missionCount: MissionCount): Campaigns {
  const { query } = database;
  const inTransaction = <T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> =>
    withRetries(() => query.transaction().execute(work));
  const tell = (
    transaction: Kysely<Tables>,
    action: AuditAction,
    actor: string,
    { id, name }: Pick<CampaignRow, 'id' | 'name'>,
  ) => audit(transaction, clock, { actor, action, subject: id, detail: { name } });

  /** One state for all pages: people who are merged between two pages would be counted twice, or not at all. */
  async function onSnapshot<T>(work: (query: Kysely<Tables>) => Promise<T>): Promise<T> {
    const snapshot = await database.snapshot();
    try {
      return await work(snapshot.query);
    } finally {
      await snapshot.release();
    }
  }

  async function counted(state: Kysely<Tables>, row: CampaignRow): Promise<CampaignCount> {
    const departments = row.departments === null ? null : new Set(textsOf(row.departments));
    const people = await readExpected(state, row.id);
    const expected = people.filter(
      ({ department }) => departments === null || (department !== null && departments.has(department)),
    );
    return inPieces(countPeople(expected, await readAttendances(state, row.id, missionCount)));
  }

  async function detailsOf(state: Kysely<Tables>, row: CampaignRow): Promise<CampaignDetails> {
    const figures: CampaignFigures = row.figures === null ? (await counted(state, row)).figures : JSON.parse(row.figures);
    return { ...campaignOf(row), figures, sessions: await readSessions(state, row.id) };
  }

  const details = (id: string) => onSnapshot(async (state) => detailsOf(state, await knownCampaign(state, id)));

  async function end(id: string, actor: string): Promise<CampaignDetails> {
    const { figures } = await details(id);
    await inTransaction(async (transaction) => {
      const row = await lockCampaign(transaction, id);
      if (row.ended_at !== null) return;
      await transaction
        .updateTable('campaigns')
        .set({ ended_at: isoTime(clock()), figures: JSON.stringify(figures) })
        .where('id', '=', id)
        .execute();
      await tell(transaction, 'campaign-ended', actor, row);
    });
    return details(id);
  }

  return {
    async list() {
      const rows = await query
        .selectFrom('campaigns')
        .leftJoin('campaign_sessions', 'campaign_sessions.campaign', 'campaigns.id')
        .selectAll('campaigns')
        .select((eb) => eb.fn.count('session').as('sessions'))
        .groupBy('campaigns.id')
        .orderBy('starts_on', 'desc')
        .orderBy('campaigns.id', 'desc')
        .execute();
      return rows.map((row) => ({ ...campaignOf(row), sessions: Number(row.sessions) }));
    },
    details,
    async nameOf(id) {
      return (await knownCampaign(query, id)).name;
    },
    absent: (id) =>
      onSnapshot(async (state) => {
        const row = await knownCampaign(state, id);
        return row.ended_at === null ? (await counted(state, row)).absent : [];
      }),
    async create(given, actor, idempotencyKey) {
      const now = clock();
      const id = idempotencyKey === null ? newId(now) : idOf(`campaign ${idempotencyKey} ${actor}`);
      const set = rowOf(given);
      await inTransaction(async (transaction) => {
        const written = await transaction
          .insertInto('campaigns')
          .values({ id, ...set, created_by: actor, created_at: isoTime(now), ended_at: null, figures: null })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (written) await tell(transaction, 'campaign-created', actor, { id, name: set.name });
      });
      return details(id);
    },
    async change(id, given, actor) {
      const set = rowOf(given);
      await inTransaction(async (transaction) => {
        await openCampaign(transaction, id);
        await transaction.updateTable('campaigns').set(set).where('id', '=', id).execute();
        await tell(transaction, 'campaign-changed', actor, { id, name: set.name });
      });
      return details(id);
    },
    end,
    remove: (id, actor) =>
      inTransaction(async (transaction) => {
        const row = await lockCampaign(transaction, id);
        await transaction.deleteFrom('campaigns').where('id', '=', id).execute();
        await tell(transaction, 'campaign-deleted', actor, row);
      }),
    addSession: (id, session) =>
      inTransaction(async (transaction) => {
        await openCampaign(transaction, id);
        const known = isId(session)
          ? await transaction.selectFrom('sessions').select('id').where('id', '=', session).executeTakeFirst()
          : undefined;
        if (!known) throw unknownSession();
        await enlist(transaction, id, [session]);
      }),
    removeSession: (id, session) =>
      inTransaction(async (transaction) => {
        await openCampaign(transaction, id);
        await transaction.deleteFrom('campaign_sessions').where('campaign', '=', id).where('session', '=', session).execute();
      }),
    async endDue() {
      const today = isoTime(clock()).slice(0, 10);
      const due = await query
        .selectFrom('campaigns')
        .select('id')
        .where('ended_at', 'is', null)
        .where('ends_on', '<', today)
        .execute();
      for (const { id } of due) await end(id, 'schedule');
    },
  };
}

function campaignOf(row: CampaignRow): Omit<Campaign, 'sessions'> {
  return {
    id: row.id,
    name: row.name,
    purpose: row.purpose,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    departments: row.departments === null ? null : textsOf(row.departments),
    createdBy: row.created_by,
    createdAt: row.created_at,
    endedAt: row.ended_at,
  };
}

type SetupRow = Pick<CampaignRow, 'name' | 'purpose' | 'starts_on' | 'ends_on' | 'departments'>;

/** @throws ServerError 400 that names the field */
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
