/** Whatever a player asks, at any time of a session, the answer names nobody else's address. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestApp, type Reply, rightAnswer, type TestApp } from '../support/test-app.ts';
import { testDatabases } from '../support/test-databases.ts';

const OWN = 'moi-seule@brevelle.example';
const ADDRESS = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;

describe.each(testDatabases)('answers to a player on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterAll(() => app.close());

  /** Every `GET` of a player's that the server describes. */
  const everyQuestion = async (): Promise<string[]> => {
    const { body } = await app.guest('GET', '/openapi.json');
    const calls = Object.entries(Object(body['paths']) as Record<string, { get?: { security?: object[] } }>);
    return calls
      .filter(([, { get }]) => get?.security?.some((scheme) => 'player' in scheme))
      .map(([path]) => path.replace('{key}', 'word'));
  };

  test('hold no e-mail address but the own one, whatever others do and facilitators say', async () => {
    const setup = { name: 'Salle des cartes', teams: ['Quai', 'Pont'] };
    const session = await admin('POST', '/admin/sessions', setup);
    const { id, code } = { id: String(session.body['id']), code: String(session.body['code']) };
    const me = await app.player(code, OWN);
    const recorded: Reply[] = [];
    const ask: Caller = async (...question) => {
      const reply = await me.call(...question);
      recorded.push(reply);
      return reply;
    };
    recorded.push(await app.guest('POST', '/auth/login', { email: OWN, code }));

    const questions = await everyQuestion();
    expect(questions).toEqual(
      expect.arrayContaining(['/me', '/session', '/standing', '/fleet', '/fleet/boats', '/summary', '/challenges/word']),
    );
    const askAll = async () => {
      for (const question of questions) await ask('GET', question);
    };
    /** The questions of a round that were refused. */
    const refused = async () => {
      const from = recorded.length;
      await askAll();
      return questions.filter((_, index) => recorded[from + index]?.status !== 200);
    };
    expect(await refused()).toEqual([]);
    const others = await Promise.all(
      ['un', 'deux', 'trois', 'quatre'].map((name) => app.player(code, `${name}@brevelle.example`)),
    );
    for (const [index, other] of others.entries()) {
      await other.call('PATCH', '/session/team', { team: index % 2 ? 'Quai' : 'Pont' });
      await other.call('POST', '/challenges/word/hints');
      await other.call('POST', '/challenges/word/attempts', { answer: await rightAnswer(app.database, other.id, 'word') });
    }
    await ask('PATCH', '/session/team', { team: 'Quai' });
    await ask('PUT', '/me/name', { name: 'Vigie du port' });
    await ask('PUT', '/me/name', { name: 'deux@brevelle.example' });
    await ask('POST', '/challenges/word/attempts', { answer: 'faux' });
    await ask('POST', '/challenges/word/attempts', { answer: await rightAnswer(app.database, others[0]?.id ?? '', 'word') });
    await ask('POST', '/challenges/word/hints');
    const reason = 'Merci de le signaler.';
    await admin('POST', `/admin/participants/${me.id}/adjustments`, { points: 3, reason });
    await admin('POST', `/admin/participants/${others[3]?.id}/merge`, { into: me.id, reason });
    await admin('POST', `/admin/participants/${others[2]?.id}/removal`, { reason });
    expect(await refused()).toEqual([]);
    await admin('PATCH', `/admin/sessions/${id}/close`);
    await askAll();

    const seen = new Set(recorded.flatMap(({ text }) => text.match(ADDRESS) ?? []));
    expect([...seen]).toEqual([OWN]);
    // The own one is told in one place.
    expect(recorded.filter(({ text }) => text.includes(OWN)).every(({ body }) => body['email'] === OWN)).toBe(true);
  });
});
