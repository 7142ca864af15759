/** Draws values for fields: allowed by the schema, not quite allowed, and hostile. */
import fc from 'fast-check';
import type { Schema } from './operations.ts';

/** A source of random values of fast-check; each request has its own, made from the seed and the request's number. */
export type Draw = fc.GeneratorValue;

export function drawFrom(seed: number): Draw {
  const [draw] = fc.sample(fc.gen(), { seed: mixed(seed), numRuns: 1 });
  if (!draw) throw new Error('fast-check gave no generator');
  return draw;
}

/** Mixes the bits of a seed: without it, neighbouring seeds would give similar first draws. */
function mixed(seed: number): number {
  const once = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b) ^ 0x9e3779b9;
  const twice = Math.imul(once ^ (once >>> 15), 0x2c1b3c6d);
  return twice ^ (twice >>> 13);
}

// Even choices: fast-check prefers the edges of a range, which is wanted for values only.
const below = (count: number) => fc.noBias(fc.nat({ max: Math.max(0, count - 1) }));
const between = (min: number, max: number) => fc.noBias(fc.integer({ min, max }));

export const chance = (draw: Draw, percent: number): boolean => draw(below, 100) < percent;
export const number = (draw: Draw, min: number, max: number): number => draw(between, min, max);

export function oneOf<T>(draw: Draw, list: readonly T[]): T {
  const found = list[draw(below, list.length)];
  if (found === undefined) throw new Error('nothing to draw from');
  return found;
}

const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  // A character that NFC turns into three.
  '\ufb2c'.repeat(60),
  '\ufb2c'.repeat(240),
  `${'\ufb2c'.repeat(240)}@ab.fr`,
  // A character that is longer in lower case.
  '\u0130'.repeat(120),
  `${'\u0130'.repeat(120)}@ab.fr`,
  'e\u0301\u0323'.repeat(80),
  '\u202e\u200fgnp.exe',
  '\ufeffmot',
  '\u2028\u2029\u0085',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'.repeat(20),
  '\u{10ffff}\ufffe',
  "'; drop table sessions; --",
  '" or 1=1',
  '%_\\%',
  '<script>alert(1)</script>',
  '=1+1@x.fr',
  '\uff1d1+1@x.fr',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../etc/passwd',
  '%00',
  '%ff%fe',
  '\r\nset-cookie: a=b',
  'null',
  'true',
  '-1',
  '1e309',
  '0x10',
  '9'.repeat(40),
  '2026-02-30T25:61:61Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  'x'.repeat(61),
  'x'.repeat(255),
  'x'.repeat(5000),
  '\u{1f600}'.repeat(2000),
  'x'.repeat(60_000),
  'x'.repeat(70_000),
];

const hostileTexts = () =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...TEXTS) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 80 }) },
  );

const NUMBERS = [
  -1,
  -0,
  0.1,
  0.005,
  1e-7,
  -1e-300,
  1e21,
  1e308,
  -1e308,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  999.999,
  1000.01,
  1_000_000.01,
  -1_000_000.01,
];

const hostileNumbers = () => fc.oneof(fc.constantFrom(...NUMBERS), fc.double(), fc.integer());

const hostileValues = () =>
  fc.oneof(
    { weight: 6, arbitrary: hostileTexts() },
    { weight: 3, arbitrary: hostileNumbers() },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: 3 }, { toString: 1 }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );

export const hostileText = (draw: Draw): string => draw(hostileTexts);
export const hostileValue = (draw: Draw): unknown => draw(hostileValues);

const plainTexts = (minLength: number, maxLength: number) => fc.string({ unit: 'grapheme', minLength, maxLength });
const matchingTextsByPattern = new Map<string, fc.Arbitrary<string>>();

/**
 * Texts that match a pattern. Cached, because fast-check reads the whole table of code points to make a generator, and thousands of
 * requests share a few patterns.
 */
function matchingTexts(pattern: string): fc.Arbitrary<string> {
  const cached = matchingTextsByPattern.get(pattern);
  if (cached) return cached;
  const made = fc.stringMatching(new RegExp(pattern));
  matchingTextsByPattern.set(pattern, made);
  return made;
}

/** Gives the value of a field that the schema alone does not tell, such as an id; undefined for other fields. */
export type Known = (field: string) => unknown;

/** A value that the schema allows; a known one where there is one. */
export function allowed(draw: Draw, schema: Schema, field: string, known: Known): unknown {
  const own = known(field);
  const list = schema.type === 'array' || schema.type === 'object' || schema.anyOf?.some(({ type }) => type === 'array');
  if (own !== undefined && !list) return own;
  if (schema.anyOf) return allowed(draw, oneOf(draw, schema.anyOf), field, known);
  if (schema.enum) return oneOf(draw, schema.enum);
  switch (schema.type) {
    case 'object': {
      const entries = Object.entries(schema.properties ?? {})
        .filter(([name]) => schema.required?.includes(name) || chance(draw, 50))
        .map(([name, property]) => [name, allowed(draw, property, name, known)] as const);
      return Object.fromEntries(entries);
    }
    case 'array':
      return distinct(Array.from({ length: number(draw, 1, 3) }, () => allowed(draw, schema.items ?? {}, field, known)));
    case 'number':
    case 'integer': {
      const { minimum = -1000, maximum = 1000, type } = schema;
      const edge = chance(draw, 10);
      if (edge) return oneOf(draw, [minimum, maximum]);
      return type === 'integer' ? number(draw, minimum, maximum) : number(draw, -300, 300) / 100;
    }
    case 'boolean':
      return chance(draw, 50);
    case 'null':
      return null;
    case 'string': {
      if (schema.pattern) return draw(matchingTexts, schema.pattern);
      const { minLength = 0, maxLength = 60 } = schema;
      return draw(plainTexts, minLength, Math.min(maxLength, minLength + 30));
    }
    default:
      return 'mot';
  }
}

function distinct(values: readonly unknown[]): unknown[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** A value that the schema nearly allows: at an edge of its range, or one step beyond. */
export function nearly(draw: Draw, value: unknown): unknown {
  if (typeof value === 'number') return value + oneOf(draw, [-1, 1, 0.001, -0.01, 1e6, -1e6]);
  if (typeof value === 'string')
    return oneOf(draw, [
      `${value} `,
      ` ${value}`,
      `\u0000${value}`,
      `${value}\u0000`,
      `${value}\ud83d`,
      value.toUpperCase(),
      value.slice(0, -1),
      `${value}${value}`,
      value.normalize('NFD'),
      `\u200f${value}`,
      value.padEnd(254, '\ufb2c'),
      value.padEnd(4001, 'x'),
    ]);
  if (Array.isArray(value))
    return oneOf<unknown>(draw, [[], [...value, ...value], Array(2000).fill(value[0] ?? 'x'), [value], {}]);
  return hostileValue(draw);
}

/** A copy of the value with one part changed: replaced, removed, or added to. */
export function spoilt(draw: Draw, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return chance(draw, 50) ? nearly(draw, value) : hostileValue(draw);
  if (Array.isArray(value)) {
    if (value.length === 0 || chance(draw, 30)) return nearly(draw, value);
    const place = number(draw, 0, value.length - 1);
    return value.map((entry, index) => (index === place ? spoilt(draw, entry) : entry));
  }
  const entries = Object.entries(value);
  const [name, entry] = entries.length > 0 ? oneOf(draw, entries) : ['', null];
  switch (number(draw, 0, 5)) {
    case 0:
      return Object.fromEntries(entries.filter(([other]) => other !== name));
    case 1:
      return { ...value, [hostileText(draw)]: hostileValue(draw) };
    default:
      return entries.length === 0 ? hostileValue(draw) : { ...value, [name]: spoilt(draw, entry) };
  }
}

/** The body as text that is unusual JSON, or JSON of something else. */
export function oddJson(draw: Draw, value: unknown): string | Buffer {
  const text = JSON.stringify(value) ?? '';
  return oneOf<() => string | Buffer>(draw, [
    () => `\ufeff${text}`,
    () => text.replace('{', '{"points":1,"points":-1,"name":"a","name":"b",'),
    () => text.replace('{', '{"__proto__":{"role":"administrator"},'),
    () => text.replace('{', '{"constructor":{"prototype":{"a":1}},'),
    () => `${'['.repeat(5000)}${']'.repeat(5000)}`,
    () => `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
    () => text.slice(0, -1),
    () => `${text}${text}`,
    () => text.replace(/:/, ':NaN,"x":'),
    () => '',
    () => ' ',
    () => 'null',
    () => '[]',
    () => '"texte"',
    () => Buffer.from(text, 'utf16le'),
    () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    () => Buffer.from(text.replace('"', '"\u00e9'), 'latin1'),
    () => text.replace(/:"/, ':"\\u0000\\ud800'),
    () => `${text.slice(0, -1)},"${'k'.repeat(66_000)}":1}`,
  ])();
}

export const oddKey = (draw: Draw): string =>
  oneOf(draw, [
    '',
    'short',
    'x'.repeat(64),
    'x'.repeat(65),
    'x'.repeat(9000),
    'a b c d e f',
    '__proto__',
    'constructor',
    '\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9',
    '12345678',
  ]);
