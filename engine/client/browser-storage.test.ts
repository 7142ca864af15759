import { afterEach, expect, it, vi } from 'vitest';
import { browserStorage } from './browser-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a disk that is full keeps the page from nothing: what was written last is read, not what was there before', () => {
  const entries = new Map([['token', 'before']]);
  const setItem = vi.fn(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem,
      removeItem: (key: string) => entries.delete(key),
    },
  });
  const storage = browserStorage('localStorage');
  storage.write('token', 'after');
  expect(setItem).toHaveBeenCalledOnce();
  expect(storage.read('token')).toBe('after');
  storage.write('token', null);
  expect(storage.read('token')).toBeNull();
});
