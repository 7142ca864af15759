/**
 * `npm run package [-- --into <folder>] [-- --no-build] [-- --sign <key>]`: the files that a server needs to run, as one archive for this
 * platform, with its bill of materials (CycloneDX) and checksums, which an SSH key of yours signs. Reproducible: the same sources, Node
 * release and modules give the same bytes.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { create } from 'tar';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Time of every file in the archive. */
const NO_TIME = new Date(0);
/** Files of SQLite's module and of the modules that it loads at run time, without their sources. */
const NATIVE = {
  'better-sqlite3': ['package.json', 'LICENSE', 'lib', 'build/Release/better_sqlite3.node'],
  bindings: ['package.json', 'LICENSE.md', 'bindings.js'],
  'file-uri-to-path': ['package.json', 'LICENSE', 'index.js'],
};

/** Files that an operator reads and copies on a machine without the sources or a network. */
const FOR_OPERATORS = [
  ...['LICENSE', 'CHANGELOG.md', 'README.md', 'SECURITY.md', 'docs/monitoring'],
  ...['operating', 'backup', 'branding', 'sign-in', 'mail', 'people', 'security', 'api', 'console'].map(
    (page) => `docs/${page}.md`,
  ),
  ...['vigie@.service', 'vigie-installation@.service', 'nginx.conf', 'Caddyfile'].map((file) => `packaging/${file}`),
  ...['compose.yml', 'compose-several.yml', 'kubernetes.yml'].map((file) => `packaging/${file}`),
];

const { values } = parseArgs({
  options: {
    into: { type: 'string', default: 'release' },
    'no-build': { type: 'boolean', default: false },
    sign: { type: 'string' },
  },
});
const into = resolve(values.into);
const { version, engines, license } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const name = `vigie-${version}-${process.platform}-${process.arch}-node${process.versions.node.split('.')[0]}`;
const staged = join(into, name);

if (!values['no-build']) npm(['run', '--silent', 'build']);
if (!existsSync(join(ROOT, 'dist/stamp'))) throw new Error('There is no whole build in dist: run without --no-build.');
rmSync(staged, { recursive: true, force: true });
mkdirSync(staged, { recursive: true });
copy('dist', 'dist', (path) => !/\.map$|[\\/](?:compiled|stamp)$/.test(path));
for (const [module, files] of Object.entries(NATIVE))
  for (const file of files) copy(`node_modules/${module}/${file}`, `node_modules/${module}/${file}`);
for (const file of FOR_OPERATORS) copy(file, file);
for (const file of ['vigie.cjs', 'commands.mjs']) copy(`packaging/${file}`, file);
for (const file of ['threads-and-memory.cjs', 'arguments.mjs', 'command-line.mjs']) copy(`server/start/${file}`, file);
writeFileSync(
  join(staged, 'package.json'),
  json({ name: 'vigie', version, private: true, license, type: 'module', engines, bin: { vigie: 'vigie.cjs' } }),
);
writeFileSync(join(staged, 'sbom.json'), json(billOfMaterials()));

const archive = join(into, `${name}.tar.gz`);
await create(
  // Level, owner and times are fixed: the machine's own would change the bytes.
  { cwd: into, file: archive, gzip: { level: 9 }, portable: true, mtime: NO_TIME, noDirRecurse: true, mode: 0o644 },
  filesIn(staged).map((path) => relative(into, path)),
);
const checksums = join(into, 'SHA256SUMS');
// The signature of an earlier archive.
rmSync(`${checksums}.sig`, { force: true });
writeFileSync(checksums, `${createHash('sha256').update(readFileSync(archive)).digest('hex')}  ${name}.tar.gz\n`);
// ssh-keygen asks for the passphrase of a key; a key of an agent is named by its public half.
if (values.sign !== undefined)
  execFileSync('ssh-keygen', ['-Y', 'sign', '-n', 'vigie-package', '-f', resolve(values.sign), checksums], { stdio: 'inherit' });
console.log(`${archive}\n${(statSync(archive).size / 1e6).toFixed(1)} MB`);

/** @param wanted whether a file or folder comes along; its path is absolute */
function copy(from, to, wanted = () => true) {
  cpSync(join(ROOT, from), join(staged, to), { recursive: true, filter: wanted, dereference: true });
}

/** Every file, in an order that does not depend on the disk. */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * The bill of materials that npm makes of the lock file, without the fields that differ from one run to the next. Development packages are
 * removed here: with `--omit=dev` npm also leaves out packages that a development package needs (`pg`).
 */
function billOfMaterials() {
  const told = JSON.parse(npm(['sbom', '--sbom-format=cyclonedx', '--package-lock-only']));
  const { serialNumber: _serial, metadata, components, dependencies, ...bill } = told;
  const { timestamp: _timestamp, ...about } = metadata;
  const shipped = components.filter(
    ({ properties = [] }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'),
  );
  const refs = new Set([about.component['bom-ref'], ...shipped.map((component) => component['bom-ref'])]);
  return {
    ...bill,
    metadata: about,
    components: shipped,
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) })),
  };
}

function npm(words) {
  return execFileSync('npm', words, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 64e6 });
}

function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
