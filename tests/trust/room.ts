/** A session and its administrator, for the parts of `npm run trust` that test one subject each. */
import { ADMIN } from '../support/admin.ts';
import { fieldOf, newName, plainCalls, TEAMS } from './cast.ts';

export interface Room {
  /** Token of the administrator. */
  readonly admin: string;
  /** Secret by which the administrator's browser is known. */
  readonly browser: string;
  readonly id: string;
  readonly code: string;
}

export interface Login {
  readonly email: string;
  readonly token: string;
}

/** Opens a session. @param former a room whose sign-in is used again, because each sign-in costs a password hash */
export async function openRoom(url: string, former?: Pick<Room, 'admin' | 'browser'>): Promise<Room> {
  const call = plainCalls(url);
  const signedIn = former ? undefined : await call('POST', '/login', undefined, ADMIN);
  const admin = former?.admin ?? fieldOf(signedIn?.body, 'token');
  const { body } = await call('POST', '/admin/sessions', admin, { name: 'trust', teams: TEAMS });
  const room = { admin, browser: former?.browser ?? fieldOf(signedIn?.body, 'browser') };
  const [id, code] = [fieldOf(body, 'id'), fieldOf(body, 'code')];
  if (!id) throw new Error('no session could be made');
  return { ...room, id, code };
}

/** Logs a player in. @param email of a participant who plays already: this login is a further one of the same participant */
export async function join(url: string, code: string, email = `${newName()}@brevelle.example`): Promise<Login> {
  const { status, body } = await plainCalls(url)('POST', '/auth/login', undefined, { email, code });
  const token = fieldOf(body, 'token');
  if (!token) throw new Error(`nobody can join: ${status}`);
  return { email, token };
}

export async function participantOf(url: string, { admin, id }: Room, email: string): Promise<string> {
  const { body } = await plainCalls(url)('GET', `/admin/sessions/${id}/participants?search=${encodeURIComponent(email)}`, admin);
  const rows = typeof body === 'object' && body !== null && 'rows' in body && Array.isArray(body.rows) ? body.rows : [];
  return fieldOf(rows[0], 'id');
}

/** The right answer to the fixture challenge `word` for the participant with this token. */
export async function wordOf(url: string, token: string): Promise<string> {
  const { body } = await plainCalls(url)('GET', '/challenges/word', token);
  const artifacts = typeof body === 'object' && body !== null && 'artifacts' in body ? body.artifacts : null;
  return [...fieldOf(artifacts, 'reversed')].reverse().join('');
}
