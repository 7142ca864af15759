/** `npm run schema`: writes the JSON Schema that editors read beside a manifest. With `--check` it only says whether the file is current. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ManifestSchema } from '#schemas/manifest.ts';

const FILE = fileURLToPath(new URL('../../schemas/challenge-manifest.schema.json', import.meta.url));
const current = `${JSON.stringify({ $schema: 'http://json-schema.org/draft-07/schema#', ...ManifestSchema }, null, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(FILE, current);
} else if (readIfThere() !== current) {
  console.error('schemas/challenge-manifest.schema.json is not what schemas/manifest.ts says. Run: npm run schema');
  process.exitCode = 1;
}

function readIfThere(): string {
  try {
    return readFileSync(FILE, 'utf8');
  } catch {
    return '';
  }
}
