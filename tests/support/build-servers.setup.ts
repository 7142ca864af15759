/** Vitest's global set-up for tests that start processes: builds the programs once for all of them, if there is one among those that run. */
import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { buildPrograms, FIXTURE_SERVER, HEALTH_THREAD } from './build-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Paths of the built programs. */
    built: Readonly<Record<'server' | 'account' | 'backup' | 'check' | 'restore', string>>;
  }
}

/** A folder of this run: another run at the same time builds into its own. */
const DIRECTORY = `.cache/built-${process.pid}`;

const STARTS_PROCESSES = /\/tests\/(?:faults|trust)\/|\/server\/(?:commands|demo|local-network|start)\/|\/whole-server\/traces\./;

export default async function setup(project: TestProject): Promise<(() => void) | undefined> {
  if (!project.vitest.state.getPaths().some((path) => STARTS_PROCESSES.test(path))) return;
  const commands = ['account', 'backup', 'check', 'restore'].map((command) => `server/commands/${command}.ts`);
  const [server = '', account = '', backup = '', check = '', restore = ''] = await buildPrograms(
    [FIXTURE_SERVER, ...commands, HEALTH_THREAD],
    DIRECTORY,
  );
  project.provide('built', { server, account, backup, check, restore });
  return () => rmSync(DIRECTORY, { recursive: true, force: true });
}
