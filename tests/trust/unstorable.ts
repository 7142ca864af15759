/** Sends texts that no column can hold, in place of each parameter and of each text in a body that the server publishes. */
import { ADMIN } from '../support/admin.ts';
import { assemble, fieldOf, plainCalls } from './cast.ts';
import { type Findings, slowestOf } from './findings.ts';
import { type Operation, readOperations, type Schema } from './operations.ts';
import { allowed, drawFrom } from './values.ts';

/** Characters: more than any field may have, except an answer. */
const LONG = 10_000;

export interface Bad {
  /** The kind of text, for messages. */
  readonly name: string;
  /** Makes the text from a right value of the field. @param most characters that the field may have */
  readonly spoil: (right: string, most: number) => string;
  /** Why the server refuses the text. `nothing`: a field may accept it, and the call must only not fail with a server error. */
  readonly because: 'unstorable' | 'long' | 'nothing';
  /** Whether the text is sent in bodies only: in an address it has no encoding, or is too long. */
  readonly inBodiesAlone?: boolean;
}

/** The last two may be accepted, and then change stored data: so they come after the others. */
export const BAD_TEXTS: readonly Bad[] = [
  { name: 'NUL alone', spoil: () => '\u0000', because: 'unstorable' },
  { name: 'NUL before', spoil: (right) => `\u0000${right}`, because: 'unstorable' },
  { name: 'NUL within', spoil: (right) => `${right.slice(0, 2)}\u0000${right.slice(2)}`, because: 'unstorable' },
  { name: 'NUL behind', spoil: (right) => `${right}\u0000`, because: 'unstorable' },
  { name: 'a high surrogate', spoil: (right) => `${right}\ud800`, because: 'unstorable', inBodiesAlone: true },
  { name: 'a low surrogate', spoil: (right) => `\udfff${right}`, because: 'unstorable', inBodiesAlone: true },
  { name: 'surrogates in the wrong order', spoil: () => '\udc00\ud83d', because: 'unstorable', inBodiesAlone: true },
  { name: 'ten thousand characters', spoil: () => 'x'.repeat(LONG), because: 'long' },
  { name: 'nearly as much as a body may hold', spoil: () => '\u00e9'.repeat(3 * LONG), because: 'long', inBodiesAlone: true },
  // Characters that grow: NFC turns the first into three, and the second is longer in lower case.
  { name: 'what grows when it is normalised', spoil: (_right, most) => '\ufb2c'.repeat(most), because: 'nothing' },
  { name: 'what grows in lower case', spoil: (_right, most) => '\u0130'.repeat(most), because: 'nothing' },
];

/** Right values of fields whose schema does not tell them. */
const KNOWN: Readonly<Record<string, unknown>> = {
  ...ADMIN,
  key: 'word',
  challenge: 'word',
  challenges: 'word',
  code: '7KQ2-MXDA-3RT9',
  reason: 'Erreur de saisie',
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
const known = (field: string): unknown => KNOWN[field];

interface Spoilt {
  readonly what: string;
  readonly operation: Operation;
  readonly url: string;
  readonly body: unknown;
  /** The allowed statuses of a refusal, and the field that a 400 must name; undefined where the text may be accepted. */
  readonly refused: { readonly statuses: readonly number[]; readonly field?: string } | undefined;
}

/** Requests with this text in each place. @param ids of existing rows, by the first word of the path after `/admin/` */
export function spoiltRequests(operations: readonly Operation[], ids: Readonly<Record<string, string>>, bad: Bad): Spoilt[] {
  const right = (operation: Operation, schema: Schema) =>
    withAllFields(schema, (part, field) => allowed(drawFrom(operations.indexOf(operation)), part, field, known));
  const isDue = (schema: Schema) => bad.because === 'unstorable' || (bad.because === 'long' && isBounded(schema));

  /** A call that would succeed, except for this text in place of one parameter. */
  const addressed = (operation: Operation, spoilt?: string) => {
    const query = new URLSearchParams();
    let url = operation.path;
    for (const { in: place, name, required, schema } of operation.parameters) {
      const id = name === 'id' || name === 'sessions' ? (ids[operation.path.split('/')[2] ?? ''] ?? ids['sessions']) : undefined;
      const own = String(id ?? right(operation, schema));
      const text = name === spoilt ? bad.spoil(own, longestOf(schema, 200)) : own;
      if (place === 'path') url = url.replace(`{${name}}`, encodeURIComponent(Buffer.from(text).toString()));
      if (place === 'query' && (required || name === spoilt)) query.set(name, text);
    }
    return { operation, url: `${url}?${query}`, body: operation.body ? right(operation, operation.body) : undefined };
  };

  return operations.flatMap((operation) => {
    const inAddress = operation.parameters.flatMap(({ in: place, name, schema }): Spoilt[] => {
      if (place === 'header' || bad.inBodiesAlone) return [];
      // A path with this text finds nothing (404), or is too long for the server to look it up (414).
      const refused =
        place === 'path' && !schema.enum
          ? { statuses: bad.because === 'long' ? [404, 414] : [404] }
          : { statuses: bad.because === 'long' && place === 'path' ? [400, 414] : [400], field: name };
      const what = `${operation.name}, ${name} of the ${place}`;
      return [{ what, ...addressed(operation, name), refused: isDue(schema) ? refused : undefined }];
    });
    const inBody = textsOf(operation.body ?? {}).map(({ path, schema }): Spoilt => {
      const sent = addressed(operation);
      const field = path.join('.');
      // An answer may have unstorable characters, because it is judged and not stored.
      const due = path[0] === 'answer' && bad.because === 'unstorable' ? false : isDue(schema);
      return {
        ...sent,
        what: `${operation.name}, ${field}`,
        body: replaced(sent.body, path, (right) => bad.spoil(right, longestOf(schema, LONG))),
        refused: due ? { statuses: [400], field } : undefined,
      };
    });
    return [...inAddress, ...inBody];
  });
}

/** The violation in a reply; null when all is well. */
export function mistakeIn({ what, refused }: Spoilt, status: number, body: unknown): string | null {
  const told = `${what}: ${status} ${JSON.stringify(body)?.slice(0, 200)}`;
  if (status >= 500 || (status >= 400 && fieldOf(body, 'message') === '')) return told;
  if (!refused) return null;
  if (!refused.statuses.includes(status)) return told;
  return status === 400 && fieldOf(body, 'field') !== refused.field ? told : null;
}

/** Sends all these requests to a server with the fixture challenges. */
export async function tryUnstorable(url: string, texts: readonly Bad[] = BAD_TEXTS): Promise<Findings> {
  const cast = await assemble(url);
  const call = plainCalls(url);
  const admin = cast.accounts.administrator.token;
  const accounts = (await call('GET', '/admin/facilitators', admin)).body;
  const account = Array.isArray(accounts)
    ? accounts.find((row) => fieldOf(row, 'username') === cast.accounts.observer.username)
    : null;
  const ids = {
    sessions: cast.session.id,
    participants: cast.players[0]?.participant ?? '',
    facilitators: fieldOf(account, 'id'),
  };
  const operations = await readOperations(url);
  const mistakes: string[] = [];
  const times: number[] = [];
  for (const bad of texts) {
    for (const spoilt of spoiltRequests(operations, ids, bad)) {
      const { audience, method } = spoilt.operation;
      const player = cast.players[times.length % cast.players.length]?.token;
      const token = {
        anyone: undefined,
        player,
        projector: cast.projector,
        remote: cast.remote,
        appointment: cast.appointment,
        department: admin,
        observer: admin,
        facilitator: admin,
        administrator: admin,
      };
      const begun = performance.now();
      const { status, body } = await call(method, spoilt.url, token[audience], spoilt.body);
      times.push(performance.now() - begun);
      const wrong = mistakeIn(spoilt, status, body);
      if (wrong) mistakes.push(`${bad.name}: ${wrong}`);
    }
  }
  return {
    figures: [
      `${texts.length} texts in each field of ${operations.length} calls: ${times.length} requests, the slowest in ${slowestOf(times)} ms, ${mistakes.length} not refused as they should be`,
    ],
    mistakes,
  };
}

/** Whether the schema limits the field's length to less than `LONG`. */
const isBounded = ({ maxLength, pattern, enum: words }: Schema): boolean =>
  words !== undefined || (maxLength ?? LONG) < LONG || (pattern !== undefined && !new RegExp(pattern).test('x'.repeat(LONG)));

const longestOf = ({ maxLength }: Schema, most: number): number => Math.min(maxLength ?? most, most);

const shapeOf = (schema: Schema): Schema => schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;

/** A value with every field that the schema has. */
function withAllFields(schema: Schema, fill: (schema: Schema, field: string) => unknown, field = ''): unknown {
  const shape = shapeOf(schema);
  if (shape.type === 'array') return [withAllFields(shape.items ?? {}, fill, field)];
  if (shape.type !== 'object' || !shape.properties) return fill(shape, field);
  return Object.fromEntries(Object.entries(shape.properties).map(([name, part]) => [name, withAllFields(part, fill, name)]));
}

type Path = readonly (string | number)[];

/** The paths of all texts in a value of `withAllFields`. */
function textsOf(schema: Schema, path: Path = []): { readonly path: Path; readonly schema: Schema }[] {
  const shape = shapeOf(schema);
  if (shape.type === 'array') return textsOf(shape.items ?? {}, [...path, 0]);
  if (shape.type === 'object')
    return Object.entries(shape.properties ?? {}).flatMap(([name, part]) => textsOf(part, [...path, name]));
  return shape.type === 'string' || shape.enum ? [{ path, schema: shape }] : [];
}

function replaced(value: unknown, [place, ...rest]: Path, spoil: (right: string) => string): unknown {
  if (place === undefined) return spoil(String(value));
  if (Array.isArray(value)) return value.map((entry, index) => (index === place ? replaced(entry, rest, spoil) : entry));
  const entries: [string, unknown][] = Object.entries(value ?? {});
  return Object.fromEntries(entries.map(([name, entry]) => [name, name === place ? replaced(entry, rest, spoil) : entry]));
}
