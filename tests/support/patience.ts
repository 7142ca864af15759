/**
 * How long a test waits for what it expects: as long as what hangs is told from a busy machine. `vi.waitFor` and `vi.waitUntil` wait one
 * second unless they are told otherwise, and no setting of Vitest changes that.
 */
import { vi } from 'vitest';

const PATIENCE = { timeout: 10_000 };

type Options = Parameters<typeof vi.waitFor>[1];
const patient = (options: Options) => ({ ...PATIENCE, ...(typeof options === 'number' ? { timeout: options } : options) });

/** Vitest runs this before each file of tests, and files share a process or a page. */
const DONE = Symbol.for('vigie: patience');
if (!Reflect.has(vi, DONE)) {
  const { waitFor, waitUntil } = vi;
  vi.waitFor = (callback, options) => waitFor(callback, patient(options));
  vi.waitUntil = (callback, options) => waitUntil(callback, patient(options));
  Reflect.set(vi, DONE, true);
}
