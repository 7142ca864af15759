/** Draws the next request: an operation, a caller, and values that are right, nearly right, or hostile. */
import { type Account, CALLERS, type Caller, type Cast, isAccount, newName, type Player } from './cast.ts';
import type { Operation } from './operations.ts';
import { rightValues } from './right-values.ts';
import type { Outgoing } from './send.ts';
import {
  allowed,
  chance,
  type Draw,
  hostileText,
  hostileValue,
  nearly,
  number,
  oddJson,
  oddKey,
  oneOf,
  spoilt,
} from './values.ts';

export interface Planned {
  readonly operation: Operation;
  readonly caller: Caller;
  readonly player: Player;
  readonly outgoing: Outgoing;
  /** The body before anything in it was spoilt. */
  readonly body: unknown;
}

/**
 * Operations that are called less often, each with its share in percent. The first kind is expensive by design: it hashes a password or
 * reads everything.
 */
const COSTLY: readonly (readonly [pattern: RegExp, percent: number])[] = [
  [/backup|restore|exports|audit\.csv/, 8],
  // A caller who is signed out or gone cannot be used any more.
  [/sign-out|logout/, 12],
  // While a session is paused, or after its end, nobody scores in it.
  [/sessions.*\/room$|\/(open|close)$|DELETE.*projector$/, 8],
  // The throttle for unknown codes also delays known ones.
  [/attestations/, 4],
  [/DELETE|removal|merge/, 30],
  [/login$|password|(POST|PATCH) \/admin\/facilitators/, 40],
];

export function createRequests(operations: readonly Operation[]): (draw: Draw, cast: Cast) => Planned {
  const weighted = operations.flatMap((operation) => {
    // `/auth/login` hashes nothing.
    const percent = operation.name === 'POST /auth/login' ? 100 : COSTLY.find(([pattern]) => pattern.test(operation.name))?.[1];
    return Array<Operation>(Math.round((percent ?? 100) / 4)).fill(operation);
  });
  return (draw, cast) => {
    const operation = oneOf(draw, weighted);
    const caller = chance(draw, 70) ? rightCaller(operation) : oneOf(draw, CALLERS);
    return plan(draw, cast, operation, caller);
  };
}

function rightCaller({ audience }: Operation): Caller {
  return audience === 'anyone' ? 'guest' : audience;
}

function plan(draw: Draw, cast: Cast, operation: Operation, caller: Caller): Planned {
  const player = whoPlays(draw, cast, operation);
  const account = isAccount(caller) ? cast.accounts[caller] : undefined;
  const right = rightValues(draw, cast, operation, account, player);
  /** From 0 to 99, and so the kind of request: right, with one thing wrong, or with several. */
  const kind = number(draw, 0, 99);
  const wrong = (percent: number) => kind >= 85 && chance(draw, percent);

  const known = (field: string) => right[field];
  const path = operation.path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const schema = operation.parameters.find((parameter) => parameter.name === name && parameter.in === 'path')?.schema ?? {};
    const value = String(allowed(draw, schema, name, known));
    return wrong(30) ? oddSegment(draw, value) : encode(value);
  });
  const query = operation.parameters
    .filter((parameter) => parameter.in === 'query' && (name(right, parameter.name) || chance(draw, 40)))
    .map(({ name, schema }) => {
      const value = String(allowed(draw, schema, name, known));
      return `${encode(name)}=${wrong(40) ? oddSegment(draw, value) : encode(value)}`;
    });
  if (wrong(20)) query.push(oddQuery(draw));

  const meant = operation.body && allowed(draw, operation.body, '', known);
  const body = operation.body && (kind >= 55 ? spoilt(draw, meant) : meant);
  const restoring = operation.path === '/admin/restore';
  const sent = restoring
    ? upload(draw, cast, kind)
    : body === undefined
      ? wrong(20)
        ? JSON.stringify(hostileValue(draw))
        : undefined
      : wrong(35)
        ? oddJson(draw, body)
        : JSON.stringify(body);
  const keyed = operation.parameters.some(({ name }) => name === 'idempotency-key') && chance(draw, 70);
  const headers: Record<string, string> = {
    ...authorization(draw, caller, cast, account, player),
    ...(sent === undefined ? {} : { 'content-type': contentType(draw, restoring, wrong(10)) }),
    ...(keyed || wrong(10) ? { 'idempotency-key': headerText(wrong(50) ? oddKey(draw) : `key-${newName()}`) } : {}),
    ...(wrong(10)
      ? {
          [oneOf(draw, ['x-forwarded-for', 'accept', 'accept-encoding', 'if-none-match', 'origin', 'range'])]: headerText(
            hostileText(draw),
          ),
        }
      : {}),
  };
  const method = wrong(4) ? oneOf(draw, ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']) : operation.method;
  const full = query.length > 0 ? `${path}?${query.join('&')}` : path;
  return { operation, caller, player, body: meant, outgoing: { method, path: full, headers, body: sent } };
}

/** The player of a request: for questions from memory somebody who has solved a mission, otherwise anybody. */
function whoPlays(draw: Draw, { players, known }: Cast, { path }: Operation): Player {
  const solvers = path.endsWith('/retrieval') ? known.solves.map(({ participant }) => participant) : [];
  const able = players.filter(({ participant }) => solvers.includes(participant));
  return oneOf(draw, able.length > 0 ? able : players);
}

function name(values: Readonly<Record<string, unknown>>, field: string): boolean {
  return values[field] !== undefined;
}

function authorization(
  draw: Draw,
  caller: Caller,
  { projector, remote, appointment, script }: Cast,
  account: Account | undefined,
  player: Player,
): Record<string, string> {
  switch (caller) {
    case 'guest':
      return {};
    case 'nobody':
      return {
        authorization: headerText(
          oneOf(draw, ['', 'Bearer', 'Bearer ', 'Basic YWRtaW46YWRtaW4=', 'bearer null', hostileText(draw)]),
        ),
      };
    case 'forged':
      return {
        authorization: headerText(
          `Bearer ${oneOf(draw, [nearlyToken(player.token), 'x'.repeat(43), 'a.b.c', hostileText(draw)])}`,
        ),
      };
    case 'player':
      return { authorization: `Bearer ${player.token}` };
    case 'projector':
      return { authorization: `Bearer ${projector}` };
    case 'remote':
      return { authorization: `Bearer ${remote}` };
    case 'appointment':
      return { authorization: `Bearer ${appointment}` };
    case 'script':
      return { authorization: `Bearer ${script}` };
    default:
      return { authorization: `Bearer ${account?.token ?? ''}` };
  }
}

/** The token with one character changed. */
function nearlyToken(token: string): string {
  return `${token.slice(0, -2)}${token.at(-2) === 'A' ? 'B' : 'A'}${token.slice(-1)}`;
}

function contentType(draw: Draw, restoring: boolean, wrong: boolean): string {
  if (wrong)
    return oneOf(draw, [
      'text/plain',
      'application/json; charset=utf-16',
      'multipart/form-data',
      'application/x-www-form-urlencoded',
      '',
      'json',
    ]);
  return restoring ? 'application/octet-stream' : oneOf(draw, ['application/json', 'application/json; charset=utf-8']);
}

/** A backup that the server gave, or a damaged copy of it. */
function upload(draw: Draw, { known }: Cast, kind: number): string | Buffer {
  const text = known.backup?.text ?? '{"format":"vigie-backup"}';
  if (kind < 60) return text;
  const bytes = Buffer.from(text);
  const place = number(draw, 0, bytes.length - 1);
  if (chance(draw, 50)) return bytes.subarray(0, place);
  bytes[place] = number(draw, 0, 255);
  return chance(draw, 20) ? hostileText(draw) : bytes;
}

/** The text percent-encoded; an unpaired surrogate, at which `encodeURIComponent` throws, is replaced. */
function encode(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}

function oddSegment(draw: Draw, value: string): string {
  return oneOf<() => string>(draw, [
    () => encode(String(nearly(draw, value))),
    () => encode(hostileText(draw)).slice(0, 6000),
    () => `${encode(value)}%00`,
    () => `${encode(value)}%`,
    () => `%ff${encode(value)}`,
    () => `${encode(value)}/..`,
    () => `${encode(value)}//`,
    () => `%2e%2e%2f${encode(value)}`,
    () => encode(value).toUpperCase(),
    () => `${encode(value)};a=b`,
    () =>
      Buffer.from(`\u00e9${value}`)
        .toString('latin1')
        .replace(/[^\x21-\x7e\x80-\xff]/g, ''),
    () => '',
  ])().replace(/[^\x21-\xff]/g, '');
}

function oddQuery(draw: Draw): string {
  return oneOf(draw, [
    'limit=1&limit=2',
    'limit[]=1',
    'limit[a]=1',
    '__proto__[a]=1',
    '__proto__=1',
    'constructor=1',
    'scope=all&scope=current',
    '=&=&=',
    '&&&&',
    '%00=%00',
    '%=%',
    'search=%ff',
    'search=%00',
    'search=%25%5f%5c',
    `search=${encode('\ufb2c'.repeat(80))}`,
    'offset=9999999',
    'before=%00',
    'actor=%00',
    'action=%00',
    'session=%00',
    'page=%00',
    `x=${'y'.repeat(6000)}`,
    Array.from({ length: 500 }, (_, index) => `a${index}=1`).join('&'),
  ]);
}

/** The text as bytes that a header may have: Node refuses to send others. */
function headerText(text: string): string {
  return Buffer.from(text)
    .toString('latin1')
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '')
    .slice(0, 20_000);
}
