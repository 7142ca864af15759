/**
 * The files that the build hands to browsers: they hold nothing that must not be known early, and keep to the budgets of bytes. Also its
 * commands.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Checker } from '#engine/rules/checker.ts';
import { createVariant } from '#engine/rules/variant.ts';
import type { NoteLine } from '#schemas/facilitator-notes.ts';
import { type PlayableChallenge, playableChallenges } from '../support/playable-challenges.ts';
import { expect, test } from './test.ts';

const CLIENT = fileURLToPath(new URL('../../dist/client', import.meta.url));
const KILOBYTE = 1024;
/** Characters. Shorter texts of a reveal are quotes of the scene. */
const MAX_QUOTE_LENGTH = 80;
const BUDGET = { firstVisit: 114 * KILOBYTE, firstScripts: 90 * KILOBYTE, challenge: 15 * KILOBYTE, drawing: KILOBYTE };

let files: readonly string[];
let text: string;
test.beforeAll(() => {
  files = readdirSync(CLIENT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|woff2|png|webp|avif)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  text = files.map((file) => normal(readFileSync(file, 'utf8'))).join('\n');
});

/** Undoes what a bundler makes of quotes, escapes and spaces, so that the same text compares as equal. */
function normal(content: string): string {
  return content
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\x([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\(['"`])/g, '$1')
    .replace(/[’‘]/g, "'")
    .replace(/[\s\u00a0\u202f]+|\\n/g, ' ');
}

/** The part of a hint or debrief that would give it away: its first dozen words, or all before the first value that the server fills in. */
function telltale(content: string): string {
  return normal(content.split('{')[0] ?? '')
    .split(' ')
    .slice(0, 12)
    .join(' ')
    .trim();
}

for (const challenge of playableChallenges) {
  const { manifest, notes } = challenge;
  test(`no file gives away a hint, the debrief, the explanation, the facilitator's notes or a secret of ${manifest.key}`, async () => {
    const { secrets, revealed } = await secretsOf(challenge);
    const { debrief, hints, learningMode, plain, retrieval } = manifest;
    const private_ = [
      ...hints.map((hint) => hint.text),
      ...(plain ? [...plain.hints, plain.debrief.whatHappened, plain.debrief.whyItWorks, ...plain.debrief.reflexes] : []),
      ...(learningMode ? [learningMode.text] : []),
      debrief.whatHappened,
      debrief.whyItWorks,
      debrief.tellAColleague,
      ...debrief.reflexes,
      ...debrief.intentions,
      retrieval.question,
      retrieval.because,
      ...revealed,
      ...notes.sections.flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines.map(textOfLine))),
    ].map(telltale);
    for (const words of private_.filter(({ length }) => length > 15)) expect(text.includes(words), words).toBe(false);
    for (const secret of secrets) expect(text.includes(secret), secret).toBe(false);
  });

  test(`the own code of ${manifest.key} is within ${BUDGET.challenge / KILOBYTE} KB compressed`, () => {
    const own = files.filter((file) => new RegExp(`/(challenge-)?${manifest.key}-[\\w-]{8}\\.(js|css)$`).test(file));
    expect(own.length).toBeGreaterThan(0);
    expect(sum(own)).toBeLessThanOrEqual(BUDGET.challenge);
  });
}

test('what others wrote comes with their terms', async ({ request }) => {
  const terms = await (await request.get('/licenses.txt')).text();
  for (const name of ['react-dom', 'lucide-react', 'SIL OPEN FONT LICENSE']) expect(terms).toContain(name);
});

test('a browser that knows no alternative text draws every sign', () => {
  for (const file of files.filter((name) => name.endsWith('.css')))
    for (const [rule, drawn = ''] of readFileSync(file, 'utf8').matchAll(/[^{}]*content:("[^"]*"|[^"/;}]*\)) ?\/[^{}]*/g))
      expect(rule).toContain(`content:${drawn};content:${drawn} /`);
});

test('no file carries the schema library', () => {
  expect(text.includes('additionalProperties')).toBe(false);
});

test('the code of the server is ASCII: beyond Latin-1, V8 would keep two bytes for each character of a file', () => {
  const server = join(CLIENT, '../server');
  for (const file of readdirSync(server).filter((name) => name.endsWith('.js')))
    expect(readFileSync(join(server, file), 'utf8').match(/[\u0100-\uffff]/g) ?? [], file).toEqual([]);
});

test('the first visit is within its budget', () => {
  const html = readFileSync(join(CLIENT, 'index.html'), 'utf8');
  const scripts = filesNamedIn(html, /\/(assets\/[\w.-]+\.js)/g);
  const others = filesNamedIn(html, /\/(assets\/[\w.-]+\.(?:css|svg)|favicon\.svg)/g);
  // The font is loaded by the running page: if the style sheet named it, the font would share a slow line with the script.
  expect(html).not.toContain('.woff2');
  // Of the two fonts, the text font is loaded for players only (tests/end-to-end/site.e2e.ts).
  const fonts = readdirSync(join(CLIENT, 'assets')).filter((name) => /^bricolage-grotesque-.+\.woff2$/.test(name));
  expect(fonts).toHaveLength(1);
  expect(scripts.length).toBeGreaterThan(0);
  expect(sum(scripts)).toBeLessThanOrEqual(BUDGET.firstScripts);
  expect(
    sum([join(CLIENT, 'index.html'), ...scripts, ...others, ...fonts.map((name) => join(CLIENT, 'assets', name))]),
  ).toBeLessThanOrEqual(BUDGET.firstVisit);
});

test('the scripts of the first visit ask to be compiled while they download', () => {
  const scripts = readdirSync(join(CLIENT, 'assets')).filter((name) => /^(index|react)-[\w-]{8}\.js$/.test(name));
  expect(scripts).toHaveLength(2);
  for (const name of scripts)
    expect(readFileSync(join(CLIENT, 'assets', name), 'utf8'), name).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('the drawings of the cards are small, together in one file, and no part of the first visit', () => {
  const sources = playableChallenges.map(({ folder }) => `${folder}/drawing.tsx`).filter(existsSync);
  for (const source of sources)
    expect(brotliCompressSync(readFileSync(source)).length, source).toBeLessThanOrEqual(BUDGET.drawing);
  const [together = '', ...more] = readdirSync(join(CLIENT, 'assets')).filter((name) => /^drawings-[\w-]{8}\.js$/.test(name));
  expect(more).toEqual([]);
  expect(sum([join(CLIENT, 'assets', together)])).toBeLessThanOrEqual(sources.length * BUDGET.drawing);
  expect(readFileSync(join(CLIENT, 'index.html'), 'utf8')).not.toContain(together);
});

function filesNamedIn(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map((match) => join(CLIENT, match[1] ?? '')))];
}

/** Bytes on the wire: of the compressed file, if the build made one. */
function sum(list: readonly string[]): number {
  return list.reduce((bytes, file) => bytes + sizeOnTheWire(file), 0);
}

function sizeOnTheWire(file: string): number {
  try {
    return readFileSync(`${file}.br`).length;
  } catch {
    return readFileSync(file).length;
  }
}

function textOfLine(line: NoteLine): string {
  return line.map((stretch) => stretch.text).join('');
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * Secrets that differ between participants, and the sentences of a reveal. A secret that is the same for all is an option on the screen or
 * part of the rule.
 */
async function secretsOf({ folder }: PlayableChallenge) {
  const { default: checker }: { default: Checker } = await import(`${folder}/challenge.server.ts`);
  const drawn = Array.from({ length: 40 }, (_, index) => checker.secrets(createVariant(index.toString(16).padStart(32, '7'))));
  const names = Object.keys(drawn[0] ?? {}).filter((name) => new Set(drawn.map((one) => JSON.stringify(one[name]))).size > 1);
  const values = drawn.flatMap((one) => names.map((name) => one[name])).filter((value) => typeof value === 'string');
  const revealed = textsIn(drawn[0] && checker.reveal?.(drawn[0])).filter(({ length }) => length > MAX_QUOTE_LENGTH);
  return { secrets: [...new Set(values)].filter(({ length }) => length > 5), revealed };
}

test('the commands run from the build, without tools for development', () => {
  const run = (command: string, ...words: string[]) =>
    execFileSync(process.execPath, [fileURLToPath(new URL('../../server/start/start.cjs', import.meta.url)), command, ...words], {
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: `sqlite:${process.env['E2E_DATABASE']}` },
      encoding: 'utf8',
    });
  const file = test.info().outputPath('backup.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, run('backup'));
  expect(run('restore', file, '--dry-run')).toMatch(/^Backup of \d{4}-.+ \(Vigie \d+\.\d+\.\d+\), \d+ session/);
});
