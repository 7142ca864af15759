/** Every field that a form of the console sends has a name for people, which a refusal about it shows. */
import { expect, test } from 'vitest';
import { fields } from '../../admin/language/english/fields.ts';
import { openTestApp } from '../support/test-app.ts';
import { testDatabases } from '../support/test-databases.ts';

/**
 * Written by programs: passkeys and identity providers, retries, texts as they were seen, positions in a debrief or a finale, choices that
 * a page keeps.
 */
const OF_PROGRAMS = [
  ...[
    'attestationObject',
    'authenticatorData',
    'clientDataJSON',
    'clientExtensionResults',
    'id',
    'rawId',
    'response',
    'signature',
  ],
  ...['transports', 'type', 'userHandle', 'browser', 'parameters', 'line', 'position', 'request', 'round', 'version'],
  ...['afterErasure', 'makeUp', 'people', 'seen'],
];

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Names of all properties within a schema. */
function propertiesOf(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(propertiesOf);
  if (!isRecord(schema)) return [];
  const { properties, items, anyOf } = schema;
  const own = isRecord(properties) ? Object.entries(properties) : [];
  return [...own.flatMap(([name, inner]) => [name, ...propertiesOf(inner)]), ...propertiesOf(items), ...propertiesOf(anyOf)];
}

/** Names of fields in the bodies of the console's calls. */
function sentFields(document: Readonly<Record<string, unknown>>): Set<string> {
  const paths = isRecord(document['paths']) ? Object.entries(document['paths']) : [];
  const bodies = paths
    .filter(([path]) => /^\/(?:admin|login)\b/.test(path))
    .flatMap(([, methods]) => (isRecord(methods) ? Object.entries(methods) : []))
    .filter(([method]) => method !== 'get')
    .map(([, call]) => (isRecord(call) ? call['requestBody'] : null));
  const schemas = bodies.flatMap((body) => (isRecord(body) && isRecord(body['content']) ? Object.values(body['content']) : []));
  return new Set(schemas.flatMap((media) => (isRecord(media) ? propertiesOf(media['schema']) : [])));
}

test('fields that people fill in have labels, and no label is of a field that there is not', async () => {
  const [kind] = testDatabases;
  if (kind === undefined) throw new Error('there is no database to test on');
  const app = await openTestApp(kind);
  const { body } = await app.guest('GET', '/openapi.json');
  await app.close();
  const sent = sentFields(body);
  const labelled = Object.keys(fields.names);
  expect([...sent].filter((name) => !labelled.includes(name) && !OF_PROGRAMS.includes(name))).toEqual([]);
  expect([...labelled, ...OF_PROGRAMS].filter((name) => !sent.has(name))).toEqual([]);
});
