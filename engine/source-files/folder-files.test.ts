import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readRegistry } from '#engine/registry/read-registry.ts';
import { manifestText, type TemporaryChallenges, temporaryChallenges } from '#engine/registry/testing/temporary-challenges.ts';
import { fileMistakes } from './folder-files.ts';
import { formatProblem } from './problem.ts';

let folders: TemporaryChallenges;
beforeEach(() => {
  folders = temporaryChallenges();
  folders.write('sample', manifestText('sample'));
});
afterEach(() => folders.dispose());

const problems = () => readRegistry(folders.directory).problems.map(formatProblem);
const save = (file: string, bytes: Buffer) => writeFileSync(join(folders.directory, 'sample', file), bytes);

it.each([
  [
    'in Latin-1',
    Buffer.from('{\n  "title": "Marée"\n}', 'latin1'),
    'manifest.json:2:16 is not saved in UTF-8: an accent is lost here. Save it in UTF-8',
  ],
  ['in UTF-16', Buffer.from('\ufeff{}', 'utf16le'), 'manifest.json:1:1 is saved in UTF-16. Save it in UTF-8'],
])('a manifest saved %s is told as what it is', (_, bytes, said) => {
  save('manifest.json', bytes);
  expect(problems()).toContain(`challenges/sample/${said}`);
});

it('code saved in Latin-1 is told, and where', () => {
  save('quay.ts', Buffer.from('// ok\nexport const quai = "à";\n', 'latin1'));
  expect(problems()).toEqual(['challenges/sample/quay.ts:2:22 is not saved in UTF-8: an accent is lost here. Save it in UTF-8']);
});

it('a text may hold the mark of what could not be read', () => {
  save('mark.ts', Buffer.from('export const mark = "\ufffd";\n'));
  expect(problems()).toEqual([]);
});

it.each(['brouillon.docx', 'notes/plan.pdf', 'photo.heic'])('%s is no part of a challenge', (file) => {
  if (file.includes('/')) folders.write('sample/notes', '{}');
  save(file, Buffer.from('x'));
  expect(problems()).toContainEqual(expect.stringMatching(`^challenges/sample/${file}:1:1 is no part of a challenge`));
});

it.each(['.DS_Store', 'challenge.tsx~', '.challenge.tsx.swp', 'Thumbs.db', 'LICENSE', 'lisez-moi.md'])(
  '%s is let alone',
  (file) => {
    save(file, Buffer.from('x'));
    expect(problems()).toEqual([]);
  },
);

it('places each straight apostrophe of a manifest', () => {
  folders.write('sample', manifestText('sample', { title: "L'heure de l'eau" }));
  expect(problems()).toEqual([
    expect.stringMatching(/^challenges\/sample\/manifest\.json:\d+:\d+ a straight apostrophe in "L'heure"\. Write ’$/),
    expect.stringMatching(/a straight apostrophe in "l'eau"/),
  ]);
});

it('a file that was removed after the folder was listed is no mistake', () => {
  expect(fileMistakes(join(folders.directory, 'sample'), ['gone.css', 'gone.png', 'gone.json'])).toEqual([]);
});
