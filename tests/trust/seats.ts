/**
 * Nobody comes in under an address that has a personal seat: neither by the address alone, nor by a guessed code, nor by a cancelled one.
 */
import { fieldOf, plainCalls } from './cast.ts';
import type { Findings } from './findings.ts';
import { openRoom, participantOf } from './room.ts';

const OWNER = 'proprietaire@brevelle.example';
const COLLEAGUE = 'collegue@brevelle.example';
const GUESSES = 400;
/** Characters of the codes (decision 31). */
const ALPHABET = '23456789BCDFGHJKLMNPQRSTVWXZ';

/** A code of the right form that the server did not issue. */
function madeUp(index: number): string {
  let rest = index;
  return Array.from({ length: 12 }, () => {
    const character = ALPHABET.charAt(rest % ALPHABET.length);
    rest = Math.floor(rest / ALPHABET.length);
    return character;
  }).join('');
}

export async function trySeats(url: string): Promise<Findings> {
  const room = await openRoom(url);
  const call = plainCalls(url);
  const allowed = [OWNER, COLLEAGUE].map((entry) => ({ entry, team: null, name: null }));
  const { body: made } = await call('POST', '/admin/sessions', room.admin, { allowed });
  const [session, code] = [fieldOf(made, 'id'), fieldOf(made, 'code')];
  const seats = `/admin/sessions/${session}/seats`;
  const { body: drawn } = await call('POST', seats, room.admin, { whom: 'missing' });
  const list: readonly unknown[] = Array.isArray(drawn) ? drawn : [];
  const seatOf = (email: string) => list.find((seat) => fieldOf(seat, 'email') === email);
  const [own, other] = [OWNER, COLLEAGUE].map((email) => fieldOf(seatOf(email), 'code'));
  const enter = (personalCode?: string) => call('POST', '/auth/login', undefined, { email: OWNER, code, personalCode });
  const follow = (seat: string) => call('POST', '/auth/seat', undefined, { seat });

  const mistakes: string[] = [];
  const mustFail = async (what: string, attempt: Promise<{ status: number }>) => {
    const { status } = await attempt;
    if (status < 400 || status >= 500) mistakes.push(`${what} was answered with ${status}`);
  };
  await mustFail('the address alone', enter());
  await mustFail('the code of a colleague', enter(other));
  for (let index = 0; index < GUESSES; index += 1) {
    await mustFail('a guessed link', follow(madeUp(index)));
    await mustFail('a guessed code', enter(madeUp(index)));
  }
  const present = async () => (await participantOf(url, { ...room, id: session, code }, OWNER)) !== '';
  if (await present()) mistakes.push('a stranger became a participant');
  if ((await follow(own ?? '')).status !== 200) mistakes.push('guesses keep the owner’s link out');
  const { status, body } = await enter(own);
  if (status !== 200) mistakes.push('guesses keep the owner out');
  const token = fieldOf(body, 'token');
  await call('DELETE', `${seats}/${fieldOf(seatOf(OWNER), 'id')}/code`, room.admin);
  await mustFail('the link of a cancelled seat', follow(own ?? ''));
  await mustFail('the code of a cancelled seat', enter(own));
  await mustFail('a login under a cancelled seat', call('GET', '/me', token));
  return { figures: [`${2 * GUESSES} guesses at the seat of one person let nobody in`], mistakes };
}
