/** A message to a team is read by those who were in the team when it was sent, from whatever event they begin to read. */
import { fieldOf, plainCalls, TEAMS } from './cast.ts';
import type { Findings } from './findings.ts';
import { type Heard, listen } from './listening.ts';
import { join, type Login, openRoom, participantOf } from './room.ts';
import { chance, drawFrom, number, oneOf } from './values.ts';

const PLAYERS = 6;

interface Playing extends Login {
  readonly id: string;
  readonly stream: Heard;
  team: string;
}

interface Said {
  readonly text: string;
  /** Number of the last event before the message. */
  readonly after: number;
  /** Indexes of the players who may read the message. */
  readonly readers: ReadonlySet<number>;
}

/**
 * Players change teams, or are moved, while messages to everybody and to each team are sent. All calls are made one after the other, so
 * that everybody's team is known at each message.
 * @param urls servers on one database, between which the calls alternate
 */
export async function tryTeamMessages(
  urls: readonly string[],
  { seed, moves }: { seed: number; moves: number },
): Promise<Findings> {
  const draw = drawFrom(seed);
  const call: ReturnType<typeof plainCalls> = (...asked) => plainCalls(oneOf(draw, urls))(...asked);
  const room = await openRoom(urls[0] ?? '');
  const players: Playing[] = [];
  for (let index = 0; index < PLAYERS; index += 1) {
    const login = await join(oneOf(draw, urls), room.code);
    const id = await participantOf(urls[0] ?? '', room, login.email);
    const stream = await listen(oneOf(draw, urls), '/session/events', login.token);
    players.push({ ...login, id, stream, team: '' });
  }
  const last = async (token: string) => {
    const { body } = await call('GET', '/session/events', token);
    return typeof body === 'object' && body !== null && 'last' in body ? Number(body.last) : Number.NaN;
  };
  const said: Said[] = [];
  const mistakes: string[] = [];
  const say = async (to: unknown, isReader: (player: Playing) => boolean) => {
    const text = `message ${said.length}`;
    const after = await last(players[0]?.token ?? '');
    const { status } = await call('POST', `/admin/sessions/${room.id}/messages`, room.admin, { to, text });
    if (status >= 300) mistakes.push(`a message to ${JSON.stringify(to)}: ${status}`);
    said.push({ text, after, readers: new Set(players.flatMap((player, index) => (isReader(player) ? [index] : []))) });
  };

  for (let move = 0; move < moves; move += 1) {
    const player = oneOf(draw, players);
    const team = oneOf(draw, TEAMS);
    const kind = oneOf(draw, ['move', 'move', 'move', 'team', 'team', 'person', 'all']);
    if (kind === 'move') {
      const byThemselves = chance(draw, 60);
      const { status } = byThemselves
        ? await call('PATCH', '/session/team', player.token, { team })
        : await call('PATCH', `/admin/participants/${player.id}`, room.admin, { team });
      if (status < 300) player.team = team;
      else mistakes.push(`a change of team: ${status}`);
    } else if (kind === 'team') await say({ team }, (reader) => reader.team === team);
    else if (kind === 'person') await say({ participant: player.id }, (reader) => reader === player);
    else await say('all', () => true);
  }
  await say('all', () => true);

  for (const [index, { token, stream }] of players.entries()) {
    const expected = (after: number) =>
      said.filter((one) => one.after >= after && one.readers.has(index)).map(({ text }) => text);
    const from = [0, ...Array.from({ length: 4 }, () => number(draw, 0, said.at(-1)?.after ?? 0))];
    for (const after of from) {
      const read = await readAll(call, token, after);
      if (read.join() !== expected(after).join())
        mistakes.push(`player ${index} of seed ${seed}, after ${after}: reads ${read.join()}, not ${expected(after).join()}`);
    }
    const heard = await hearsLast(stream, said.at(-1)?.text ?? '');
    if (heard.join() !== expected(0).join())
      mistakes.push(`player ${index} of seed ${seed}: the stream has told ${heard.join()}, not ${expected(0).join()}`);
    await stream.close();
  }
  return {
    figures: [
      `seed ${seed}: ${said.length} messages between ${moves - said.length + 1} changes of team, read by ${PLAYERS} players`,
    ],
    mistakes,
  };
}

/** Texts of the messages after an event, read page by page. */
async function readAll(call: ReturnType<typeof plainCalls>, token: string, from: number): Promise<string[]> {
  const texts: string[] = [];
  let after = from;
  for (let more = true; more; ) {
    const { body } = await call('GET', `/session/events?after=${after}`, token);
    const page = Object(body);
    texts.push(...Array.from<unknown>(page.events).flatMap((event) => fieldOf(event, 'text') || []));
    more = page.more === true;
    after = Number(page.last);
  }
  return texts;
}

/** Texts that a stream has delivered once this text has arrived, or after 20 seconds. */
async function hearsLast({ events }: Heard, text: string): Promise<string[]> {
  const until = performance.now() + 20_000;
  while (!events.some((event) => event.text === text) && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return events.flatMap((event) => event.text ?? []);
}
