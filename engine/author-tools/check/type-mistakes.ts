/** Type errors of one challenge or, if it has none, the disagreements between its parts. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { WHOLE_FILE } from '#engine/source-files/location.ts';
import type { ManifestProblem } from '#engine/source-files/problem.ts';
import { compiled, disagreementsIn, partsIn } from './compiler.ts';
import { compilerMistake } from './compiler-and-linter.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** @param folder of the challenge, absolute */
export function typeMistakes(folder: string, key: string): Omit<ManifestProblem, 'key'>[] {
  const shown = relative(ROOT, folder);
  const elsewhere = shown.startsWith('..');
  // Without the tests of a pack outside of the project: their imports resolve in the pack's own repository only.
  const files = elsewhere ? partsIn(folder) : readdirSync(folder).filter((file) => /\.tsx?$/.test(file));
  const every = files.map((file) => `import type {} from '${folder}/${file}';`).join('\n');
  const said = compiled({ [key]: folder }, { 'every-file.ts': every });
  const ofFolder = said.filter((line) => line.startsWith(`${shown}/`));
  if (ofFolder.length > 0)
    return ofFolder
      .flatMap((line) => compilerMistake(line) ?? [])
      .map((mistake) => ({ ...mistake, file: elsewhere ? join(ROOT, mistake.file) : mistake.file }));
  const sentences = said.flatMap((line) => disagreementsIn(line)?.sentences ?? [line]);
  const whole = { file: join(elsewhere ? folder : shown, 'challenge.server.ts'), ...WHOLE_FILE };
  return [...new Set(sentences)].map((message) => ({ ...whole, message }));
}
