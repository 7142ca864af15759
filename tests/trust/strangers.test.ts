/**
 * A short run of further parts of `npm run trust`: texts that no column can hold, guessers, invented people, logins under another’s
 * address, logos with script.
 */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createSqliteDatabase } from '../support/temporary-databases.ts';
import { testDatabases } from '../support/test-databases.ts';
import { BEHIND_A_PROXY, tryGuessers } from './guessers.ts';
import { tryInvented } from './invented.ts';
import { SPELT, siteWithLogo, tryLogos, tryServedLogo } from './logos.ts';
import { trySeats } from './seats.ts';
import { type Installation, startInstallation } from './small.ts';
import { BAD_TEXTS, tryUnstorable } from './unstorable.ts';

describe.each(testDatabases)('$name', ({ createMigrated }) => {
  test('texts that no column can hold are refused by a running server, by their field', async () => {
    const { urls, end } = await startInstallation(createMigrated, 1);
    onTestFinished(end);
    const [url = ''] = urls;
    // All other texts: tests/whole-server/hostile-text.test.ts.
    const two = BAD_TEXTS.filter(({ name: text }) => text === 'NUL within' || text === 'a high surrogate');
    expect(two).toHaveLength(2);
    expect((await tryUnstorable(url, two)).mistakes).toEqual([]);
  }, 180_000);
});

test('guessers keep no known browser out, nor who verifies an attestation, and a hundred of their passwords are judged', async () => {
  const { urls, end } = await startInstallation(createSqliteDatabase, 1, { ...BEHIND_A_PROXY, CHEAP_HASHES: '0' });
  onTestFinished(end);
  expect((await tryGuessers(urls[0] ?? '')).mistakes).toEqual([]);
}, 180_000);

describe('on one server', () => {
  let site: string;
  let installation: Installation;
  let url: string;
  beforeAll(async () => {
    site = siteWithLogo();
    installation = await startInstallation(createSqliteDatabase, 1, { ...BEHIND_A_PROXY, SITE: site });
    [url = ''] = installation.urls;
  });
  afterAll(async () => {
    await installation.end();
    rmSync(site, { recursive: true });
  });

  test('who is real comes in and plays beside invented people of the same address, who are taken out at once', async () => {
    expect((await tryInvented([url], 1_300)).mistakes).toEqual([]);
  }, 180_000);

  test('nobody plays under an address that has a personal seat', async () => {
    expect((await trySeats(url)).mistakes).toEqual([]);
  }, 180_000);

  test('a logo that runs is refused however it is spelt, and what is served as one may do nothing', async () => {
    expect(SPELT.length).toBeGreaterThan(40);
    expect(tryLogos().mistakes).toEqual([]);
    expect((await tryServedLogo(url)).mistakes).toEqual([]);
  }, 180_000);
});
