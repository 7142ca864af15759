/** Cost of the pages of a campaign of 12,000 people in 40 departments and 400 sessions, measured as in `large-session.ts`. */
import type { Database } from '../../server/database/database.ts';
import { fixtureChallenges } from '../support/fixture-challenges.ts';
import { startServer } from '../support/server-process.ts';
import { costOf, type LargeCost, LOOP_FACTS } from './large-session.ts';
import { measureReturnsDue } from './returns-due.ts';
import { seedCampaign } from './seed-campaign.ts';

const SIZE = { people: 12_000, departments: 40, sessions: 400 };
const MISSIONS = 11;
/** Each call is measured twice: the first call of a process includes compiling, the second is what every later call costs. */
const CALLS = 2;

/** @param entry a built server @param signIn the token of an administrator */
export async function measureLargeCampaign(
  url: string,
  entry: string,
  database: Database,
  signIn: (url: string) => Promise<string>,
): Promise<readonly LargeCost[]> {
  const missions = fixtureChallenges.slice(0, MISSIONS).map(({ manifest }) => manifest.key);
  const campaign = await seedCampaign(database, SIZE, missions);
  const server = await startServer(url, entry, [], { NODE_OPTIONS: `--require ${LOOP_FACTS}` });
  try {
    const headers = { authorization: `Bearer ${await signIn(server.url)}` };
    const costs: LargeCost[] = [];
    for (const [what, path] of [
      ['campaign', `/admin/campaigns/${campaign}`],
      ['absent', `/admin/campaigns/${campaign}/absent`],
    ] as const)
      for (let call = 1; call <= CALLS; call += 1)
        costs.push({ what: `${what}, call ${call}`, ...(await costOf(server, () => fetch(server.url + path, { headers }))) });
    costs.push(...(await measureReturnsDue(server, database, campaign, headers)));
    return costs;
  } finally {
    await server.end('SIGTERM');
  }
}
