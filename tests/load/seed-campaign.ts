/**
 * A campaign of a hospital's size: its directory, its sessions, and the solves of the people who came, written straight into the database.
 */
import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import { newId } from '../../server/identifiers.ts';

const START = Date.UTC(2026, 10, 2, 9);
const DAY = 86_400_000;
const ROWS = 1000;
/** Share of the directory that comes; the others are absent. */
const COMING = 0.9;

interface CampaignSize {
  readonly people: number;
  readonly departments: number;
  readonly sessions: number;
}

/** Everybody who comes is invited to one session, by e-mail address, and solves each of its missions. @returns the campaign's identifier */
export async function seedCampaign(
  database: Database,
  { people, departments, sessions }: CampaignSize,
  missions: readonly string[],
): Promise<string> {
  const at = new Date(START).toISOString();
  const campaign = newId(START);
  const workshops = Array.from({ length: sessions }, (_, index) => ({ id: newId(START + index), at: START + index * (DAY / 8) }));
  const directory = Array.from({ length: people }, (_, index) => ({
    id: newId(START + index),
    email: `personne${index}@brevelle.example`,
    name: `Personne ${index}`,
    department: `Service ${index % departments}`,
  }));
  const came = directory.slice(0, Math.floor(people * COMING)).map((person, index) => {
    const { id: session, at: begun } = workshops[index % sessions] ?? { id: '', at: START };
    return { id: newId(START + index), session, email: person.email, created_at: new Date(begun).toISOString() };
  });
  await database.query.transaction().execute(async (query) => {
    await query
      .insertInto('campaigns')
      .values({
        ...{ id: campaign, name: 'Hôpital', purpose: '', starts_on: '2026-11-01', ends_on: '2027-10-31', departments: null },
        ...{ created_by: 'bench', created_at: at, ended_at: null, figures: null },
      })
      .execute();
    for (const page of pagesOf(workshops)) {
      await query
        .insertInto('sessions')
        .values(
          page.map(({ id, at: begun }) => ({
            ...{ id, code: id.slice(-8).toUpperCase(), name: 'bench', active: 0, created_at: at, hint_policy: 'table' as const },
            ...{ started_at: new Date(begun).toISOString(), teams: '[]', challenges: JSON.stringify(missions) },
          })),
        )
        .execute();
      await query
        .insertInto('campaign_sessions')
        .values(page.map(({ id: session }) => ({ session, campaign })))
        .execute();
    }
    for (const page of pagesOf(directory))
      await query
        .insertInto('people')
        .values(page.map((person) => ({ ...person, created_at: at, updated_at: at, left_at: null })))
        .execute();
    for (const page of pagesOf(came)) {
      await query.insertInto('participants').values(page).execute();
      const invited = page.map(({ session, email: entry }) => ({ session, entry, team: null, name: null }));
      await query.insertInto('allowed_players').values(invited).execute();
    }
    for (const mission of missions)
      await sql`insert into challenge_states (participant, challenge, hints_shown, failures, opened_at, solved_at, points)
        select id, ${mission}, 0, 0, created_at, created_at, 300 from participants
        where session in (select session from campaign_sessions where campaign = ${campaign})`.execute(query);
  });
  if (database.kind === 'postgres') await sql`analyze`.execute(database.query);
  return campaign;
}

function* pagesOf<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += ROWS) yield rows.slice(start, start + ROWS);
}
