/** A hospital's campaign: its figures are right at full size, and reading them keeps nobody else waiting. */
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CampaignDetails } from '#schemas/campaigns.ts';
import { seedCampaign } from '../load/seed-campaign.ts';
import { type Caller, openTestApp, type TestApp } from '../support/test-app.ts';
import { testDatabases } from '../support/test-databases.ts';

const SIZE = { people: 12_000, departments: 40, sessions: 400 };
const CAME = 10_800;
/** Milliseconds: 150,000 rows on a busy machine. */
const TIMEOUT_MS = 300_000;
/** Calls of others that are answered while one is under way: each of its pieces is a tenth of it at most. */
const MIN_ANSWERED = 10;
const MISSIONS = ['word', 'form', ...Array.from({ length: 9 }, (_, index) => `word-${index + 1}`)];

describe.each(testDatabases)('a campaign of 12,000 people and 400 sessions on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  let campaign: string;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
    campaign = `/admin/campaigns/${await seedCampaign(app.database, SIZE, MISSIONS)}`;
  }, TIMEOUT_MS);
  afterAll(() => app.close());

  test('each person counts once, in their department and week', { timeout: TIMEOUT_MS }, async () => {
    const { figures, sessions }: CampaignDetails = JSON.parse((await admin('GET', campaign)).text);
    expect(figures).toMatchObject({ expected: SIZE.people, came: CAME, finished: CAME, outside: 0 });
    expect(figures.departments).toHaveLength(SIZE.departments);
    for (const row of figures.departments) expect(row).toMatchObject({ expected: 300, came: 270, finished: 270 });
    expect(figures.weeks.reduce((sum, { came }) => sum + came, 0)).toBe(CAME);
    expect(sessions).toHaveLength(SIZE.sessions);
    for (const session of sessions) expect(session).toMatchObject({ invited: 27, came: 27 });
    const absent = await admin('GET', `${campaign}/absent?limit=1`);
    expect(absent.body).toMatchObject({ total: SIZE.people - CAME, people: [{ department: expect.stringMatching(/^Service/) }] });
  });

  test.each([
    ['figures', ''],
    ['people who have not come', '/absent'],
  ])('others are answered while its %s are read', { timeout: TIMEOUT_MS }, async (_, path) => {
    let over = false;
    const answer = admin('GET', campaign + path).finally(() => {
      over = true;
    });
    let others = 0;
    while (!over && others < MIN_ANSWERED) {
      expect((await app.guest('GET', '/healthz')).status).toBe(200);
      // Whoever calls from elsewhere is heard of once a turn of the event loop.
      await setImmediate();
      if (!over) others += 1;
    }
    expect((await answer).status).toBe(200);
    expect(others).toBe(MIN_ANSWERED);
  });
});
