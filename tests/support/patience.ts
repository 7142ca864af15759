/**
 * Lengthens the time for which `vi.waitFor` and `vi.waitUntil` wait: long enough for a busy machine. Their default is one second, and no
 * setting of Vitest changes it.
 */
import { vi } from 'vitest';

const PATIENCE = { timeout: 10_000 };

type Options = Parameters<typeof vi.waitFor>[1];
const patient = (options: Options) => ({ ...PATIENCE, ...(typeof options === 'number' ? { timeout: options } : options) });

/** Marks `vi` as changed: Vitest runs this file before each test file, and test files share a process or a page. */
const DONE = Symbol.for('vigie: patience');
if (!Reflect.has(vi, DONE)) {
  const { waitFor, waitUntil } = vi;
  vi.waitFor = (callback, options) => waitFor(callback, patient(options));
  vi.waitUntil = (callback, options) => waitUntil(callback, patient(options));
  Reflect.set(vi, DONE, true);
}
