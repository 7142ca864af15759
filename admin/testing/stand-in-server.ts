/** The stand-in server: a test starts it, changes what it holds, and reads what was asked of it. */
import { expect, onTestFinished, vi } from 'vitest';
import { createStandIn, type StandInServer, type StandInStart } from './stand-in-fetch.ts';

/**
 * Stands in for the real server during one test. Whatever it replies, and whatever is sent to it, must fit the schemas of the real
 * one: otherwise the test fails, with the call and the path to what is wrong.
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
