/**
 * Guessers of passwords and codes must not lock out a person who has signed in from the same address before, and only a limited number of
 * guesses is judged.
 */
import { randomInt } from 'node:crypto';
import { ADMIN } from '../support/admin.ts';
import { fieldOf, plainCalls } from './cast.ts';
import { type Findings, slowestOf, together } from './findings.ts';
import { join, openRoom, type Room } from './room.ts';

/** Environment of the server, so that it takes the callers' addresses from `x-forwarded-for`. */
export const BEHIND_A_PROXY = { TRUST_PROXY: '1' };
/** How many wrong passwords of unknown browsers are judged in an hour for one name. */
const JUDGED = 100;
/** The address of everybody in the office. All other addresses belong to one stranger each. */
const OFFICE = '192.0.2.1';
const AT_ONCE = 64;
/** Addresses that guess at once: fewer than the server's queue of sign-ins has room for, because it tells further ones to come back. */
const PLACES_AT_ONCE = 25;
const TIMES = 5;

/** @param url of a server started with {@link BEHIND_A_PROXY} */
export async function tryGuessers(url: string): Promise<Findings> {
  const room = await openRoom(url);
  return together([await tryOffice(url, room), await tryStrangers(url, room), await tryVerifier(url, room)]);
}

const from = (place: string) => ({ 'x-forwarded-for': place });
const stranger = (index: number) => `198.51.100.${index}`;

/** Signs in from this address. @returns the status, and the duration in milliseconds */
async function signIn(url: string, place: string, login: object): Promise<{ status: number; took: number }> {
  const begun = performance.now();
  const { status } = await plainCalls(url)('POST', '/login', undefined, login, from(place));
  return { status, took: performance.now() - begun };
}

/** Guesses, `AT_ONCE` at a time, until `stop` is called. Guesses in flight at that time are not waited for. */
function guessing(guess: () => Promise<{ status: number }>): { statuses: number[]; stop: () => void } {
  let stopped = false;
  const statuses: number[] = [];
  const go = async () => {
    while (!stopped) statuses.push((await guess()).status);
  };
  for (let guesser = 0; guesser < AT_ONCE; guesser += 1)
    go().catch((error: unknown) => {
      if (!stopped) throw error;
    });
  return {
    statuses,
    stop() {
      stopped = true;
    },
  };
}

/** The owner signs in on a known browser, while others guess the owner's password from the same address. */
async function tryOffice(url: string, { browser }: Room): Promise<Findings> {
  const wrong = { ...ADMIN, password: 'a wrong password' };
  const { statuses, stop } = guessing(() => signIn(url, OFFICE, wrong));
  await until(() => statuses.includes(429));
  const own = [];
  for (let time = 0; time < TIMES; time += 1) own.push(await signIn(url, OFFICE, { ...ADMIN, browser }));
  stop();
  return judged(`the owner on a known browser, beside ${statuses.length} wrong passwords of the same address`, own);
}

/** Somebody verifies an attestation, while others guess codes from the same address. */
async function tryVerifier(url: string, room: Room): Promise<Findings> {
  const call = plainCalls(url);
  const { token } = await join(url, room.code);
  await call('POST', `/admin/sessions/${room.id}/room`, room.admin, { action: 'end' });
  const code = fieldOf((await call('POST', '/me/attestation', token, { name: 'Une Lectrice' })).body, 'code');
  const verify = async (guess: string) => {
    const begun = performance.now();
    const { status } = await call('GET', `/attestations/${guess}`, undefined, undefined, from(OFFICE));
    return { status, took: performance.now() - begun };
  };
  const { statuses, stop } = guessing(() => verify(Array.from({ length: 12 }, () => randomInt(2, 10)).join('')));
  await until(() => statuses.includes(429));
  const own = [];
  for (let time = 0; time < TIMES; time += 1) own.push(await verify(code));
  stop();
  const found = judged(`who verifies an attestation, beside ${statuses.length} unknown codes of the same address`, own);
  return statuses.includes(200) ? { ...found, mistakes: [...found.mistakes, 'a made-up code was known'] } : found;
}

/**
 * Wrong passwords come from many addresses. A hundred of them are judged; after that, even the right password is refused, except on a known
 * browser.
 */
async function tryStrangers(url: string, { browser }: Room): Promise<Findings> {
  const figures: string[] = [];
  const mistakes: string[] = [];
  for (const username of [ADMIN.username, 'nobody-has-this-name']) {
    const guess = (place: string) => signIn(url, place, { username, password: 'a wrong password' });
    const places = Array.from({ length: 40 }, (_, index) => stranger(index + 1));
    const statuses: number[] = [];
    // Four guesses from one address are too few for the throttle to delay them. A 503 is not judged, so it is tried again.
    const guessFrom = async (place: string) => {
      for (let left = 4; left > 0; ) {
        const { status } = await guess(place);
        if (status === 503) continue;
        statuses.push(status);
        left -= 1;
      }
    };
    for (let first = 0; first < places.length; first += PLACES_AT_ONCE)
      await Promise.all(places.slice(first, first + PLACES_AT_ONCE).map(guessFrom));
    const counted = statuses.filter((status) => status === 401).length;
    figures.push(
      `${username}: of ${statuses.length} wrong passwords from ${places.length} other addresses ${counted} were judged`,
    );
    if (counted > JUDGED) mistakes.push(`${counted} wrong passwords for ${username} were judged, and ${JUDGED} is the most`);
    const right = await signIn(url, stranger(200), { ...ADMIN, username });
    if (right.status !== 429) mistakes.push(`a right password of a stranger was judged all the same: ${right.status}`);
  }
  const own = judged('the owner on a known browser, after them', [await signIn(url, stranger(201), { ...ADMIN, browser })]);
  return together([{ figures, mistakes }, own]);
}

function judged(who: string, own: readonly { readonly status: number; readonly took: number }[]): Findings {
  const kept = own.filter(({ status }) => status !== 200);
  return {
    figures: [
      `${who}: ${own.length - kept.length} of ${own.length}, the slowest in ${slowestOf(own.map(({ took }) => took))} ms`,
    ],
    mistakes: kept.slice(0, 1).map(({ status }) => `${who}: ${status}`),
  };
}

/** Waits for the condition. @throws Error after 30 seconds */
async function until(isSo: () => boolean): Promise<void> {
  const ends = performance.now() + 30_000;
  while (!isSo()) {
    if (performance.now() > ends) throw new Error('what was waited for did not come');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
