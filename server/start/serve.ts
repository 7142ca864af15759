/** Starts the server on a port, and shuts it down gracefully. */
import type { ChallengeProblem, RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { buildApp } from '../app.ts';
import { checkRegistry } from '../challenges/registry-check.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { asUnopened } from '../database/unopened-database.ts';
import { type Demo, refuseRealSessions, startDemo } from '../demo/demo.ts';
import { demoEnvironment, demoMessage } from '../demo/start.ts';
import { realTime } from '../demo/time.ts';
import { ensureFirstAdministrator, firstAdministratorMessage } from '../facilitators/first-administrator.ts';
import { openHealthPort } from '../http/health-port.ts';
import { type ListeningSockets, listenOnPort } from '../http/listening-sockets.ts';
import { createLogger } from '../http/logging.ts';
import { brandedChallenges, installedBranding } from '../installed-branding.ts';
import { besideDatabase } from '../local-network/beside-database.ts';
import { putAside } from '../local-network/password-file.ts';
import { localNetworkEnvironment, messageAtStart, withOwnCertificate } from '../local-network/start.ts';
import { createServices } from '../services.ts';
import type { BuiltSite } from '../site/built-site.ts';
import { startTracing, tracing } from '../tracing.ts';
import { readArguments } from './arguments.mjs';
import { listenFailure } from './listen-failure.ts';

/**
 * Graceful shutdown, in milliseconds: time for current requests, after which connections are closed; time after which the process is ended.
 */
const GRACE = 4000;
const LAST = 6000;

interface ServeOptions {
  readonly challenges: readonly RegisteredChallenge[];
  readonly problems: readonly ChallengeProblem[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Command-line arguments. */
  readonly args: readonly string[];
  /** Absolute path of the project or of the package; the installation's configuration is in this folder. */
  readonly root: string;
  /** The built site. */
  readonly assets?: Omit<BuiltSite, 'branding'>;
}

/** Runs until SIGTERM or SIGINT. If the start fails, the error is printed and the process ends with exit code 1. */
export async function serve(options: ServeOptions): Promise<void> {
  try {
    await start(options);
  } catch (error) {
    console.error(`Vigie cannot start. ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}

async function start({ problems, environment, args, root, assets, ...options }: ServeOptions): Promise<void> {
  const wanted = readArguments(args, environment);
  const surroundings = wanted.demo ? demoEnvironment(environment) : environment;
  if (wanted.tls && !wanted.room)
    throw new Error('--tls is for a room: --room --tls. Elsewhere TLS_CERT and TLS_KEY name the files.');
  const given = readConfig(wanted.room ? localNetworkEnvironment(surroundings) : surroundings);
  const config = wanted.tls ? await withOwnCertificate(given) : given;
  const branding = await installedBranding(root, environment);
  const challenges = brandedChallenges(options.challenges, branding);
  checkRegistry(challenges, problems);
  if (config.traces) await startTracing(config.traces, config.trustProxy !== false);
  const database = await openDatabase(config.databaseUrl);
  if (wanted.demo) await refuseRealSessions(database);
  const logger = createLogger(config);
  // In parallel, as hashing a password uses another thread.
  const [app] = await Promise.all([
    buildApp({ config, database, challenges, logger, ...(assets ? { assets: { ...assets, branding } } : {}) }),
    config.adminPassword === null ? null : ensureFirstAdministrator(config, database, Date.now),
  ]).catch((error: unknown) => {
    throw asUnopened(error, database.location);
  });

  const ending = new AbortController();
  let demo: Promise<Demo> | undefined;
  let sockets: ListeningSockets | undefined;
  const stop = async () => {
    if (ending.signal.aborted) return;
    ending.abort();
    setTimeout(() => app.server.closeAllConnections(), GRACE).unref();
    setTimeout(() => process.exit(1), LAST).unref();
    await (await demo)?.ended;
    await Promise.all([app.close(), sockets?.close()]);
    await database.close();
    await tracing()?.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  // Before the site's port: a start that fails here takes no calls that it would then break off.
  if (config.healthPort !== null) {
    const place = { host: config.host, port: config.healthPort };
    const onFailure = (error: unknown) => logger.error({ err: error }, 'the health port answers no more');
    await openHealthPort(place, app.liveness, onFailure).catch((error: unknown) => {
      throw listenFailure(error, place, 'HEALTH_PORT');
    });
  }
  const listenTextResolver = (address: string) =>
    `listening at ${config.certificate ? address.replace(/^http:/, 'https:') : address}`;
  sockets = await listenOnPort(app.server, config, (options) => app.listen({ ...options, listenTextResolver })).catch(
    (error: unknown) => {
      throw listenFailure(error, config);
    },
  );
  // Last, as a generated password is shown only once: if the start failed later, the password would be stored without having been shown.
  const password = config.adminPassword === null ? await ensureFirstAdministrator(config, database, Date.now) : null;
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : config.port;
  const opened = await messageAtStart(config, port, wanted.room);
  const asideOf = (secret: string) =>
    wanted.room ? putAside(besideDatabase(config.databaseUrl, 'password.txt'), config.adminUsername, secret) : null;
  if (wanted.demo) {
    demo = startDemo({
      openDoors: (clock) => createServices(config, database, challenges, clock),
      database,
      challenges,
      time: realTime,
      signal: ending.signal,
      onFailure: (error) => logger.error({ err: error }, 'the demo stumbled'),
    });
    const given = environment['ADMIN_PASSWORD']?.trim();
    const shown = given ? null : config.adminPassword;
    const aside = shown === null ? null : asideOf(shown);
    const signIn = { username: config.adminUsername, password: shown, aside: aside !== null };
    const words = [opened.words, demoMessage(opened.url, (await demo).session, signIn), ...(aside === null ? [] : [aside])];
    tell(words);
  } else {
    const told = password === null ? [] : [asideOf(password) ?? firstAdministratorMessage(config, password)];
    tell([opened.words, ...told]);
  }
}

/** Prints messages for people on stderr: stdout is the log, with one JSON object per line. */
function tell(words: readonly string[]): void {
  console.error(words.join('\n'));
}
