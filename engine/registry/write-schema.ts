/**
 * `npm run schema`: writes what is derived from the manifest's schema: the JSON Schema that editors read beside a manifest, and its
 * reference for people. With `--check` it only says whether the files are current.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ManifestSchema } from '#schemas/manifest.ts';
import { whatIsToldOf } from './reference/likely-mistakes.ts';
import { manifestReference } from './reference/manifest-reference.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const EXAMPLE = join(ROOT, 'challenges/_form');

const schema = JSON.stringify({ $schema: 'http://json-schema.org/draft-07/schema#', ...ManifestSchema }, null, 2);
const example: unknown = JSON.parse(readFileSync(join(EXAMPLE, 'manifest.json'), 'utf8'));
const written: Readonly<Record<string, string>> = {
  'schemas/challenge-manifest.schema.json': `${schema}\n`,
  'docs/manifest.md': manifestReference(JSON.parse(schema), example, whatIsToldOf(EXAMPLE)),
};

for (const [file, current] of Object.entries(written)) {
  const path = join(ROOT, file);
  if (!process.argv.includes('--check')) {
    writeFileSync(path, current);
  } else if (readIfThere(path) !== current) {
    console.error(`${file} is not what schemas/manifest.ts and the registry say. Run: npm run schema`);
    process.exitCode = 1;
  }
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
