/** `vigie check`: one line for each check. Exit codes: 0 no finding, 1 a warning, 2 an error. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { ChainHead } from '../audit/audit-chain.ts';
import { ConfigError, readConfig } from '../config.ts';
import { installedBranding } from '../installed-branding.ts';
import { VERSION } from '../version.ts';
import {
  checkAuditLog,
  checkClock,
  checkDatabase,
  checkDisk,
  checkMail,
  checkNames,
  checkProvider,
  type Finding,
  VERDICTS,
} from './checks.ts';
import { optionMistake, runCommand, UsageError } from './command.ts';

const USAGE = `Usage: vigie check [--audit-head <number>:<seal>]…
  Looks at the variables, the branding of vigie.json, the database, the chain of its audit log, the room on its disk, the clock, the mail server and identity providers, and changes and sends nothing. The server may run meanwhile.
  --audit-head  a head of the audit log, as the server's log or an earlier check told it: the chain must still hold it. May be repeated.
  Exit codes: 0 all well, 1 something to know (warn), 2 something to mend (fail), or wrong usage.`;

/** The root of the project or of the package: this command runs from `dist/server/`. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

await runCommand(USAGE, async (words) => {
  const findings = await lookAround(notedHeads(words));
  for (const { verdict, subject, text } of findings) console.log(`${verdict.padEnd(4)}  ${subject.padEnd(13)}  ${text}`);
  process.exitCode = Math.max(...findings.map(({ verdict }) => VERDICTS.indexOf(verdict)));
});

/** @throws UsageError */
function notedHeads(words: readonly string[]): readonly ChainHead[] {
  const options = { 'audit-head': { type: 'string', multiple: true } } as const;
  let given: readonly string[] = [];
  try {
    given = parseArgs({ args: [...words], options }).values['audit-head'] ?? [];
  } catch (error) {
    throw new UsageError(optionMistake(error, ['audit-head', 'help']));
  }
  return given.map((text) => {
    const [, position, seal] = /^([1-9][0-9]{0,8}):([0-9a-f]{64})$/.exec(text) ?? [];
    if (position === undefined || seal === undefined)
      throw new UsageError(`--audit-head: expected a number, a colon and 64 digits from 0 to f, not "${text}"`);
    return { position: Number(position), seal };
  });
}

async function checkBranding(): Promise<Finding> {
  const subject = 'branding';
  try {
    const branding = await installedBranding(ROOT, process.env);
    return { subject, verdict: 'ok', text: branding ? `of ${branding.name ?? 'Vigie'}` : 'the product’s own' };
  } catch (error) {
    return { subject, verdict: 'fail', text: error instanceof Error ? error.message : String(error) };
  }
}

async function lookAround(heads: readonly ChainHead[]): Promise<readonly Finding[]> {
  // VIGIE_CONFIG is read outside readConfig.
  const read = new Set(['VIGIE_CONFIG']);
  const noted = new Proxy(process.env, {
    get(environment, name) {
      read.add(String(name));
      return environment[String(name)];
    },
  });
  const misnamed = () => checkNames(Object.keys(process.env), read);
  try {
    const { databaseUrl, mail, openIdProviders } = readConfig(noted);
    const { finding, facts } = await checkDatabase(databaseUrl);
    const audited = await checkAuditLog(databaseUrl, facts, heads);
    return [
      { subject: 'configuration', verdict: 'ok', text: `every variable is valid for Vigie ${VERSION}` },
      ...misnamed(),
      await checkBranding(),
      finding,
      ...(audited ? [audited] : []),
      await checkDisk(databaseUrl, facts),
      checkClock(Date.now(), facts),
      ...(mail ? [await checkMail(mail)] : []),
      ...(await Promise.all(openIdProviders.map(checkProvider))),
    ];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    // Further checks need a valid configuration, which names the database.
    return [...error.problems.map((text): Finding => ({ subject: 'configuration', verdict: 'fail', text })), ...misnamed()];
  }
}
