/** `npm run packs`: lists the configured packs with their challenges and mistakes. */
import { fileURLToPath } from 'node:url';
import { CHALLENGES } from '#engine/packs/pack.ts';
import { packsTold } from '#engine/packs/printed-lines.ts';
import { optionsOf } from '#engine/registry/command-options.ts';
import { readInstallation } from '#engine/registry/configuration.ts';
import { readRegistry } from '#engine/registry/read-registry.ts';
import { configurationFile } from '#engine/source-files/configuration-file.ts';
import { formatProblem } from '#engine/source-files/problem.ts';

optionsOf('npm run packs', { options: {} });
const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const installation = readInstallation(configurationFile(ROOT), ROOT);
const { challenges, problems } = readRegistry(`${ROOT}/${CHALLENGES}`, installation, { code: (_, pack) => pack !== undefined });

console.log(packsTold(installation.packs, challenges));
if (problems.length > 0) {
  console.error(`\n${problems.map(formatProblem).join('\n')}`);
  process.exitCode = 1;
}
