/** `vigie account reset <username>`: gives an administrator who cannot sign in a new password, or a new invitation. */
import { readConfig } from '../config.ts';
import { resetPassword } from '../facilitators/reset-password.ts';
import { COMMAND_LINE, CommandError, runCommand, UsageError, withDatabase } from './command.ts';

const USAGE = `Usage: vigie account reset <username>
  A new password for an account of the console, printed this once. Its passkeys, recovery codes, API tokens and link to a provider are
  removed, its devices signed out.
  With CONSOLE_PASSWORDS=off no password: the account is invited anew to sign in through the identity provider.
  Exit codes: 0 reset, 1 failed (the message says why), nothing was changed; 2 wrong usage.`;

await runCommand(USAGE, async (words) => {
  const [action, username, ...more] = words;
  if (action !== undefined && action !== 'reset') throw new UsageError(`There is no action "${action}" of account.`);
  if (!username || username.startsWith('-') || more.length > 0) throw new UsageError();
  const { consolePasswords } = readConfig(process.env);
  const reset = await withDatabase('refuse', (database) =>
    resetPassword(database, username, COMMAND_LINE, Date.now, consolePasswords),
  );
  if ('known' in reset) throw new CommandError(`There is no account "${username}". The accounts: ${reset.known.join(', ')}.`);
  const removed = 'Passkeys, recovery codes, API tokens and the link to a provider are removed, devices signed out.';
  console.log(
    reset.password === null
      ? `${reset.username} is invited anew, as passwords are off: the next sign-in through the provider takes the account, ` +
          `if the provider has verified this as the e-mail address.\n${removed}`
      : `${reset.username} / ${reset.password} (shown this once; only its hash is stored)\n` +
          `${removed} Sign in, then choose a password of your own under “Your account”.`,
  );
});
