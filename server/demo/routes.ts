/** Route by which the console recognises a demo's session, to mark its players as simulated. */
import { DemoSchema } from '#schemas/demo.ts';
import type { Authentication } from '../access/authentication.ts';
import type { Database } from '../database/database.ts';
import { failures, type Server } from '../http/routing.ts';
import { readDemo } from './record.ts';

interface DemoDeps {
  readonly authentication: Authentication;
  readonly database: Database;
}

/** Registers `GET /admin/demo`. */
export function demoRoutes(server: Server, { authentication, database }: DemoDeps): void {
  server.get(
    '/admin/demo',
    {
      onRequest: authentication.observer,
      schema: { summary: 'The session of simulated players, where there is one.', response: { 200: DemoSchema, ...failures } },
    },
    async () => ({ session: (await readDemo(database))?.session ?? null }),
  );
}
