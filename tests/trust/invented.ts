/**
 * A stranger who has read the session's code on the wall logs in under thousands of invented names, from the room's own address. Real
 * people must come in all the same, players must notice nothing, and invented people who came in before the door held up the others can be
 * removed in one call.
 */
import { MAX_WAITING } from '#schemas/door.ts';
import { fieldOf, plainCalls } from './cast.ts';
import { type Findings, slowestOf } from './findings.ts';
import { join, openRoom, wordOf } from './room.ts';

/**
 * New participants that one process admits in ten minutes before others wait, if no number of expected people is set (`RUSH` in
 * `sessions/login.ts`).
 */
const BEFORE_THE_RUSH = 1_000;
/** The address from which everybody calls. */
const ROOM = { 'x-forwarded-for': '192.0.2.1' };
const AT_ONCE = 64;
const LATECOMERS = 8;
const REAL = Array.from({ length: LATECOMERS }, (_, index) => `retard${index}@entreprise.example`);
/** A real person who is on no list, and whom the facilitator lets in. */
const BY_WORD = 'sans-liste@visite.example';
/** Milliseconds within which a real person comes in or plays during the flood. */
const BEARABLE = 5_000;

interface Invented {
  readonly email: string;
  /** Null for a person who did not come in. */
  readonly token: string | null;
  readonly why: string;
}

/** Runs the flood. @param urls servers on one database, between which the calls alternate @param names number of invented people */
export async function tryInvented(urls: readonly string[], names: number): Promise<Findings> {
  const mistakes: string[] = [];
  const must = (holds: boolean, what: string) => holds || mistakes.push(what);
  const [url = ''] = urls;
  const { admin } = await openRoom(url);
  const call = plainCalls(url);
  const allowed = ['@visite.example', ...REAL].map((entry) => ({ entry, team: null, name: null }));
  const { body: made } = await call('POST', '/admin/sessions', admin, { name: 'Une salle', allowed });
  const room = { admin, browser: '', id: fieldOf(made, 'id'), code: fieldOf(made, 'code') };
  const player = await join(url, room.code, 'presente@visite.example');
  const solved = await call('POST', '/challenges/word/attempts', player.token, { answer: await wordOf(url, player.token) });
  const total = await totalOf(url, player.token);
  must(solved.status === 200 && total > 0, 'who is there cannot play');

  const begun = performance.now();
  const from = new Date().toISOString();
  const flood = invent(urls, room.code, names);
  const playing = keepPlaying(url, player.token, flood.over);
  await flood.halfway;
  const late = await Promise.all([...REAL, BY_WORD].map((email) => comeLate(url, room, email)));
  const invented = await flood.over;
  const slowestPlay = slowestOf(await playing);
  const took = performance.now() - begun;
  const until = new Date().toISOString();

  must(
    late.every(({ token }) => token !== ''),
    'somebody real did not come in',
  );
  const [slowest] = [slowestOf(late.map(({ ms }) => ms))];
  must(slowest < BEARABLE && slowestPlay < BEARABLE, `somebody real waited for ${Math.max(slowest, slowestPlay)} ms`);
  const inside = invented.filter(({ token }) => token !== null);
  must(inside.length <= BEFORE_THE_RUSH * urls.length, `${inside.length} invented people came in`);
  const why = new Map<string, number>();
  for (const one of invented) why.set(one.why, (why.get(one.why) ?? 0) + 1);
  const { body: door } = await call('GET', `/admin/sessions/${room.id}/door`, admin);
  const waiting = Number(Object(Object(door)['waiting'])['count']);
  must(waiting <= MAX_WAITING, `${waiting} rows of people who wait`);
  must((await totalOf(url, player.token)) === total, 'the points of who plays changed');
  const { body: board } = await call('GET', `/admin/sessions/${room.id}/scores`, admin);
  must(fieldOf(Object(board)[0], 'username') === player.email, 'the board does not begin with who has points');

  // The real people begin to play; the invented ones never do.
  for (const { token } of late) await call('GET', '/challenges/word', token);
  const span = { from, until };
  const unplayed = `/admin/sessions/${room.id}/unplayed`;
  const { body: counted } = await call('GET', `${unplayed}?from=${from}&until=${until}`, admin);
  must(countOf(counted) === inside.length, `${countOf(counted)} are said never to have played, and ${inside.length} did not`);
  const cleared = performance.now();
  const { body: removed } = await call('POST', `${unplayed}/removal`, admin, { ...span, reason: 'Noms inventés' });
  const removal = Math.round(performance.now() - cleared);
  must(countOf(removed) === inside.length, `${countOf(removed)} were removed of ${inside.length}`);
  const { body: page } = await call('GET', `/admin/sessions/${room.id}/scores`, admin);
  must(Array.isArray(page) && page.length === late.length + 1, 'the board does not have exactly the real people');
  for (const { token } of [player, ...late]) must((await call('GET', '/me', token)).status === 200, 'somebody real was removed');
  for (const { token } of inside.slice(0, AT_ONCE))
    must((await call('GET', '/me', token ?? '')).status === 401, 'a removed login goes on');
  const [again] = inside;
  if (again) must((await enter(url, room.code, again.email)).status === 403, 'who was removed came in again');
  return {
    figures: [
      `${names} invented names from the room’s address in ${Math.round(took / 1000)} s: ${[...why].map(([what, count]) => `${count} ${what}`).join(', ')}; ${waiting} rows wait`,
      `${late.length} real latecomers of the same address came in, the slowest in ${slowest} ms; who plays waited ${slowestPlay} ms at most`,
      `${countOf(removed)} who never played were removed in ${removal} ms, and ${late.length + 1} real people stayed`,
    ],
    mistakes,
  };
}

const enter = (url: string, code: string, email: string) =>
  plainCalls(url)('POST', '/auth/login', undefined, { email, code }, ROOM);

/** Tries to log in under each name once, `AT_ONCE` at a time. */
function invent(
  urls: readonly string[],
  code: string,
  names: number,
): { readonly halfway: Promise<void>; readonly over: Promise<readonly Invented[]> } {
  const tried: Invented[] = [];
  let next = 0;
  let reached = () => {};
  const halfway = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const one = async () => {
    while (next < names) {
      const index = next;
      next += 1;
      const email = `invente${index}@visite.example`;
      const { status, body } = await enter(urls[index % urls.length] ?? '', code, email);
      const token = fieldOf(body, 'token') || null;
      tried.push({ email, token, why: token === null ? fieldOf(body, 'code') || String(status) : 'came in' });
      if (tried.length * 2 >= names) reached();
    }
  };
  const all = Promise.all(Array.from({ length: AT_ONCE }, one));
  // A failure of the flood rejects both promises.
  return { halfway: Promise.race([halfway, all.then(() => undefined)]), over: all.then(() => tried) };
}

/** A late person comes in at the first try. Somebody who is on no list comes in after the facilitator has let this person in. */
async function comeLate(url: string, room: { id: string; code: string; admin: string }, email: string) {
  const begun = performance.now();
  const call = plainCalls(url);
  if (email === BY_WORD) await call('POST', `/admin/sessions/${room.id}/door/waiting`, room.admin, { action: 'let-in', email });
  const { body } = await enter(url, room.code, email);
  return { token: fieldOf(body, 'token'), ms: performance.now() - begun };
}

/** Reads a mission repeatedly until the flood is over. @returns the milliseconds of each call */
async function keepPlaying(url: string, token: string, flood: Promise<unknown>): Promise<readonly number[]> {
  let over = false;
  const end = flood.then(() => {
    over = true;
  });
  const times: number[] = [];
  while (!over) {
    const begun = performance.now();
    await plainCalls(url)('GET', '/challenges/form', token);
    times.push(performance.now() - begun);
  }
  await end;
  return times;
}

async function totalOf(url: string, token: string): Promise<number> {
  return Number(Object((await plainCalls(url)('GET', '/score', token)).body)['points']);
}

function countOf(body: unknown): number {
  return Number(Object(body)['count']);
}
