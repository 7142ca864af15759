/** Vitest's global set-up for tests that start processes: builds the programs once for all of them. */
import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { buildServer, FIXTURE_SERVER } from './build-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Paths of the built programs. */
    built: Readonly<Record<'server' | 'account' | 'backup' | 'check' | 'restore', string>>;
  }
}

/** A folder of this run: another run at the same time builds into its own. */
const DIRECTORY = `.cache/built-${process.pid}`;

export default async function setup(project: TestProject): Promise<() => void> {
  project.provide('built', {
    server: await buildServer(FIXTURE_SERVER, DIRECTORY),
    account: await buildServer('server/commands/account.ts', DIRECTORY),
    backup: await buildServer('server/commands/backup.ts', DIRECTORY),
    check: await buildServer('server/commands/check.ts', DIRECTORY),
    restore: await buildServer('server/commands/restore.ts', DIRECTORY),
  });
  return () => rmSync(DIRECTORY, { recursive: true, force: true });
}
