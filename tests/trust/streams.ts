/** A stream ends when the right to it ends, whatever ended the right, and whichever process was told. */
import { fieldOf, newName, plainCalls } from './cast.ts';
import { type Findings, slowestOf } from './findings.ts';
import { type Heard, listen } from './listening.ts';
import { join, openRoom, participantOf, type Room } from './room.ts';

/** Milliseconds that a stream may go on after the reply to the call that ended the right. */
const WITHIN = 1_000;

interface Case {
  /** The event that ends the right, such as a sign-out. */
  readonly name: string;
  readonly streams: readonly { readonly path: string; readonly token: string }[];
  readonly end: () => Promise<{ status: number }>;
}

/**
 * @param urls servers on one database: streams are open at the first, the right to them ends at the last
 * @param within milliseconds that a stream may go on
 */
export async function tryStreams(urls: readonly string[], rounds: number, within = WITHIN): Promise<Findings> {
  const [own = '', elsewhere = own] = [urls[0], urls.at(-1)];
  const times = new Map<string, number[]>();
  const mistakes: string[] = [];
  let room: Room | undefined;
  for (let round = 0; round < rounds; round += 1) {
    room = await openRoom(elsewhere, room);
    const goesOn = await listen(own, '/session/events', (await join(elsewhere, room.code)).token);
    for (const { name, streams, end } of await casesOf(elsewhere, room)) {
      const heard = await Promise.all(streams.map(({ path, token }) => listen(own, path, token)));
      const { status } = await end();
      const ended = performance.now();
      if (status >= 300) mistakes.push(`${name}: ${status}`);
      for (const stream of heard) {
        const took = await endOf(stream, ended, Math.max(5_000, 1.5 * within));
        times.set(name, [...(times.get(name) ?? []), took]);
        if (took > within) mistakes.push(`${name}: a stream went on for ${Math.round(took)} ms`);
      }
    }
    await plainCalls(elsewhere)('POST', `/admin/sessions/${room.id}/messages`, room.admin, { to: 'all', text: 'Encore là ?' });
    if (!(await hears(goesOn, 'Encore là ?'))) mistakes.push('a stream that nobody ended does not go on');
    await goesOn.close();
  }
  const all = [...times.values()].flat();
  return {
    figures: [
      ...[...times].map(([name, list]) => `${name}: ${list.length} streams, the slowest ended after ${slowestOf(list)} ms`),
      `${all.length} streams in all, the slowest ended after ${slowestOf(all)} ms`,
    ],
    mistakes,
  };
}

async function casesOf(url: string, room: Room): Promise<readonly Case[]> {
  const call = plainCalls(url);
  const { admin } = room;
  const roomOf = ({ id }: Room) => `/admin/sessions/${id}/events`;
  const player = async ({ code }: Room = room) => ({ path: '/session/events', ...(await join(url, code)) });
  const projector = async ({ id }: Room = room) => ({
    path: '/projector/events',
    token: fieldOf((await call('POST', `/admin/sessions/${id}/projector`, admin)).body, 'token'),
  });
  const account = async () => {
    const login = { username: newName(), password: `password-of-${newName()}` };
    const { body } = await call('POST', '/admin/facilitators', admin, { ...login, role: 'observer' });
    const token = fieldOf((await call('POST', '/login', undefined, login)).body, 'token');
    return { ...login, id: fieldOf(body, 'id'), path: roomOf(room), token };
  };
  const correct = async (email: string, what: string, body: object) =>
    call('POST', `/admin/participants/${await participantOf(url, room, email)}/${what}`, admin, { reason: 'trust', ...body });

  const [leaves, removed, merged, heir] = [await player(), await player(), await player(), await player()];
  const [signsOut, everywhere, signedOut, renewed, dismissed] = [
    await account(),
    await account(),
    await account(),
    await account(),
    await account(),
  ];
  const gone = await openRoom(url, room);
  const accountOf = ({ id }: { readonly id: string }) => `/admin/facilitators/${id}`;
  const next = { password: `another-password-${newName()}` };
  return [
    { name: 'logout', streams: [leaves], end: () => call('POST', '/auth/logout', leaves.token) },
    { name: 'removal', streams: [removed, removed], end: () => correct(removed.email, 'removal', {}) },
    {
      name: 'merge, and removal of who stays',
      streams: [merged, heir],
      async end() {
        await correct(merged.email, 'merge', { into: await participantOf(url, room, heir.email) });
        return correct(heir.email, 'removal', {});
      },
    },
    {
      name: 'revocation',
      streams: [await projector(), await projector()],
      end: () => call('DELETE', `/admin/sessions/${room.id}/projector`, admin),
    },
    { name: 'sign-out', streams: [signsOut], end: () => call('POST', '/admin/me/sign-out', signsOut.token) },
    {
      name: 'sign-out everywhere',
      streams: [everywhere],
      end: () => call('POST', '/admin/me/sign-out-everywhere', everywhere.token),
    },
    { name: 'sign-out of an account', streams: [signedOut], end: () => call('POST', `${accountOf(signedOut)}/sign-out`, admin) },
    { name: 'a new password', streams: [renewed], end: () => call('PATCH', accountOf(renewed), admin, next) },
    { name: 'removal of an account', streams: [dismissed], end: () => call('DELETE', accountOf(dismissed), admin) },
    {
      name: 'deletion of the session',
      streams: [await player(gone), await projector(gone), { path: roomOf(gone), token: admin }],
      end: () => call('DELETE', `/admin/sessions/${gone.id}`, admin),
    },
  ];
}

/** Milliseconds from a moment to the end of a stream; infinity if the stream does not end within `patience` milliseconds. */
async function endOf({ over, close }: Heard, since: number, patience: number): Promise<number> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const never = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patience, null);
  });
  const at = await Promise.race([over, never]);
  clearTimeout(timer);
  if (at !== null) return Math.max(0, at - since);
  await close();
  return Number.POSITIVE_INFINITY;
}

async function hears({ events }: Heard, text: string): Promise<boolean> {
  const until = performance.now() + 10_000;
  while (performance.now() < until) {
    if (events.some((event) => event.text === text)) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}
