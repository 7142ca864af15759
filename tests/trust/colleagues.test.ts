/** A short run of two parts of `npm run trust`: colleagues who share an address, and streams whose right has ended. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../support/test-databases.ts';
import { tryColleagues } from './colleagues.ts';
import { type Installation, SEED, startInstallation } from './small.ts';
import { tryStreams } from './streams.ts';
import { tryTeamMessages } from './team-messages.ts';

/** Milliseconds within which a stream must end; long, because the machine may be busy. */
const SOME_TIME = 8_000;

describe.each(testDatabases)('$name', ({ name, createMigrated }) => {
  let installation: Installation;
  beforeAll(async () => {
    installation = await startInstallation(createMigrated, name === 'SQLite' ? 1 : 2);
  });
  afterAll(() => installation.end());

  test('a colleague under the same address takes a penalty off for each decoy, and keeps nobody from playing or replaying', async () => {
    const { mistakes } = await tryColleagues(installation.urls, { penalties: 40, changes: 620, replays: 210 });
    expect(mistakes).toEqual([]);
  }, 180_000);

  test('streams end with the right to them, whichever process is told, and others go on', async () => {
    const { mistakes } = await tryStreams(installation.urls, 1, SOME_TIME);
    expect(mistakes).toEqual([]);
  }, 180_000);

  test('whoever changes teams reads what was said to a team while they were in it', async () => {
    const { mistakes } = await tryTeamMessages(installation.urls, { seed: SEED, moves: 60 });
    expect(mistakes).toEqual([]);
  }, 180_000);
});
