/** A player of the site without a page or a network, for tests. */
import { vi } from 'vitest';
import { ApiError } from '#engine/client/api-error.ts';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import { createPlayer } from '../player.ts';

type Answer = (body: unknown) => unknown;

export const PLAYED = { name: 'Quart', challenges: ['ssh'], hintPolicy: 'free', teams: ['Quai'], team: null, closesAt: null };

/** A player with storage in memory and a server that gives these answers; `calls` are the requests to the server. */
export function setUp(answers: Record<string, Answer> = {}) {
  const local = memoryStorage();
  const tab = memoryStorage();
  const calls: { path: string; body: unknown; key: string | undefined; token: string | null | undefined }[] = [];
  const server: Record<string, Answer> = {
    'POST /auth/login': () => ({ token: 'tok' }),
    'GET /score': () => ({ points: 7 }),
    'GET /progress': () => ({ completed: ['caesar'] }),
    'GET /session': () => PLAYED,
    'POST /score': () => ({ points: 11.5 }),
    'POST /progress/complete': () => ({ completed: ['caesar', 'ssh'] }),
    ...answers,
  };
  const call: Call = async <T>(method: string, path: string, options: Parameters<Call>[2] = {}) => {
    calls.push({ path: `${method} ${path}`, body: options.body, key: options.idempotencyKey, token: options.token });
    return server[`${method} ${path}`]?.(options.body) as T;
  };
  const player = createPlayer({ call, local, tab });
  return { player, call, local, tab, calls, server, state: () => player.store.getState() };
}

/** An answer of the server that fails with this status; 0 is a network that is down. */
export const fail = (status: number) => () => {
  throw new ApiError(status, '', status === 0 ? 'network' : 'refused');
};
/** Lets pending work end, without advancing the fake timers. */
export const settle = () => vi.advanceTimersByTimeAsync(0);
export const login = async (site: ReturnType<typeof setUp>, email = ' a@b.fr ') => {
  await site.player.login({ email, code: ' k7qf ' });
  await settle();
};
