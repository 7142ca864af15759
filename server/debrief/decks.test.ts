import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appOn, type Caller, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const KEYS = ['word', 'form', 'word-1'];
/** Positions of the first mission's slides. */
const QUESTION = 3;
const ANSWER = 4;
const COMMITMENT = 5;

describe.each(testDatabases)('the debrief on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterAll(() => app.close());

  const room = async (people: number, setup: Record<string, unknown> = {}) => {
    const { body } = await admin('POST', '/admin/sessions', { name: 'Atelier', challenges: KEYS, ...setup });
    const id = String(body['id']);
    const players: Awaited<ReturnType<TestApp['player']>>[] = [];
    for (let index = 0; index < people; index += 1) players.push(await app.player(String(body['code'])));
    const { body: link } = await admin('POST', `/admin/sessions/${id}/projector`);
    return { id, players, wall: app.as(String(link['token'])) };
  };
  type Room = Awaited<ReturnType<typeof room>>;
  const end = ({ id }: Room) => admin('POST', `/admin/sessions/${id}/room`, { action: 'end' });
  const move = ({ id }: Room, body: Record<string, unknown>) => admin('POST', `/admin/sessions/${id}/debrief`, body);
  const answer = ({ players }: Room, index: number, option: number, mission = 'word') =>
    players[index]?.call('PUT', '/debrief/answer', { mission, option });
  const phone = async ({ players }: Room, index = 0) => {
    app.time.now += 1000;
    return players[index]?.call('GET', '/debrief');
  };
  const over = async (people: number, missions: readonly string[] = ['word', 'form']) => {
    const brevelle = await room(people);
    await end(brevelle);
    await move(brevelle, { action: 'open', missions });
    return brevelle;
  };

  test('proposes missions by what the room did, for the minutes that it has', async () => {
    const brevelle = await room(4, {
      workshop: {
        startsAt: null,
        venue: null,
        audience: 'office',
        expected: null,
        minutes: { welcome: 5, play: 30, debrief: 10, questions: 5 },
      },
    });
    for (const { call, id } of brevelle.players)
      await call('POST', '/challenges/word/attempts', { answer: await rightAnswer(app.database, id, 'word') });
    for (const { call } of brevelle.players.slice(0, 3)) await call('POST', '/challenges/form/attempts', { answer: 'non' });
    const path = `/admin/sessions/${brevelle.id}/debrief`;
    expect((await admin('GET', path)).body).toMatchObject({
      name: 'Atelier',
      over: false,
      played: [{ key: 'word' }, { key: 'form' }, { key: 'word-1' }],
      proposal: {
        minutes: 10,
        minutesEach: 5,
        missions: [
          { key: 'form', reason: 'few-solved', people: 0, of: 3 },
          { key: 'word', reason: 'first-try', people: 0, of: 4 },
        ],
      },
      deck: null,
      spoken: [],
    });
    expect((await admin('GET', `${path}?minutes=30`)).body).toMatchObject({ proposal: { minutes: 30, missions: { length: 3 } } });
    expect((await admin('GET', `${path}?minutes=0`)).status).toBe(400);
    expect((await admin('GET', '/admin/sessions/nope/debrief')).status).toBe(404);
  });

  test('opens once the session is over, and not before', async () => {
    const brevelle = await room(1);
    const open = { action: 'open', missions: ['word', 'form'] };
    const message = 'The debrief opens once the session is over.';
    expect(await move(brevelle, open)).toMatchObject({ status: 403, body: { code: 'session-not-over', message } });
    expect(await brevelle.wall('POST', '/projector/debrief', open)).toMatchObject({
      status: 403,
      body: { message: 'Le débriefing s’ouvre une fois la session terminée.' },
    });
    await end(brevelle);
    expect(await move(brevelle, { action: 'next', from: 0 })).toMatchObject({ status: 409, body: { code: 'no-debrief' } });
    expect((await phone(brevelle))?.text).toBe('null');
    expect((await move(brevelle, open)).body).toMatchObject({
      missions: [{ key: 'word' }, { key: 'form' }],
      position: 0,
      last: 10,
      slide: null,
      people: 1,
      votes: null,
    });
    const spoken = Object((await admin('GET', `/admin/sessions/${brevelle.id}/debrief`)).body)['spoken'];
    expect(spoken).toMatchObject([{ key: 'word', retrieval: { answer: expect.any(Number) } }, { key: 'form' }]);
    expect((await brevelle.players[0]?.call('GET', '/session'))?.body).toMatchObject({ debrief: true });
    await move(brevelle, { action: 'close' });
    expect((await brevelle.players[0]?.call('GET', '/session'))?.body).not.toHaveProperty('debrief');
    expect((await brevelle.wall('GET', '/projector/room')).body).toMatchObject({ deck: null });
  });

  test.each([
    [{ action: 'open' }, 'missions'],
    [{ action: 'open', missions: ['word', 'nope'] }, 'missions'],
    [{ action: 'open', missions: [] }, 'missions'],
    [{ action: 'next' }, 'from'],
    [{ action: 'go' }, 'position'],
    [{ action: 'jump' }, 'action'],
  ])('refuses %j and names the field', async (body, field) => {
    const brevelle = await over(0);
    expect(await move(brevelle, body)).toMatchObject({ status: 400, body: { message: expect.stringContaining(field) } });
  });

  test('moves by the position that was seen: two who press at once turn one slide, and its ends hold', async () => {
    const brevelle = await over(0);
    expect((await move(brevelle, { action: 'next', from: 0 })).body).toMatchObject({ slide: { mission: 'word', name: 'trap' } });
    expect((await brevelle.wall('POST', '/projector/debrief', { action: 'next', from: 0 })).body).toMatchObject({ position: 1 });
    expect((await brevelle.wall('POST', '/projector/debrief', { action: 'next', from: 1 })).body).toMatchObject({ position: 2 });
    expect((await move(brevelle, { action: 'previous', from: 2 })).body).toMatchObject({ position: 1 });
    expect((await move(brevelle, { action: 'go', position: 10 })).body).toMatchObject({
      slide: { mission: 'form', name: 'commitment' },
    });
    expect((await move(brevelle, { action: 'next', from: 10 })).body).toMatchObject({ position: 10 });
    expect((await move(brevelle, { action: 'go', position: 11 })).body).toMatchObject({ position: 10 });
    expect((await brevelle.wall('GET', '/projector/room')).body).toMatchObject({ deck: { position: 10 } });
    // The same missions keep the deck open, other missions begin a new one.
    expect((await move(brevelle, { action: 'open', missions: ['word', 'form'] })).body).toMatchObject({ position: 10 });
    expect((await move(brevelle, { action: 'open', missions: ['form'] })).body).toMatchObject({ position: 0, last: 5 });
  });

  test('tells every surface of a move, and of nothing where none was made', async () => {
    const brevelle = await over(1);
    const news = async (call: Caller | undefined, path: string) =>
      Object((await call?.('GET', `${path}?after=0`))?.body)['events'].filter(
        (event: unknown) => Object(event).kind === 'debrief',
      ).length;
    const told = async () => [
      await news(brevelle.players[0]?.call, '/session/events'),
      await news(brevelle.wall, '/projector/events'),
      await news(admin, `/admin/sessions/${brevelle.id}/events`),
    ];
    expect(await told()).toEqual([1, 1, 1]);
    await move(brevelle, { action: 'next', from: 0 });
    await move(brevelle, { action: 'next', from: 0 });
    expect(await told()).toEqual([2, 2, 2]);
  });

  test('asks the phones while its question stands, and tells what is right with the next slide only', async () => {
    const brevelle = await over(3);
    for (const position of [0, 1, 2]) {
      await move(brevelle, { action: 'go', position });
      expect((await phone(brevelle))?.text).toBe('null');
      expect(await answer(brevelle, 0, 1)).toMatchObject({ status: 409, body: { code: 'question-closed' } });
    }
    await move(brevelle, { action: 'go', position: QUESTION });
    const asked = await phone(brevelle);
    expect(asked?.body).toMatchObject({ mission: 'word', slide: 'question', own: null, told: null, commitment: null });
    expect(asked?.text).not.toMatch(/because|Parce que/);
    expect(await answer(brevelle, 0, 9)).toMatchObject({ status: 400, body: { field: 'option' } });
    expect((await answer(brevelle, 0, 1, 'form'))?.status).toBe(409);
    await answer(brevelle, 0, 2);
    await answer(brevelle, 0, 0);
    expect((await answer(brevelle, 0, 0))?.body).toMatchObject({ own: 0 });
    await answer(brevelle, 1, 1);
    app.time.now += 1000;
    const wall = async () => Object((await brevelle.wall('GET', '/projector/room')).body)['deck'];
    expect(await wall()).toMatchObject({ answered: 2, people: 3, votes: null });
    await move(brevelle, { action: 'go', position: ANSWER });
    // With only two answers, each person's could be identified.
    expect(await wall()).toMatchObject({ answered: 2, votes: null });
    await move(brevelle, { action: 'go', position: QUESTION });
    await answer(brevelle, 2, 1);
    await move(brevelle, { action: 'go', position: ANSWER });
    expect(await wall()).toMatchObject({ answered: 3, votes: [1, 2, 0] });
    expect((await phone(brevelle, 1))?.body).toMatchObject({
      slide: 'answer',
      own: 1,
      told: { answer: expect.any(Number), because: expect.any(String), votes: [1, 2, 0] },
      commitment: null,
    });
    expect((await answer(brevelle, 0, 2))?.status).toBe(409);
    await move(brevelle, { action: 'go', position: COMMITMENT });
    expect((await phone(brevelle))?.body).toMatchObject({ slide: 'commitment', commitment: expect.any(String) });
  });

  test('tells all answers with the answer, whichever process took and counted them', async () => {
    const brevelle = await over(3);
    await move(brevelle, { action: 'go', position: QUESTION });
    const other = await appOn(app.url);
    try {
      const led = await (await other.admin())('GET', `/admin/sessions/${brevelle.id}/debrief`);
      expect(led.body).toMatchObject({ deck: { answered: 0 } });
      for (const index of [0, 1, 2]) await answer(brevelle, index, 1);
      await move(brevelle, { action: 'go', position: ANSWER });
      const told = await other.as(brevelle.players[0]?.token ?? '')('GET', '/debrief');
      expect(told.body).toMatchObject({ slide: 'answer', told: { votes: [0, 3, 0] } });
    } finally {
      await other.close();
    }
  });

  test('keeps the answer of a person under two addresses', async () => {
    const brevelle = await over(2);
    await move(brevelle, { action: 'go', position: QUESTION });
    await answer(brevelle, 1, 2);
    const [stays, goes] = brevelle.players;
    await admin('POST', `/admin/participants/${goes?.id}/merge`, { into: stays?.id, reason: 'one person' });
    expect((await phone(brevelle))?.body).toMatchObject({ slide: 'question', own: 2 });
  });

  test('tells whoever leads it the counts while the question stands, and when its time is over', async () => {
    const minutes = { welcome: 5, play: 30, debrief: 10, questions: 5 };
    const begun = app.time.now;
    const brevelle = await room(3, {
      workshop: { startsAt: null, venue: null, audience: 'office', expected: null, minutes },
    });
    const led = async () => {
      app.time.now += 1000;
      return Object((await admin('GET', `/admin/sessions/${brevelle.id}/debrief`)).body);
    };
    await admin('POST', `/admin/sessions/${brevelle.id}/room`, { action: 'start' });
    await end(brevelle);
    expect((await led()).times.debriefEndsAt).toBeNull();
    const opened = app.time.now;
    await move(brevelle, { action: 'open', missions: ['word'] });
    await move(brevelle, { action: 'go', position: QUESTION });
    for (const index of [0, 1]) await answer(brevelle, index, 1);
    expect((await led()).deck).toMatchObject({ answered: 2, votes: null });
    await answer(brevelle, 2, 0);
    const { deck, times } = await led();
    expect(deck).toMatchObject({ answered: 3, votes: [1, 2, 0] });
    expect(Date.parse(times.debriefEndsAt) - opened).toBe(10 * 60_000);
    expect(Date.parse(times.workshopEndsAt) - begun).toBe(45 * 60_000);
    expect(Date.parse(times.now)).toBe(app.time.now);
  });

  test('counts the end of a workshop from the day on which it is held', async () => {
    const minutes = { welcome: 5, play: 30, debrief: 10, questions: 5 };
    const planned = (ahead: number) => new Date(app.time.now + ahead).toISOString();
    const endOf = async (startsAt: string) => {
      const workshop = { startsAt, venue: null, audience: 'office', expected: null, minutes };
      const { id } = await room(0, { workshop });
      const begun = app.time.now;
      await admin('POST', `/admin/sessions/${id}/room`, { action: 'start' });
      const { times } = Object((await admin('GET', `/admin/sessions/${id}/debrief`)).body);
      return (Date.parse(times.workshopEndsAt) - begun) / 60_000;
    };
    expect(await endOf(planned(24 * 3_600_000))).toBe(45);
    expect(await endOf(planned(20 * 60_000))).toBe(70);
  });

  test('is put away while the session is played again', async () => {
    const brevelle = await over(1);
    await move(brevelle, { action: 'go', position: QUESTION });
    await admin('POST', `/admin/sessions/${brevelle.id}/room`, { action: 'extend', minutes: 10 });
    expect((await brevelle.wall('GET', '/projector/room')).body).toMatchObject({ deck: null });
    expect((await phone(brevelle))?.text).toBe('null');
    expect((await answer(brevelle, 0, 1))?.status).toBe(409);
    expect((await move(brevelle, { action: 'next', from: QUESTION })).status).toBe(403);
    await end(brevelle);
    expect((await brevelle.wall('GET', '/projector/room')).body).toMatchObject({ deck: null });
    expect((await phone(brevelle))?.text).toBe('null');
  });

  test('is led by whoever leads the session, and by nobody else', async () => {
    const brevelle = await over(1);
    const other = await over(0);
    const step = { action: 'next', from: 0 };
    const path = `/admin/sessions/${brevelle.id}/debrief`;
    expect((await brevelle.players[0]?.call('POST', path, step))?.status).toBe(401);
    expect((await brevelle.players[0]?.call('POST', '/projector/debrief', step))?.status).toBe(401);
    expect((await app.guest('GET', '/debrief')).status).toBe(401);
    await other.wall('POST', '/projector/debrief', step);
    expect((await brevelle.wall('GET', '/projector/room')).body).toMatchObject({ deck: { position: 0 } });
    await admin('DELETE', `/admin/sessions/${brevelle.id}/projector`);
    expect((await brevelle.wall('POST', '/projector/debrief', step)).status).toBe(401);
  });
});
