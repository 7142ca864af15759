/** Cost of inviting 12,000 people to a return that is due on one day: the page that counts them, and their links. */
import { type SqlBool, sql } from 'kysely';
import { DAYS_UNTIL_RETURN } from '../../schemas/return-constants.ts';
import type { Database } from '../../server/database/database.ts';
import { newId } from '../../server/identifiers.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { costOf, type LargeCost } from './large-session.ts';

const DAY = 86_400_000;
const ROWS = 500;

/**
 * @param campaign with seeded data; its people are changed to have come so long ago that their return is due today @param headers of an
 *   administrator
 */
export async function measureReturnsDue(
  server: ServerProcess,
  database: Database,
  campaign: string,
  headers: Readonly<Record<string, string>>,
): Promise<readonly LargeCost[]> {
  await makeDue(database, campaign);
  const plan = `${server.url}/admin/campaigns/${campaign}/return-plan`;
  const counting = () => fetch(plan, { headers });
  const drawing = () =>
    fetch(`${plan}/links`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ again: false }),
    });
  return [
    { what: 'returns due, counted', ...(await costOf(server, counting)) },
    { what: 'returns due, links drawn', budget: 2_000, ...(await costOf(server, drawing)) },
    { what: 'returns asked, counted', ...(await costOf(server, counting)) },
  ];
}

async function makeDue({ query, kind }: Database, campaign: string): Promise<void> {
  const now = Date.now();
  const came = new Date(now - DAYS_UNTIL_RETURN['weeks-3'] * DAY).toISOString();
  const { session } = await query
    .selectFrom('campaign_sessions')
    .select('session')
    .where('campaign', '=', campaign)
    .executeTakeFirstOrThrow();
  const absent = await query
    .selectFrom('people')
    .select('email')
    .where(sql<SqlBool>`email not in (select email from participants where session in
      (select session from campaign_sessions where campaign = ${campaign}))`)
    .execute();
  const late = absent.flatMap(({ email }) => (email === null ? [] : [{ id: newId(now), session, email, created_at: came }]));
  for (let start = 0; start < late.length; start += ROWS)
    await query
      .insertInto('participants')
      .values(late.slice(start, start + ROWS))
      .execute();
  await query
    .updateTable('participants')
    .set({ created_at: came })
    .where('session', 'in', (eb) => eb.selectFrom('campaign_sessions').select('session').where('campaign', '=', campaign))
    .execute();
  await sql`insert into challenge_states (participant, challenge, hints_shown, failures, opened_at, solved_at, points)
    select id, 'word', 0, 0, created_at, created_at, 300 from participants
    where session = ${session} and id not in (select participant from challenge_states)`.execute(query);
  await query
    .insertInto('campaign_returns')
    .values({
      ...{ campaign, kind: 'weeks-3', since: new Date(now - 60 * DAY).toISOString(), running: 1, set_by: 'bench' },
      ...{ subject: 'Revenir', body: '{lien}', reply_to: 'camille@brevelle.example', page: 'https://vigie.example/retour' },
    })
    .execute();
  if (kind === 'postgres') await sql`analyze`.execute(query);
}
