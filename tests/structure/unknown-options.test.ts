import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

test.each([
  ['trust', 'tests/trust/main.ts', '--sed', '--seed'],
  ['pictures', 'tests/pictures/main.ts', '--buitl', '--built'],
])(
  'npm run %s tells an unknown option with the nearest, before any work',
  (name, program, unknown, nearest) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program, unknown], {
      cwd: ROOT,
      env: { ...process.env, VIGIE_LANG: 'en' },
      encoding: 'utf8',
      // Starting the program may take a minute on a machine that runs other tests.
      timeout: 120_000,
    });
    const [mistake, , usage] = stderr.split('\n');
    expect(mistake).toBe(`There is no option "${unknown}". Did you mean "${nearest}"?`);
    expect(usage).toContain(`npm run ${name} -- `);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  },
  130_000,
);
