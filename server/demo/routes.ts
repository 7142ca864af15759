/** Tells the console which session is a demo's, so that nobody takes its players for people. */
import { DemoSchema } from '#schemas/demo.ts';
import { failures, type Server } from '../http/routing.ts';
import type { Services } from '../services.ts';
import { readDemo } from './record.ts';

/** Registers `GET /admin/demo`. */
export function demoRoutes(server: Server, { authentication, database }: Services): void {
  server.get(
    '/admin/demo',
    {
      onRequest: authentication.observer,
      schema: { summary: 'The session of simulated players, where there is one.', response: { 200: DemoSchema, ...failures } },
    },
    async () => ({ session: (await readDemo(database))?.session ?? null }),
  );
}
