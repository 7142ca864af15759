/**
 * `vigie health`: prints the reply of `/healthz` from the process that runs with the same variables, for the health check of a container.
 */
import { request as requestPlain } from 'node:http';
import { request as requestEncrypted } from 'node:https';
import { CommandError, runCommand, UsageError } from './command.ts';

const USAGE = `Usage: vigie health
  Asks the server that runs on this machine with the same HOST, PORT, HEALTH_PORT and TLS_CERT how it is, and prints
  the answer.
  Exit codes: 0 it answers, busy or not; 1 it does not, or is stuck; 2 wrong usage.`;

const TIMEOUT_MS = 2_500;

await runCommand(USAGE, async (words) => {
  if (words.length > 0) throw new UsageError('It takes no arguments.');
  console.log(await liveness());
});

/** Reads only these variables: a certificate that has expired since the start is no reason to call a process dead. */
function liveness(): Promise<string> {
  const variable = (name: string, fallback: string) => process.env[name]?.trim() || fallback;
  const host = variable('HOST', '127.0.0.1');
  const healthPort = variable('HEALTH_PORT', '');
  // The health port speaks plain HTTP.
  const encrypted = healthPort === '' && variable('TLS_CERT', '') !== '';
  const options = {
    host: { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host,
    port: healthPort || variable('PORT', '3000'),
    path: '/healthz',
    timeout: TIMEOUT_MS,
    // The certificate is for the site's public name, not for this host; nothing secret is sent or read.
    rejectUnauthorized: false,
  };
  return new Promise((resolve, reject) => {
    const fail = (reason: string) =>
      reject(new CommandError(`No answer on ${encrypted ? 'https' : 'http'}://${host}:${options.port}: ${reason}.`));
    const request = (encrypted ? requestEncrypted : requestPlain)(options, (reply) => {
      let text = '';
      reply.setEncoding('utf8');
      reply.on('data', (piece: string) => {
        text += piece;
      });
      reply.on('end', () => (reply.statusCode === 200 ? resolve(text) : fail(`it answers ${reply.statusCode}`)));
    });
    request.on('timeout', () => request.destroy(new Error(`none within ${TIMEOUT_MS} ms`)));
    request.on('error', ({ message }) => fail(message));
    request.end();
  });
}
