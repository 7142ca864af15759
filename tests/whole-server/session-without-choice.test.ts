/** A session that chooses no missions plays those which the classic programme lists, whoever counts them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixtureChallenges } from '../support/fixture-challenges.ts';
import { type Caller, openTestApp, rightAnswer, type TestApp } from '../support/test-app.ts';
import { testDatabases } from '../support/test-databases.ts';

const [word, form, hidden, other] = fixtureChallenges;
if (!word || !form || !hidden || !other) throw new Error('no fixtures');
const challenges = [
  word,
  { ...hidden, manifest: { ...hidden.manifest, listed: false } },
  { ...other, manifest: { ...other.manifest, programme: 'carrefour' } },
  form,
];

describe.each(testDatabases)('a session without a choice on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind, { challenges });
    admin = await app.admin();
  });
  afterAll(() => app.close());

  test('has the same missions for its player, its room, its projector and its report', async () => {
    const { id, code } = await app.session();
    const player = await app.player(code);
    const keysIn = (body: Readonly<Record<string, unknown>>) =>
      [body['missions']].flat().map((mission) => Object(mission)['key']);
    const link = await admin('POST', `/admin/sessions/${id}/projector`);
    const projector = app.as(String(link.body['token']));
    await player.call('POST', '/challenges/word/attempts', { answer: await rightAnswer(app.database, player.id, 'word') });
    expect(keysIn((await player.call('GET', '/summary')).body)).toEqual(['word', 'form']);
    expect(keysIn((await admin('GET', `/admin/sessions/${id}/cockpit`)).body)).toEqual(['word', 'form']);
    expect(keysIn((await projector('GET', '/projector/room')).body)).toEqual(['word', 'form']);
    await admin('POST', `/admin/sessions/${id}/room`, { action: 'end' });
    expect(keysIn((await projector('GET', '/projector/debrief')).body)).toEqual(['word', 'form']);
    const { body } = await admin('POST', '/admin/reports/named', { sessions: [id], reason: 'for the test' });
    expect(keysIn(Object(body['report'] ?? body))).toEqual(['word', 'form']);
  });
});
