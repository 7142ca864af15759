/** A temporary folder with the configuration of a branding, and the mistakes that are reported about it. */
import { copyFileSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readInstallation } from '#engine/registry/configuration.ts';

/** Folder of the branding that serves as a fixture. */
export const FIXTURE = join(import.meta.dirname, '../../../tests/fixtures/branding');
/** The fixture's logo, as text. */
export const DRAWING = readFileSync(join(FIXTURE, 'logo.svg'), 'utf8');

export interface TemporaryBranding {
  readonly folder: string;
  /** Writes the configuration, and returns the path of its file. */
  configure(branding: unknown): string;
  write(name: string, content: string | Buffer): void;
  /** Mistakes that are reported about a branding, with paths relative to the folder of its configuration. */
  mistakesOf(branding: unknown): string[];
  dispose(): void;
}

/** Creates the folder, with the fixture's logo in it. */
export function temporaryBranding(): TemporaryBranding {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'vigie-branding-')));
  copyFileSync(join(FIXTURE, 'logo.svg'), join(folder, 'logo.svg'));
  const configure = (branding: unknown) => {
    const file = join(folder, 'vigie.json');
    writeFileSync(file, JSON.stringify({ house: branding }, null, 2));
    return file;
  };
  return {
    folder,
    configure,
    write: (name, content) => writeFileSync(join(folder, name), content),
    mistakesOf: (branding) =>
      readInstallation(configure(branding), folder).mistakes.map(({ file, line, column, message }) =>
        `${file}:${line}:${column} ${message}`.replaceAll(`${folder}/`, ''),
      ),
    dispose: () => rmSync(folder, { recursive: true }),
  };
}
