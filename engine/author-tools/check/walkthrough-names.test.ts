/** Every walkthrough, of challenges and templates, looks for names that exist; one that does not exist is reported. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { walkthroughMistakes } from './walkthrough-names.ts';

const CHALLENGES = join(import.meta.dirname, '../../../challenges');
const MAILBOX = join(CHALLENGES, '_mailbox');

it('no walkthrough looks for what stands nowhere', () => {
  const folders = readdirSync(CHALLENGES).flatMap((name) =>
    existsSync(join(CHALLENGES, name, 'walkthrough.ts')) ? [join(CHALLENGES, name)] : [],
  );
  expect(folders.length).toBeGreaterThan(20);
  expect(folders.flatMap((folder) => walkthroughMistakes(folder).map(({ message }) => `${folder} ${message}`))).toEqual([]);
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vigie-walkthrough-'));
  cpSync(MAILBOX, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function edit(file: string, from: string, to: string): void {
  const before = readFileSync(join(folder, file), 'utf8');
  expect(before).toContain(from);
  writeFileSync(join(folder, file), before.replaceAll(from, to));
}
const told = () =>
  walkthroughMistakes(folder).map(({ line, column, length, message }) => `${line}:${column}+${length} ${message}`);

it('a button that has another name meanwhile is told, with the nearest', () => {
  edit('challenge.tsx', 'Valider le tri', 'Valider mon tri');
  expect(told()).toEqual([
    '17:32+16 nothing here is called "Valider le tri", and nothing that a scene is drawn with. Did you mean "Valider mon tri"? Write the name that the scene shows',
  ]);
  vi.stubEnv('VIGIE_LANG', 'fr');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(told()).toEqual([
    '17:32+16 rien ici ne s’appelle « Valider le tri », ni rien de ce avec quoi se dessine une scène. Vouliez-vous dire « Valider mon tri » ? Écrivez le nom que montre la scène',
  ]);
});

it.each([
  ['a part of the frame', "'Afficher un indice'"],
  ['what is put together', 'index > 3 ? /^Objet \\d+/ : `Le message`'],
  ['what is counted', "'4 gestes sur 5'"],
])('has nothing to say of %s', (_, name) => {
  edit('walkthrough.ts', "'Valider le tri'", name);
  expect(told()).toEqual([]);
});
