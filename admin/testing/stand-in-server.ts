/** The stand-in server: a test starts it, changes its data, and reads its calls. */
import { expect, onTestFinished, vi } from 'vitest';
import { createStandIn, type StandInServer, type StandInStart } from './stand-in-fetch.ts';

/**
 * Replaces the real server during one test. All requests and replies must match the real server's schemas: otherwise the test fails, and
 * names the call and the path to the error.
 */
export function startServer(start: StandInStart = {}): StandInServer {
  const { server, fetch, mistakes } = createStandIn(start);
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    expect(mistakes, 'what does not fit the schemas').toEqual([]);
  });
  return server;
}
