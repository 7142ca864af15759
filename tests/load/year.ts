/**
 * A year of a company, played through the product on both databases. Every figure is compared with one computed by plain code, and the
 * times of pages are measured: `npm run year [people] [workshops]`, by default 800 and 40.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [people = '800', workshops = '40'] = process.argv.slice(2);
if (![people, workshops].every((number) => /^[1-9]\d{0,4}$/.test(number)) || Number(workshops) < 2) {
  console.error('Usage: npm run year [people] [workshops], whole numbers, two workshops at least');
  process.exit(2);
}
const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const words = ['run', '--project', 'node', 'tests/whole-server/year-in-small.test.ts'];
const child = spawn(process.execPath, [vitest, ...words], {
  stdio: 'inherit',
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  env: { ...process.env, YEAR_PEOPLE: people, YEAR_WORKSHOPS: workshops },
});
child.once('exit', (code) => process.exit(code ?? 1));
