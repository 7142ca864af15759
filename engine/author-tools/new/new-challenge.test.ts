import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readRegistry } from '#engine/registry/read-registry.ts';
import { keyFor, kindsIn, type NewChallenge, writeChallenge } from './new-challenge.ts';

const CHALLENGES = fileURLToPath(new URL('../../../challenges', import.meta.url));
const KINDS = kindsIn(CHALLENGES);
const ASKED: NewChallenge = {
  key: 'le-phare',
  title: 'Le phare, la nuit',
  kind: 'form',
  programme: 'bureau-2026',
  category: 'Enquête & OSINT',
  difficulty: 'Moyen',
};

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'vigie-scaffold-'));
  for (const kind of KINDS) cpSync(join(CHALLENGES, `_${kind}`), join(directory, `_${kind}`), { recursive: true });
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const folders = () => readdirSync(directory).filter((name) => !name.startsWith('_'));

describe.each(KINDS)('a new %s', (kind) => {
  it('is a challenge at once, under its own names only', () => {
    expect(writeChallenge(directory, { ...ASKED, kind })).toEqual([]);
    const { challenges, problems } = readRegistry(directory);
    expect(problems).toEqual([]);
    const { key, title, programme, category, difficulty } = ASKED;
    expect(challenges.map(({ manifest }) => manifest)).toMatchObject([
      { key, title, programme, category, difficulty, path: '/le-phare' },
    ]);
    for (const file of readdirSync(join(directory, key)))
      expect(readFileSync(join(directory, key, file), 'utf8'), file).not.toMatch(/my-?challenge/i);
  });
});

it('of the classic programme, and without a difficulty, says neither', () => {
  expect(writeChallenge(directory, { ...ASKED, programme: 'classic', difficulty: '' })).toEqual([]);
  const [challenge] = readRegistry(directory).challenges;
  expect(challenge?.manifest).not.toHaveProperty('programme');
  expect(challenge?.manifest).not.toHaveProperty('difficulty');
});

it('keeps whatever stands in a title', () => {
  expect(writeChallenge(directory, { ...ASKED, title: 'Le « $& » du \\ quai "3"' })).toEqual([]);
  expect(readRegistry(directory).challenges[0]?.manifest.title).toBe('Le « $& » du \\ quai "3"');
});

it('sets the apostrophes that a keyboard has no key for', () => {
  expect(writeChallenge(directory, { ...ASKED, title: "L'escale, vue d'ici, c'est 'quai 3'" })).toEqual([]);
  const [challenge] = readRegistry(directory).challenges;
  expect(challenge?.manifest.title).toBe("L’escale, vue d’ici, c’est 'quai 3'");
  expect(readFileSync(join(directory, ASKED.key, 'facilitator-notes.md'), 'utf8')).toContain('L’escale, vue d’ici');
});

it.each([
  [{ kind: 'formm' }, /There is no kind "formm"\. There are: .*form/],
  [{ key: 'Le Phare' }, /"Le Phare" cannot be a key: .* as in "le-phare"/],
  [{ key: 'admin' }, /"path" \/admin is an address of the site itself/],
  [{ category: 'Sensibilization' }, /manifest\.json:\d+:\d+ "category" cannot be .* Did you mean "Sensibilisation"/],
  [{ programme: 'bureau' }, /"programme" cannot be "bureau"/],
])('leaves nothing behind when asked for %j', (change, message) => {
  expect(writeChallenge(directory, { ...ASKED, ...change }).join('\n')).toMatch(message);
  expect(folders()).toEqual([]);
});

it('refuses in French whoever reads French', () => {
  vi.stubEnv('VIGIE_LANG', 'fr');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(writeChallenge(directory, { ...ASKED, key: 'Le Phare' })).toEqual([
    '« Le Phare » ne peut pas être une clé : petites lettres sans accent, chiffres et traits d’union isolés, comme dans « le-phare »',
  ]);
});

it('never writes over a challenge', () => {
  expect(writeChallenge(directory, ASKED)).toEqual([]);
  expect(writeChallenge(directory, { ...ASKED, title: 'Autre' })).toEqual([
    'challenges/le-phare is there already. Choose another key',
  ]);
  expect(readRegistry(directory).challenges[0]?.manifest.title).toBe(ASKED.title);
  expect(existsSync(join(directory, '.le-phare'))).toBe(false);
});

it('makes a key of a title', () => {
  expect(keyFor('Où est l’échelle ? (quai nº 3)')).toBe('ou-est-l-echelle-quai-n-3');
});
