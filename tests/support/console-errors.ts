/** Fails the test that causes an unexpected `console.error`. A test that expects one spies on it first. */
import { afterEach, beforeEach, expect, vi } from 'vitest';

const written: string[] = [];

beforeEach(() => {
  written.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...parts: readonly unknown[]) => {
    written.push(parts.map(String).join(' '));
  });
});

afterEach(() => {
  const unexpected = [...written];
  vi.restoreAllMocks();
  expect(unexpected, 'unexpected console.error').toEqual([]);
});
