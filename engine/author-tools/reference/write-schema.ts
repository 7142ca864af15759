/**
 * `npm run schema`: generates the JSON Schemas for editors and the reference of the manifest from the schemas in code. `--check` only
 * reports whether the files are current.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ManifestSchema } from '#schemas/manifest.ts';
import { ConfigurationSchema, PackSchema } from '#schemas/pack.ts';
import { whatIsToldOf } from './likely-mistakes.ts';
import { manifestReference } from './manifest-reference.ts';

// The reference is in English, whatever the locale.
process.env['VIGIE_LANG'] = 'en';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const EXAMPLE = join(ROOT, 'challenges/_form');

const forEditors = (schema: object) =>
  `${JSON.stringify({ $schema: 'http://json-schema.org/draft-07/schema#', ...schema }, null, 2)}\n`;
const schema = forEditors(ManifestSchema);
const example: unknown = JSON.parse(readFileSync(join(EXAMPLE, 'manifest.json'), 'utf8'));
const written: Readonly<Record<string, string>> = {
  'schemas/challenge-manifest.schema.json': schema,
  'schemas/vigie-pack.schema.json': forEditors(PackSchema),
  'schemas/vigie.schema.json': forEditors(ConfigurationSchema),
  'docs/manifest.md': manifestReference(JSON.parse(schema), example, whatIsToldOf(EXAMPLE)),
};

for (const [file, current] of Object.entries(written)) {
  const path = join(ROOT, file);
  if (!process.argv.includes('--check')) {
    writeFileSync(path, current);
  } else if (!existsSync(path) || readFileSync(path, 'utf8') !== current) {
    console.error(`${file} is not what the schemas and the registry say. Run: npm run schema`);
    process.exitCode = 1;
  }
}
