/** Makes the workshops of a table in a campaign: all of them in one transaction, or none. */

import type { Kysely, Transaction } from 'kysely';
import { frenchOrder } from '#engine/rules/french-order.ts';
import { grouped } from '#engine/rules/grouped.ts';
import { totalMinutes } from '#engine/rules/session/workshop-time.ts';
import {
  BOARDS,
  EXPECTED_PEOPLE,
  HINT_POLICIES,
  LEADING_ROLES,
  SESSION_NAME,
  START_BY,
  VENUE,
  WORKSHOP_KINDS,
  WORKSHOP_MINUTES,
} from '#schemas/console-constants.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { NewSession } from '#schemas/session-setup.ts';
import type { WorkshopPreview, WorkshopRefusal, WorkshopsMade, WorkshopTable } from '#schemas/workshop-table.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { type ConsoleText, ServerError } from '../errors.ts';
import { localTime } from '../http/local-time.ts';
import { textsOf } from '../session-model/stored-texts.ts';
import { workshopOf } from '../session-model/workshop.ts';
import { type CampaignRow, enlist, knownCampaign, openCampaign } from './campaign-rows.ts';
import { type KnownWorkshop, type PlannedDepartment, type PlannedRow, planWorkshops } from './plan-workshops.ts';
import { type ProgrammeMissions, programmeMissions } from './programme-missions.ts';

export interface WorkshopTables {
  /** The sessions that the table would create; writes nothing. @throws ServerError 400 for an unknown time zone, 404 */
  preview(campaign: string, table: WorkshopTable): Promise<WorkshopPreview>;
  /**
   * Makes the workshops that the campaign does not have yet. Sending the same table again creates nothing, so that the call can be retried.
   * @throws ServerError 400 if a line is refused: then nothing is created; 404; 409 once the campaign has ended, or has too many sessions
   */
  make(campaign: string, table: WorkshopTable, actor: string): Promise<WorkshopsMade>;
}

interface WorkshopTableDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly manifests: readonly ChallengeManifest[];
  /** Runs work in one transaction that may create sessions. */
  readonly creating: <T>(
    work: (
      transaction: Transaction<Tables>,
      create: (setups: readonly NewSession[], actor: string) => Promise<readonly string[]>,
    ) => Promise<T>,
  ) => Promise<T>;
}

export function createWorkshopTables({ database, clock, manifests, creating }: WorkshopTableDeps): WorkshopTables {
  async function plan(state: Kysely<Tables>, row: CampaignRow, table: WorkshopTable): Promise<readonly PlannedRow[]> {
    const { zone, lines } = table;
    const { momentOf } = localTime(zone);
    // Picked missions are cached, as picking takes milliseconds, and most lines of a table are alike.
    const picked = new Map<string, ProgrammeMissions>();
    const missionsOf = (programme: string, playMinutes: number) => {
      const key = `${playMinutes} ${programme}`;
      const missions = picked.get(key) ?? programmeMissions(manifests, programme, playMinutes);
      if (missions !== null) picked.set(key, missions);
      return missions;
    };
    return planWorkshops(lines, {
      known: await knownWorkshops(state, row.id),
      selfPaced: await selfPacedNames(state, row.id),
      facilitators: await leadingAccounts(state),
      departments: namesDepartments(table) ? await peopleByDepartment(state, row) : [],
      period: { from: momentOf(`${row.starts_on}T00:00`) ?? row.starts_on, to: momentOf(`${row.ends_on}T23:59`) ?? row.ends_on },
      missionsOf,
      momentOf,
      now: clock(),
    });
  }

  return {
    async preview(campaign, table) {
      const known = await knownCampaign(database.query, campaign);
      const rows = await plan(database.query, known, table);
      return {
        rows: rows.map(({ session: _session, ...row }) => row),
        facilitators: (await leadingAccounts(database.query)).toSorted(),
        departments: namesDepartments(table) ? (await peopleByDepartment(database.query, known)).map(({ name }) => name) : [],
      };
    },
    make: (campaign, table, actor) =>
      creating(async (transaction, create) => {
        // The campaign is locked, so that two tables sent at once are made one after the other: the second
        // finds the workshops of the first.
        const row = await openCampaign(transaction, campaign);
        const rows = await plan(transaction, row, table);
        for (const row of rows) for (const refusal of row.refusals) throw refusedLine(row, refusal);
        const setups = rows.flatMap(({ session }) => (session === null ? [] : [session]));
        const existing = rows.filter(({ outcome }) => outcome === 'existing').length;
        if (setups.length === 0) return { made: 0, existing };
        await enlist(transaction, campaign, await create(setups, actor), isoTime(clock()));
        const detail = { name: row.name, sessions: setups.length };
        await audit(transaction, clock, { actor, action: 'workshops-planned', subject: campaign, detail });
        return { made: setups.length, existing };
      }),
  };
}

async function knownWorkshops(state: Kysely<Tables>, campaign: string): Promise<KnownWorkshop[]> {
  const rows = await state
    .selectFrom('sessions')
    .leftJoin('campaign_sessions', 'campaign_sessions.session', 'sessions.id')
    .select(['workshop', 'created_by', 'campaign'])
    .where('workshop', 'is not', null)
    .execute();
  return rows.flatMap(({ workshop: stored, created_by, campaign: of }) => {
    const workshop = workshopOf(stored);
    if (workshop === null || workshop.startsAt === null) return [];
    return {
      startsAt: workshop.startsAt,
      minutes: totalMinutes(workshop.minutes),
      place: workshop.venue,
      facilitator: workshop.facilitator ?? created_by,
      here: of === campaign,
    };
  });
}

/** Names of the campaign's self-paced sessions; empty for one without a name. */
async function selfPacedNames(state: Kysely<Tables>, campaign: string): Promise<readonly string[]> {
  const rows = await state
    .selectFrom('sessions')
    .innerJoin('campaign_sessions', 'campaign_sessions.session', 'sessions.id')
    .select('name')
    .where('campaign', '=', campaign)
    .where('workshop', 'is', null)
    .where('start_by', '=', 'opening')
    // `closes_at` is null once a session has ended.
    .where((eb) => eb.or([eb('closes_at', 'is not', null), eb('ended_at', 'is not', null)]))
    .execute();
  return rows.map(({ name }) => name ?? '');
}

async function leadingAccounts(state: Kysely<Tables>): Promise<readonly string[]> {
  const accounts = await state.selectFrom('facilitators').select('username').where('role', 'in', LEADING_ROLES).execute();
  return accounts.map(({ username }) => username);
}

const { minimum: fewest, maximum: most } = EXPECTED_PEOPLE;
const { minimum: shortest, maximum: longest } = WORKSHOP_MINUTES;
/** The requirement behind each refusal, by the field of the line. */
const WANTED: Readonly<Record<WorkshopRefusal, ConsoleText>> = {
  title: {
    en: `title must be one line of at most ${SESSION_NAME.maxLength} characters with a letter or digit, or empty`,
    fr: `le titre doit être une ligne de ${SESSION_NAME.maxLength} caractères au plus avec une lettre ou un chiffre, ou vide`,
  },
  day: { en: 'day must be a date such as 2027-01-12', fr: 'le jour doit être une date comme 2027-01-12' },
  time: { en: 'time must be a time of that day such as 09:00', fr: 'l’heure doit être une heure de ce jour comme 09:00' },
  over: { en: 'day and time are over: choose later ones', fr: 'le jour et l’heure sont passés : choisissez plus tard' },
  'after-campaign': {
    en: 'day must be before the end of the campaign, until which a self-paced session is open',
    fr: 'le jour doit précéder la fin de la campagne, jusqu’à laquelle une session à son rythme est ouverte',
  },
  minutes: {
    en: `minutes must be a whole number from ${shortest} to ${longest}, or empty`,
    fr: `la durée doit être un nombre entier de ${shortest} à ${longest}, ou vide`,
  },
  place: {
    en: `place must be one line of at most ${VENUE.maxLength} visible characters, or empty`,
    fr: `le lieu doit être une ligne de ${VENUE.maxLength} caractères visibles au plus, ou vide`,
  },
  facilitator: {
    en: 'facilitator must be the username of a facilitator or administrator, or empty',
    fr: 'l’animation doit être l’identifiant d’un compte d’animation ou d’administration, ou vide',
  },
  seats: {
    en: `seats must be a whole number from ${fewest} to ${most}, or empty`,
    fr: `le nombre de places doit être un nombre entier de ${fewest} à ${most}, ou vide`,
  },
  programme: {
    en: 'programme must be the key of a programme or of an audience, or empty',
    fr: 'le programme doit être la clé d’un programme ou d’un public, ou vide',
  },
  'no-mission': {
    en: 'programme has no mission that is short enough: give the workshop more minutes',
    fr: 'le programme n’a aucune mission assez courte : donnez plus de minutes à l’atelier',
  },
  kind: {
    en: `kind must be ${WORKSHOP_KINDS.join(' or ')}, or empty`,
    fr: `le type doit être ${WORKSHOP_KINDS.join(' ou ')}, ou vide`,
  },
  hints: {
    en: `hints must be ${HINT_POLICIES.join(', ')}, or empty`,
    fr: `les indices doivent être ${HINT_POLICIES.join(', ')}, ou vides`,
  },
  board: {
    en: `board must be ${BOARDS.join(', ')}, or empty`,
    fr: `le classement doit être ${BOARDS.join(', ')}, ou vide`,
  },
  start: {
    en: `start must be ${START_BY.join(' or ')}, or empty; a self-paced session begins with its opening`,
    fr: `le démarrage doit être ${START_BY.join(' ou ')}, ou vide ; une session à son rythme commence à son ouverture`,
  },
  departments: {
    en: 'departments must be departments of the directory that the campaign expects, separated by ";", or empty',
    fr: 'les services doivent être des services de l’annuaire attendus par la campagne, séparés par « ; », ou vides',
  },
};

/** People present in the departments that the campaign expects, by department. */
async function peopleByDepartment(state: Kysely<Tables>, row: CampaignRow): Promise<PlannedDepartment[]> {
  const expected = row.departments === null ? null : new Set(textsOf(row.departments));
  const people = await state
    .selectFrom('people')
    .select(['email', 'name', 'department'])
    .where('left_at', 'is', null)
    .where('email', 'is not', null)
    .where('department', 'is not', null)
    .orderBy('email')
    .execute();
  return [...grouped(people, ({ department }) => department ?? '')]
    .filter(([name]) => expected === null || expected.has(name))
    .sort(([a], [b]) => frenchOrder(a, b))
    .map(([name, present]) => ({
      name,
      people: present.flatMap(({ email, name: own }) => (email === null ? [] : [{ email, name: own }])),
    }));
}

function namesDepartments({ lines }: WorkshopTable): boolean {
  return lines.some(({ departments }) => departments);
}

function refusedLine({ line, unknownDepartments }: PlannedRow, refusal: WorkshopRefusal): ServerError {
  const { en, fr } = WANTED[refusal];
  const names = refusal === 'departments' ? unknownDepartments.map(({ name }) => name).join(', ') : '';
  const found = names === '' ? { en: '', fr: '' } : { en: `; not known: ${names}`, fr: ` ; inconnus : ${names}` };
  return new ServerError(
    400,
    'invalid-field',
    { en: `Line ${line}: ${en}${found.en}. Nothing was made.`, fr: `Ligne ${line} : ${fr}${found.fr}. Rien n’a été créé.` },
    { field: 'lines' },
  );
}
