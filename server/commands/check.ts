/** `vigie check`: one line for each check. Exit codes: 0 no finding, 1 a warning, 2 an error. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config.ts';
import { installedBranding } from '../installed-branding.ts';
import { checkClock, checkDatabase, checkDisk, checkMail, type Finding, VERDICTS } from './checks.ts';
import { optionMistake, runCommand, UsageError } from './command.ts';

const USAGE = `Usage: vigie check
  Looks at the variables, the branding of vigie.json, the database, the room on its disk, the clock and the mail server, and changes and sends nothing. The server may run meanwhile.
  Exit codes: 0 all well, 1 something to know (warn), 2 something to mend (fail), or wrong usage.`;

/** The root of the project or of the package: this runs from `dist/server/`. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

await runCommand(USAGE, async (words) => {
  try {
    parseArgs({ args: [...words] });
  } catch (error) {
    throw new UsageError(optionMistake(error, ['help']));
  }
  const findings = await lookAround();
  for (const { verdict, subject, text } of findings) console.log(`${verdict.padEnd(4)}  ${subject.padEnd(13)}  ${text}`);
  process.exitCode = Math.max(...findings.map(({ verdict }) => VERDICTS.indexOf(verdict)));
});

async function checkBranding(): Promise<Finding> {
  const subject = 'branding';
  try {
    const branding = await installedBranding(ROOT, process.env);
    return { subject, verdict: 'ok', text: branding ? `of ${branding.name ?? 'Vigie'}` : 'the product’s own' };
  } catch (error) {
    return { subject, verdict: 'fail', text: error instanceof Error ? error.message : String(error) };
  }
}

async function lookAround(): Promise<readonly Finding[]> {
  try {
    const { databaseUrl, mail } = readConfig(process.env);
    const { finding, facts } = await checkDatabase(databaseUrl);
    return [
      { subject: 'configuration', verdict: 'ok', text: 'every variable is valid' },
      await checkBranding(),
      finding,
      await checkDisk(databaseUrl, facts),
      checkClock(Date.now(), facts),
      ...(mail ? [await checkMail(mail)] : []),
    ];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    // Further checks need a valid configuration, which names the database.
    return error.problems.map((text) => ({ subject: 'configuration', verdict: 'fail', text }));
  }
}
