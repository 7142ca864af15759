/** Makes frequent mistakes in a manifest and records the registry's messages, so that the reference shows real ones. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pointer } from 'typebox/value';
import { readRegistry } from '#engine/registry/read-registry.ts';

interface LikelyMistake {
  /** JSON pointer to the changed value. */
  readonly at: string;
  /** JSON pointer to the field under which the reference lists the mistake, if not the changed one. */
  readonly meant?: string;
  /** The wrong value; absent to remove the field. */
  readonly value?: unknown;
}

/** A mistake with the registry's message. */
export interface ToldMistake extends LikelyMistake {
  readonly told: readonly string[];
}

/** Key of the example in the reference. */
const FOLDER = 'my-challenge';

/** One or two mistakes for each field that is easy to get wrong. */
const LIKELY: readonly LikelyMistake[] = JSON.parse(readFileSync(new URL('likely-mistakes.json', import.meta.url), 'utf8'));

/**
 * Messages for each mistake, in the order of the list.
 * @param example folder of the challenge to break
 * @throws Error if a mistake has no message
 */
export function whatIsToldOf(example: string): ToldMistake[] {
  const directory = mkdtempSync(join(tmpdir(), 'vigie-reference-'));
  try {
    return LIKELY.map((mistake, index) => {
      // Each mistake has its own root: two challenges with the same key in one root are a mistake of their own.
      const root = join(directory, String(index));
      const folder = join(root, FOLDER);
      mkdirSync(root);
      cpSync(example, folder, { recursive: true });
      const file = join(folder, 'manifest.json');
      const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
      if (mistake.value === undefined) Pointer.Delete(manifest, mistake.at);
      else Pointer.Set(manifest, mistake.at, mistake.value);
      writeFileSync(file, JSON.stringify(manifest));
      const told = readRegistry(root).problems.map(({ message }) => message);
      if (told.length === 0) throw new Error(`nothing is told of ${mistake.at}: ${JSON.stringify(mistake.value)}`);
      return { ...mistake, told };
    });
  } finally {
    rmSync(directory, { recursive: true });
  }
}
