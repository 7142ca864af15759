/**
 * The callers and what they know: twelve kinds of caller, one session that they play in, and the values of earlier replies, so that
 * operations which need an existing id or secret succeed too.
 */
import { randomBytes } from 'node:crypto';
import { ADMIN } from '../support/admin.ts';
import { type Draw, oneOf } from './values.ts';

export const CALLERS = [
  'nobody',
  'guest',
  'forged',
  'player',
  'projector',
  'remote',
  'appointment',
  'script',
  'department',
  'observer',
  'facilitator',
  'administrator',
] as const;
export type Caller = (typeof CALLERS)[number];
/** Kinds of caller that are accounts of the console. */
const ACCOUNTS = ['department', 'observer', 'facilitator', 'administrator'] as const;
type Role = (typeof ACCOUNTS)[number];

export function isAccount(caller: Caller): caller is Role {
  return ACCOUNTS.some((role) => role === caller);
}

export interface Account {
  username: string;
  password: string;
  token: string;
}

export interface Player {
  readonly email: string;
  readonly token: string;
  readonly participant: string;
}

interface Solve {
  readonly participant: string;
  readonly challenge: string;
}

/** How many values of a kind are remembered: the latest ones. */
const MEMORY = 60;
const PLAYERS = 8;
export const TEAMS = ['Achats', 'Ventes', '\u00c9quipe \u{1f600}'];

export interface Cast {
  readonly accounts: Readonly<Record<Role, Account>>;
  readonly session: { readonly id: string; readonly code: string };
  readonly players: readonly Player[];
  /** Token of a projector that shows the session. */
  readonly projector: string;
  /** Token of a phone that is paired with the session. */
  readonly remote: string;
  /** Token of a player's appointment. */
  readonly appointment: string;
  /** API token of the administrator. */
  readonly script: string;
  /** Secret by which the administrator's browser is known. */
  readonly browser: string;
  readonly known: Memory;
}

export class Memory {
  readonly #lists = new Map<string, unknown[]>();
  readonly solves: Solve[] = [];
  /** A backup, stored only if it is small enough to be sent often. */
  backup: { readonly text: string; readonly sessions: readonly string[] } | undefined;

  keep(kind: string, value: unknown): void {
    if (typeof value !== 'string' || value === '') return;
    const list = this.#lists.get(kind) ?? [];
    if (list.includes(value)) return;
    list.push(value);
    if (list.length > MEMORY) list.shift();
    this.#lists.set(kind, list);
  }

  forget(kind: string, value: string): void {
    const list = this.#lists.get(kind) ?? [];
    this.#lists.set(
      kind,
      list.filter((entry) => entry !== value),
    );
  }

  solved(solve: Solve): void {
    this.solves.push(solve);
    if (this.solves.length > MEMORY) this.solves.shift();
  }

  any(draw: Draw, kind: string): string | undefined {
    const list = this.#lists.get(kind);
    return list && list.length > 0 ? String(oneOf(draw, list)) : undefined;
  }
}

type Call = (
  method: string,
  path: string,
  token?: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<{ status: number; body: unknown }>;

/** Makes calls that the fuzzer's tallies do not count. @throws Error when the server refuses one */
export function plainCalls(url: string): Call {
  return async (method, path, token, body, more = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...more,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null };
  };
}

export function fieldOf(body: unknown, name: string): string {
  const value = typeof body === 'object' && body !== null ? Object.entries(body).find(([key]) => key === name)?.[1] : undefined;
  return typeof value === 'string' ? value : '';
}

let made = 0;
/** A name that was not used before, in this run or in another. */
export function newName(): string {
  made += 1;
  return `x${made}-${process.pid}`;
}

/** Sends a call again while it is refused as the server has too much to do (503 `busy`), as a client does; no other failure is sent again. */
export async function untilTaken<R extends { readonly status: number }>(
  send: () => Promise<R>,
  codeOf: (refusal: R) => unknown,
): Promise<R> {
  for (let left = 100; ; left -= 1) {
    const reply = await send();
    if (left === 0 || reply.status !== 503 || codeOf(reply) !== 'busy') return reply;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Signs in again everybody who was signed out meanwhile, and opens a session of eight players. */
export async function assemble(url: string, former?: Cast): Promise<Cast> {
  const plain = plainCalls(url);
  // A server that starts on a machine with more to do than it can is late, and refuses what can be seen later.
  const call: Call = (...asked) =>
    untilTaken(
      () => plain(...asked),
      ({ body }) => fieldOf(body, 'code'),
    );
  const signIn = async (username: string, password: string) =>
    fieldOf((await call('POST', '/login', undefined, { username, password })).body, 'token');
  // The known browser gets the administrator past the sign-in throttle: the fuzzer's wrong passwords count against unknown browsers.
  const { body } = await call('POST', '/login', undefined, { ...ADMIN, ...(former ? { browser: former.browser } : {}) });
  const [admin, browser] = [fieldOf(body, 'token'), fieldOf(body, 'browser')];
  if (!admin) throw new Error('the administrator of the environment cannot sign in');

  const employ = async (role: Role): Promise<Account> => {
    const account = former?.accounts[role];
    if (account) {
      const me = await call('GET', '/admin/me', account.token);
      if (fieldOf(me.body, 'role') === role) return account;
      const token = await signIn(account.username, account.password);
      if (fieldOf((await call('GET', '/admin/me', token)).body, 'role') === role) return { ...account, token };
    }
    const [username, password] = [newName(), `password-of-${newName()}`];
    await call('POST', '/admin/facilitators', admin, { username, password, role });
    return { username, password, token: await signIn(username, password) };
  };
  const [department, observer, facilitator, administrator] = [
    await employ('department'),
    await employ('observer'),
    await employ('facilitator'),
    await employ('administrator'),
  ];

  const session = await call('POST', '/admin/sessions', admin, { name: 'fuzz', teams: TEAMS });
  const [id, code] = [fieldOf(session.body, 'id'), fieldOf(session.body, 'code')];
  const players: Player[] = [];
  for (let index = 0; index < PLAYERS; index += 1) {
    const email = `${newName()}@brevelle.example`;
    const login = await call('POST', '/auth/login', undefined, { email, code });
    const page = await call('GET', `/admin/sessions/${id}/participants?search=${encodeURIComponent(email)}`, admin);
    const rows = typeof page.body === 'object' && page.body !== null && 'rows' in page.body ? page.body.rows : [];
    const player = { email, token: fieldOf(login.body, 'token'), participant: Array.isArray(rows) ? fieldOf(rows[0], 'id') : '' };
    if (!player.token || !player.participant) throw new Error(`a player could not join: ${JSON.stringify({ login, page })}`);
    players.push(player);
  }
  const projector = fieldOf((await call('POST', `/admin/sessions/${id}/projector`, admin)).body, 'token');
  const { body: link } = await call('POST', `/admin/sessions/${id}/remotes`, admin, { realNames: false });
  const device = randomBytes(32).toString('base64url');
  const remote = fieldOf(
    (await call('POST', '/remote/pair', undefined, { secret: fieldOf(link, 'secret'), device })).body,
    'token',
  );
  const appointment = randomBytes(32).toString('base64url');
  const wanted = { kind: 'weeks-3', token: appointment, intention: null };
  await call('POST', '/me/appointments', players[0]?.token, wanted);
  const asked = { name: newName(), scope: 'figures', days: 1 };
  // An account has twenty API tokens at most: beyond them, no new one is made and the former one stays in use.
  const made = fieldOf((await call('POST', '/admin/me/api-tokens', administrator.token, asked)).body, 'token');
  const known = former?.known ?? new Memory();
  return {
    accounts: { department, observer, facilitator, administrator },
    session: { id, code },
    players,
    projector,
    remote,
    appointment,
    script: made || (former?.script ?? ''),
    browser,
    known,
  };
}

/** Ends the session that the callers play: some operations succeed only after its end. */
export async function endSession(url: string, { accounts, session }: Cast): Promise<void> {
  await plainCalls(url)('POST', `/admin/sessions/${session.id}/room`, accounts.administrator.token, { action: 'end' });
}
