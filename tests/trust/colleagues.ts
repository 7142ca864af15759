/** One colleague against another: somebody logs in under the other's address, takes points off, and reaches every limit. */
import { fieldOf, newName, plainCalls } from './cast.ts';
import { type Findings, slowestOf, together } from './findings.ts';
import { join, openRoom, type Room, wordOf } from './room.ts';

/**
 * The fixture challenge with a decoy. A penalty takes 2 points, and two of them count at most: penalties stop once they have reached the
 * 3 points of a solve.
 */
const DECOY = { challenge: 'form', points: -2, most: 2 };
/** More score changes than a login may make in a minute, and more replays of a mission than a login may make in ten minutes. */
const CHANGES = 700;
const REPLAYS = 260;
const AT_ONCE = 20;

interface Flood {
  /** Penalties that are sent at once for each participant. */
  readonly penalties: number;
  /** Score changes by the second login, and its replays. */
  readonly changes: number;
  readonly replays: number;
}

/** @param urls servers on one database, between which the calls alternate */
export async function tryColleagues(
  urls: readonly string[],
  flood: Flood = { penalties: 120, changes: CHANGES, replays: REPLAYS },
): Promise<Findings> {
  const room = await openRoom(urls[0] ?? '');
  const decoys = [];
  for (const failures of [0, 1, 2, 5]) decoys.push(await tryDecoy(urls, room, failures, flood.penalties));
  return together([
    ...decoys,
    await tryChanges(urls[0] ?? '', room, flood.changes),
    await tryReplays(urls[0] ?? '', room, flood.replays),
  ]);
}

/**
 * Sends penalties from two logins at once, some of them repeated under their idempotency key. At most one counts for each failure, and at
 * least one may count.
 */
async function tryDecoy(urls: readonly string[], { code }: Room, failures: number, calls: number): Promise<Findings> {
  const owner = await join(urls[0] ?? '', code);
  const colleague = await join(urls.at(-1) ?? '', code, owner.email);
  const penalise = async (index: number) => {
    const url = urls[index % urls.length] ?? '';
    const { token } = index % 3 === 0 ? owner : colleague;
    // Three cases: no idempotency key, a key of this call alone, and a key that other calls have too.
    const key = [undefined, `key-${failures}-own-${index}`, `key-${failures}-shared-${index % 5}`][index % 4 > 1 ? 2 : index % 4];
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    return plainCalls(url)('POST', '/score', token, { points: DECOY.points }, headers);
  };
  const score = async () => {
    const { body } = await plainCalls(urls.at(-1) ?? '')('GET', '/score', owner.token);
    return typeof body === 'object' && body !== null && 'points' in body ? Number(body.points) : Number.NaN;
  };
  for (let failed = 0; failed < failures; failed += 1)
    await plainCalls(urls[0] ?? '')('POST', `/challenges/${DECOY.challenge}/attempts`, owner.token, {
      answer: { username: `root-${failed}` },
    });
  const expected = DECOY.points * Math.min(DECOY.most, Math.max(1, failures));
  const mistakes: string[] = [];
  for (const time of ['at once', 'again']) {
    const replies = await limitConcurrency(calls, penalise);
    const refused = replies.find(({ status }) => status !== 200);
    if (refused) mistakes.push(`a penalty ${time}: ${refused.status} ${fieldOf(refused.body, 'message')}`);
    const points = await score();
    if (points !== expected) mistakes.push(`${failures} failures, ${calls} penalties ${time}: ${points} points, not ${expected}`);
  }
  return { figures: [`${2 * calls} penalties after ${failures} failures took ${-expected} points`], mistakes };
}

/** The colleague's login must be refused at some point, the owner's never. */
async function tryChanges(url: string, { code }: Room, changes: number): Promise<Findings> {
  const owner = await join(url, code);
  const colleague = await join(url, code, owner.email);
  const score = (token: string) => plainCalls(url)('POST', '/score', token, { points: DECOY.points });
  const flood = limitConcurrency(changes, () => score(colleague.token));
  const own = await timed(40, () => score(owner.token));
  const refused = (await flood).filter(({ status }) => status === 429).length;
  const after = await timed(20, () => score(owner.token));
  return judged('changes', refused, [...own, ...after]);
}

async function tryReplays(url: string, { code }: Room, replays: number): Promise<Findings> {
  const owner = await join(url, code);
  const colleague = await join(url, code, owner.email);
  const call = plainCalls(url);
  const answer = await wordOf(url, owner.token);
  await call('POST', '/challenges/word/attempts', owner.token, { answer });
  const replay = (token: string) => call('POST', '/challenges/word/attempts', token, { answer: newName(), replay: 1 });
  const refused = (await limitConcurrency(replays, () => replay(colleague.token))).filter(({ status }) => status === 429).length;
  return judged('replays', refused, await timed(10, () => replay(owner.token)));
}

function judged(what: string, refused: number, own: readonly { readonly status: number; readonly took: number }[]): Findings {
  const kept = own.filter(({ status }) => status !== 200);
  return {
    figures: [
      `a second login floods with ${what}: ${refused} of its calls refused; the first login's ${own.length} calls: ${own.length - kept.length} taken, the slowest in ${slowestOf(own.map(({ took }) => took))} ms`,
    ],
    mistakes: [
      ...(refused === 0 ? [`a flood of ${what} was not refused`] : []),
      ...kept.slice(0, 1).map(({ status }) => `the first login was kept from its ${what}: ${status}`),
    ],
  };
}

/** Runs the work one time after the other, and measures each in milliseconds. */
async function timed<T extends object>(times: number, work: () => Promise<T>): Promise<(T & { readonly took: number })[]> {
  const results: (T & { readonly took: number })[] = [];
  for (let time = 0; time < times; time += 1) {
    const begun = performance.now();
    results.push({ ...(await work()), took: performance.now() - begun });
  }
  return results;
}

/** Runs this number of pieces of work, `AT_ONCE` at a time. */
async function limitConcurrency<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const go = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      results.push(await work(index));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, go));
  return results;
}
