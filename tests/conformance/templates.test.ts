/** Every template, set up as the console sends it, and played to its end through the public API by one player. */

import { catalogue } from 'virtual:challenges/catalogue';
import { challenges } from 'virtual:challenges/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { awardFor, toPoints } from '#engine/rules/scoring.ts';
import { sessionMissions } from '#engine/rules/session/missions.ts';
import { checkDraft } from '../../admin/setup/check-draft.ts';
import { fillTemplate, WHOM } from '../../admin/setup/filled-template.ts';
import { PLAIN_DRAFT } from '../../admin/setup/setup-draft.ts';
import { LENGTHS } from '../../admin/setup/templates.ts';
import { missionCounts } from '../../engine/site/missions/catalogue-sections.ts';
import { attempt, solutionOf, solve } from '../support/play.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { testDatabases } from '../support/test-databases.ts';

const MINUTE = 60_000;
const SECOND = 1_000;
const filled = WHOM.flatMap(({ title }) => LENGTHS.map((minutes) => fillTemplate(catalogue, title, minutes)));
/** One that has no limit is the same whatever the length. */
const templates = [...new Map(filled.map((template) => [template.title, template])).values()];
/** What the player needs for the mission at this place: a wrong answer for the first, a hint for the second. */
const effortAt = (place: number) => ({ failures: place === 0 ? 1 : 0, hints: place === 1 ? 1 : 0 });
const manifestOf = (key: string) => {
  const found = challenges.find(({ manifest }) => manifest.key === key);
  if (!found) throw new Error(`no challenge ${key}`);
  return found.manifest;
};

describe.each(testDatabases.filter(({ name }) => name === 'SQLite'))('on $name', (kind) => {
  let app: TestApp;
  // A session's worth of minutes for each would outlive the administrator's sign-in.
  beforeEach(async () => {
    app = await openTestApp(kind, { challenges });
  });
  afterEach(() => app.close());

  it.each(templates)('$title is played in its time, and every count of it agrees', async ({ change, missions, limited }) => {
    const { setup } = checkDraft({ ...PLAIN_DRAFT, ...change }, null, app.time.now);
    const { status, body: session } = await (await app.admin())('POST', '/admin/sessions', setup);
    expect(status).toBe(201);
    const began = app.time.now;
    const { call } = await app.player(String(session['code']));
    const keys = missions.map(({ key }) => key);
    const { body: played } = await call('GET', '/session');
    const chosen = change.everything ? null : keys;
    const end = limited ? new Date(began + Number(change.duration) * MINUTE).toISOString() : null;
    expect(played).toMatchObject({ challenges: chosen, closesAt: end, room: { phase: 'running', closesAt: end } });

    const awards: number[] = [];
    for (const [place, key] of keys.entries()) {
      const manifest = manifestOf(key);
      const { failures, hints } = effortAt(place);
      if (failures > 0) await attempt(call, key, (await solutionOf(key)).wrong);
      if (hints > 0) await call('POST', `/challenges/${key}/hints`);
      // Missions may fill all of play: the last one is solved just before its end.
      app.time.now += manifest.duration * MINUTE - SECOND;
      const { body } = await attempt(call, key, await solve(call, manifest));
      awards.push(toPoints(awardFor(manifest, { failures, hintsShown: hints })));
      expect({ key, ...body }).toMatchObject({ key, correct: true, points: awards.at(-1) });
    }
    if (limited) expect(app.time.now - began).toBeLessThan(Number(change.duration) * MINUTE);

    const points = awards.reduce((sum, award) => sum + award, 0);
    const { body: progress } = await call('GET', '/progress');
    expect([...Object(progress['completed'])].sort()).toEqual(keys.toSorted());
    expect(missionCounts(sessionMissions(chosen, catalogue), [...Object(progress['completed'])])).toEqual({
      available: keys.length,
      completed: keys.length,
      inProgress: 0,
    });
    const { body: standing } = await call('GET', '/standing');
    expect(standing).toMatchObject({ points: expect.closeTo(points, 6), rank: 1, of: 1 });
    const { body: summary } = await call('GET', '/summary');
    expect(summary).toMatchObject({ points: expect.closeTo(points, 6), closed: false });
    expect(summary['missions']).toHaveLength(keys.length);
    expect(summary['missions']).toEqual(
      expect.arrayContaining(
        keys.map((key, place) => expect.objectContaining({ key, solved: true, points: awards[place], ...effortAt(place) })),
      ),
    );

    if (!limited) return;
    app.time.now = began + Number(change.duration) * MINUTE;
    expect((await call('GET', '/session')).body).toMatchObject({ room: { phase: 'ended' } });
    expect((await call('GET', '/summary')).body).toMatchObject({ closed: true, points: expect.closeTo(points, 6) });
  });
});
