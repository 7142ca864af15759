/** Sends requests to every operation that a running server publishes, and records replies that no server may give. */
import { assemble, CALLERS, type Cast, endSession, fieldOf, isAccount } from './cast.ts';
import { type Operation, readOperations } from './operations.ts';
import { createRequests, type Planned } from './request.ts';
import { createSender, type Incoming } from './send.ts';
import { drawFrom } from './values.ts';

/** Requests in flight at the same time. */
const AT_ONCE = 16;
/** Number of requests after which everybody is signed in again and plays a new session. */
const ACT = 250;
/** Number of these requests that are sent after the session's end. */
const EPILOGUE = 40;
const MAX_KEPT_BACKUP_BYTES = 400_000;
/** Allowed statuses from 500 on: the server is temporarily unavailable, or its disk is full. */
const DOCUMENTED = [503, 507];

interface FuzzOptions {
  readonly seed: number;
  readonly requests: number;
  /** Milliseconds after which the run ends, even with requests left. */
  readonly time: number;
  readonly onProgress?: (sent: number) => void;
}

export interface Tally {
  sent: number;
  succeeded: number;
}

interface FuzzReport {
  readonly seed: number;
  readonly sent: number;
  /** Number of replies by class of status, such as `2xx`. */
  readonly classes: Readonly<Record<string, number>>;
  readonly operations: ReadonlyMap<string, Tally>;
  readonly callers: ReadonlyMap<string, Tally>;
  /** Number of replies with 503 or 507. */
  readonly unavailable: number;
  /** Violations, each with its request. */
  readonly failures: readonly string[];
}

export async function fuzz(url: string, { seed, requests, time, onProgress }: FuzzOptions): Promise<FuzzReport> {
  const ends = performance.now() + time;
  const operations = await readOperations(url);
  const next = createRequests(operations);
  const { send, close } = createSender(AT_ONCE);
  const tallies = new Map<string, Tally>(operations.map(({ name }) => [name, { sent: 0, succeeded: 0 }]));
  const callers = new Map<string, Tally>(CALLERS.map((caller) => [caller, { sent: 0, succeeded: 0 }]));
  const classes: Record<string, number> = {};
  const failures: string[] = [];
  let [sent, unavailable] = [0, 0];

  const one = async (cast: Cast, index: number): Promise<void> => {
    const planned = next(drawFrom(seed + index), cast);
    const blame = (why: string) => failures.push(`request ${index} of seed ${seed}: ${why}\n${printed(planned)}`);
    try {
      const reply = await send(url, planned.outgoing);
      const name = `${Math.floor(reply.status / 100)}xx`;
      classes[name] = (classes[name] ?? 0) + 1;
      for (const tally of [tallies.get(planned.operation.name), callers.get(planned.caller)]) {
        if (!tally) continue;
        tally.sent += 1;
        if (reply.status < 300) tally.succeeded += 1;
      }
      if (DOCUMENTED.includes(reply.status)) unavailable += 1;
      else if (reply.status >= 500) blame(`${reply.status} ${reply.text.slice(0, 500)}`);
      if (reply.status < 300) learn(cast, planned, reply);
    } catch (error) {
      blame(String(error));
    }
  };

  let cast: Cast | undefined;
  while (sent < requests && performance.now() < ends) {
    const playing = await assemble(url, cast);
    cast = playing;
    const until = Math.min(requests, sent + ACT);
    let over: Promise<void> | undefined;
    const work = async (): Promise<void> => {
      while (sent < until && performance.now() < ends) {
        if (until - sent <= EPILOGUE) over ??= endSession(url, playing);
        await over;
        sent += 1;
        await one(playing, sent);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    onProgress?.(sent);
  }
  close();
  return { seed, sent, classes, operations: tallies, callers, unavailable, failures };
}

/** Remembers values of a reply for later requests. */
function learn({ known, accounts }: Cast, { operation, caller, player, body, outgoing }: Planned, { text }: Incoming): void {
  if (operation.name === 'GET /admin/backup') {
    if (text.length > MAX_KEPT_BACKUP_BYTES) return;
    known.backup = {
      text,
      sessions: [...text.matchAll(/"code":"[0-9A-Z]{8}"[^}]*?"id":"(\w+)"|"id":"(\w{28})","code"/g)].map(
        ([, a, b]) => a ?? b ?? '',
      ),
    };
    return;
  }
  const reply: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null;
  const rows: readonly unknown[] = Array.isArray(reply) ? reply : [reply];
  const kind = kindOf(operation);
  // Accounts are remembered only if a request created them, so that no request changes those of the cast.
  if (kind && (kind !== 'facilitator' || operation.method === 'POST'))
    for (const row of rows.slice(-5)) known.keep(kind, fieldOf(row, 'id'));
  if (kind && outgoing.method === 'DELETE') known.forget(kind, outgoing.path.split('/')[3] ?? '');
  known.keep(operation.name === 'POST /me/attestation' ? 'attestation' : 'code', fieldOf(reply, 'code'));
  known.keep('next', fieldOf(reply, 'next'));
  if (operation.name === 'POST /admin/me/password' && outgoing.method === 'POST') {
    if (isAccount(caller))
      accounts[caller].password = fieldOf(JSON.parse(withoutMark(String(outgoing.body))), 'next') || fieldOf(body, 'next');
  }
  if (operation.name === 'GET /challenges/{key}' && caller === 'player') {
    const artifacts = typeof reply === 'object' && reply !== null && 'artifacts' in reply ? reply.artifacts : null;
    known.keep('word', [...fieldOf(artifacts, 'reversed')].reverse().join(''));
  }
  if (operation.name === 'POST /challenges/{key}/attempts' && caller === 'player' && text.includes('"correct":true'))
    known.solved({ participant: player.participant, challenge: decodeURIComponent(outgoing.path.split('/')[2] ?? '') });
}

/** Removes a byte order mark at the start of a body, as the server does. */
function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}

function kindOf({ path }: Operation): string | undefined {
  if (path.startsWith('/admin/participants')) return 'participant';
  if (path.startsWith('/admin/facilitators')) return 'facilitator';
  return path.startsWith('/admin/sessions') && !path.endsWith('scores') ? 'session' : undefined;
}

/** The request as text, to be sent again by hand. Its tokens belong to a server that no longer runs. */
function printed({ caller, outgoing: { method, path, headers, body } }: Planned): string {
  const text = typeof body === 'string' ? JSON.stringify(body) : body ? `base64 ${body.toString('base64')}` : 'no body';
  return `  as ${caller}: ${method} ${path}\n  ${JSON.stringify(headers)}\n  ${text.slice(0, 4000)}`;
}

/** The result of a run, as text for people. */
export function summary({ seed, sent, classes, operations, callers, unavailable, failures }: FuzzReport): string {
  const count = ([name, { sent, succeeded }]: readonly [string, Tally]) =>
    `${String(succeeded).padStart(7)} of ${String(sent).padStart(6)}  ${name}`;
  return [
    `seed ${seed}: ${sent} requests, ${JSON.stringify(classes)}, of them 503 and 507: ${unavailable}`,
    '2xx:',
    ...[...operations].map(count),
    ...[...callers].map(count),
    ...failures.slice(0, 10),
    `${failures.length} failures`,
  ].join('\n');
}
