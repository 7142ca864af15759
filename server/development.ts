/** The server inside Vite's development server: loaded through its module runner, built anew whenever a module of it changes. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { challenges } from 'virtual:challenges/server';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './database/database.ts';
import { ensureFirstAdministrator } from './facilitators/first-administrator.ts';
import { createLogger } from './http/logging.ts';

export interface DevelopmentApp {
  /** Answers a call of the API, or gives the request back to `onUnknownGet`. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** Ends once work under way is done and the database is closed. */
  readonly close: () => Promise<void>;
}

/** Broken challenges are left out here; the registry's plugin reports them. @throws ConfigError */
export async function developmentApp(
  onUnknownGet: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<DevelopmentApp> {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  const database = await openDatabase(config.databaseUrl);
  const password = await ensureFirstAdministrator(config, database, Date.now);
  const app = await buildApp({ config, database, challenges, logger: createLogger(config), onUnknownGet });
  if (password !== null)
    console.log(`Administrator: ${config.adminUsername} / ${password} (shown this once; only its hash is stored)`);
  return {
    answer: (request, response) => app.routing(request, response),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
