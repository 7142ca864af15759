/** A folder with the configuration of a house, and what is said of it. */
import { copyFileSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readInstallation } from '#engine/registry/configuration.ts';

/** The house of the fixtures. */
export const FIXTURE = join(import.meta.dirname, '../../../tests/fixtures/house');
/** Its logo, as text. */
export const DRAWING = readFileSync(join(FIXTURE, 'logo.svg'), 'utf8');

export interface TemporaryHouse {
  readonly folder: string;
  /** Writes the configuration. Answers with its file. */
  configure(house: unknown): string;
  write(name: string, content: string | Buffer): void;
  /** What is said of a house, from the folder of its configuration on. */
  mistakesOf(house: unknown): string[];
  dispose(): void;
}

/** The fixture's logo is in it. */
export function temporaryHouse(): TemporaryHouse {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'vigie-house-')));
  copyFileSync(join(FIXTURE, 'logo.svg'), join(folder, 'logo.svg'));
  const configure = (house: unknown) => {
    const file = join(folder, 'vigie.json');
    writeFileSync(file, JSON.stringify({ house }, null, 2));
    return file;
  };
  return {
    folder,
    configure,
    write: (name, content) => writeFileSync(join(folder, name), content),
    mistakesOf: (house) =>
      readInstallation(configure(house), folder).mistakes.map(({ file, line, column, message }) =>
        `${file}:${line}:${column} ${message}`.replaceAll(`${folder}/`, ''),
      ),
    dispose: () => rmSync(folder, { recursive: true }),
  };
}
