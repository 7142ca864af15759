/** Texts that no database can hold, in each field of each call that the server publishes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN } from '../support/admin.ts';
import { type Caller, openTestApp, type TestApp } from '../support/test-app.ts';
import { testDatabases } from '../support/test-databases.ts';
import { type Operation, operationsOf, type Schema } from '../trust/operations.ts';
import { allowed, drawFrom } from '../trust/values.ts';

const NUL = 'a\u0000b';
const LONE_SURROGATE = 'a\ud800b';
const LONG = 'x'.repeat(10_000);

/** What no schema tells of a field. */
const KNOWN: Readonly<Record<string, unknown>> = {
  ...ADMIN,
  key: 'word',
  challenge: 'word',
  challenges: 'word',
  code: '7KQ2-MXDA-3RT9',
  name: 'Un nom',
  team: 'Achats',
  teams: 'Achats',
  entry: '@brevelle.example',
  opensAt: '2026-12-01T09:00:00Z',
  closesAt: '2030-12-01T09:00:00Z',
  email: 'signaler@brevelle.example',
  phone: '01 99 00 12 34',
  button: 'Signaler',
};

type Path = readonly (string | number)[];

interface Sent {
  readonly what: string;
  readonly call: Caller;
  readonly operation: Operation;
  readonly url: string;
  readonly body?: unknown;
  /** The status that it must have, where there is one only. */
  readonly status?: number;
  readonly field?: string;
}

describe.each(testDatabases)('on $name', (kind) => {
  let app: TestApp;
  let callers: Readonly<Record<Operation['audience'], Caller>>;
  let operations: readonly Operation[];
  let ids: Readonly<Record<string, string>>;
  beforeAll(async () => {
    app = await openTestApp(kind);
    const admin = await app.admin();
    const session = await app.session();
    const player = await app.player(session.code);
    const { body: facilitator } = await admin('POST', '/admin/facilitators', {
      username: 'cible',
      password: 'Un long mot de passe',
      role: 'observer',
    });
    const { body: link } = await admin('POST', `/admin/sessions/${session.id}/projector`);
    ids = { sessions: session.id, participants: player.id, facilitators: String(facilitator['id']) };
    const projector = app.as(String(link['token']));
    callers = { anyone: app.guest, player: player.call, projector, observer: admin, facilitator: admin, administrator: admin };
    operations = operationsOf((await app.guest('GET', '/openapi.json')).body);
  });
  afterAll(() => app.close());

  const known = (field: string): unknown => KNOWN[field];
  const right = (operation: Operation, schema: Schema) => {
    const draw = drawFrom(operations.indexOf(operation));
    return withAllFields(schema, (part, field) => allowed(draw, part, field, known));
  };
  const idIn = (path: string) => ids[path.split('/')[2] ?? ''];

  /** A call that could succeed, but for this text in the place of one parameter. */
  function addressed(operation: Operation, bad?: { readonly name: string; readonly text: string }): Omit<Sent, 'what'> {
    const { audience, parameters, path, body } = operation;
    const query = new URLSearchParams();
    let url = path;
    for (const { in: place, name, required, schema } of parameters) {
      const own = name === 'id' || name === 'sessions' ? (idIn(path) ?? ids['sessions']) : right(operation, schema);
      const text = name === bad?.name ? bad.text : String(own);
      if (place === 'path') url = url.replace(`{${name}}`, encodeURIComponent(text));
      if (place === 'query' && (required || name === bad?.name)) query.set(name, text);
    }
    return { call: callers[audience], operation, url: `${url}?${query}`, ...(body ? { body: right(operation, body) } : {}) };
  }

  /** Every parameter of the path or the query, with one bad text each. */
  function inAddresses(text: string): Sent[] {
    return operations.flatMap((operation) =>
      operation.parameters.flatMap(({ in: place, name, schema }): Sent[] => {
        if (place === 'header') return [];
        const sent = { what: `${operation.name}, ${name} of the ${place}`, ...addressed(operation, { name, text }) };
        if (text === LONG) return [sent];
        return [place === 'path' && !schema.enum ? { ...sent, status: 404 } : { ...sent, status: 400, field: name }];
      }),
    );
  }

  /** Every text of a body, with one bad text each. */
  function inBodies(text: string): Sent[] {
    return operations.flatMap((operation) =>
      textsOf(operation.body ?? {}).map((path): Sent => {
        const sent = addressed(operation);
        const bad = { ...sent, what: `${operation.name}, ${path.join('.')}`, body: replaced(sent.body, path, text) };
        // An answer is judged, and stored nowhere.
        return text === LONG || path[0] === 'answer' ? bad : { ...bad, status: 400, field: path.join('.') };
      }),
    );
  }

  test.each([
    ['NUL', NUL],
    ['half a character', LONE_SURROGATE],
    ['ten thousand characters', LONG],
  ])('%s in any field is answered, and where nothing can hold it refused by its name', async (_what, text) => {
    // Half a character has no percent-encoding.
    const all = [...(text === LONE_SURROGATE ? [] : inAddresses(text)), ...inBodies(text)];
    expect(all.length).toBeGreaterThan(30);
    const wrong: string[] = [];
    for (const { what, call, operation, url, body, status, field } of all) {
      const reply = await call(operation.method as 'GET', url, body);
      const right = status === undefined ? reply.status < 500 : reply.status === status;
      if (!right || (field !== undefined && reply.body['field'] !== field))
        wrong.push(`${what}: ${reply.status} ${reply.text.slice(0, 200)}`);
    }
    expect(wrong).toEqual([]);
  });
});

/** A value in which every field that the schema knows is there. */
function withAllFields(schema: Schema, fill: (schema: Schema, field: string) => unknown, field = ''): unknown {
  const shape = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  if (shape.type === 'array') return [withAllFields(shape.items ?? {}, fill, field)];
  if (shape.type !== 'object' || !shape.properties) return fill(shape, field);
  return Object.fromEntries(Object.entries(shape.properties).map(([name, part]) => [name, withAllFields(part, fill, name)]));
}

/** Where such a value has texts that are free: no word of a list. */
function textsOf(schema: Schema, path: Path = []): Path[] {
  const shape = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  if (shape.type === 'array') return textsOf(shape.items ?? {}, [...path, 0]);
  if (shape.type === 'object')
    return Object.entries(shape.properties ?? {}).flatMap(([name, part]) => textsOf(part, [...path, name]));
  return shape.type === 'string' && !shape.enum ? [path] : [];
}

function replaced(value: unknown, [place, ...rest]: Path, text: string): unknown {
  if (place === undefined) return text;
  if (Array.isArray(value)) return value.map((entry, index) => (index === place ? replaced(entry, rest, text) : entry));
  const entries: [string, unknown][] = Object.entries(value ?? {});
  return Object.fromEntries(entries.map(([name, entry]) => [name, name === place ? replaced(entry, rest, text) : entry]));
}
