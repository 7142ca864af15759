/** The server within Vite's development server: loaded through its module runner, and rebuilt when one of its modules changes. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { challenges } from 'virtual:challenges/server';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { ensureFirstAdministrator, firstAdministratorMessage } from '../facilitators/first-administrator.ts';
import { NEVER_LATE } from '../http/call-delay.ts';
import { createLogger } from '../http/logging.ts';
import { brandedChallenges, installedBranding } from '../installed-branding.ts';

/** Builds the app. Skips broken challenges, which the registry's plugin reports. @throws ConfigError */
export async function developmentApp(onUnknownGet: (request: IncomingMessage, response: ServerResponse) => void) {
  // Vite serves its modules at the root of the host, so there is no path prefix.
  const config = { ...readConfig({ LOG_LEVEL: 'warn', ...process.env }), basePath: '' };
  const database = await openDatabase(config.databaseUrl);
  // Errors in the branding are reported by the registry's plugin.
  const branding = await installedBranding(resolve(import.meta.dirname, '../..'), process.env).catch(() => undefined);
  const played = brandedChallenges(challenges, branding);
  const app = await buildApp({
    ...{ config, database, challenges: played, onUnknownGet },
    logger: createLogger(config),
    // The event loop is Vite's too, and transforming modules holds it up for seconds.
    callDelay: NEVER_LATE,
  });
  const password = await ensureFirstAdministrator(config, database, Date.now);
  if (password !== null) console.error(firstAdministratorMessage(config, password));
  return {
    handle: (request: IncomingMessage, response: ServerResponse) => app.routing(request, response),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
