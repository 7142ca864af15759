import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** Simulates a browser in which `Intl` formats in French if no locale is given. */
function frenchBrowser(): void {
  vi.stubGlobal(
    'Intl',
    Object.assign(Object.create(Intl), {
      NumberFormat: class extends Intl.NumberFormat {
        constructor(language = 'fr', options?: Intl.NumberFormatOptions) {
          super(language, options);
        }
      },
      DateTimeFormat: class extends Intl.DateTimeFormat {
        constructor(language = 'fr', options?: Intl.DateTimeFormatOptions) {
          super(language, options);
        }
      },
    }),
  );
  vi.resetModules();
}

it('numbers and times are English in a French browser, as the words around them are', async () => {
  frenchBrowser();
  const { formatBytes, formatChange, formatNumber } = await import('./numbers.ts');
  const { formatScheduledTime, formatDay } = await import('./local-time.ts');
  expect([formatNumber(1234.5), formatChange(2.5), formatBytes(1536)]).toEqual(['1,234.5', '+2.5', '1.5 KB']);
  expect(formatDay('2026-11-21T12:00:00.000Z')).toBe('21 Nov 2026');
  const opening = Date.parse('2026-11-21T15:05');
  expect(formatScheduledTime(opening, opening)).toBe('Sat 21 Nov 15:05');
  expect(formatScheduledTime(opening + 45 * 60_000, opening, opening)).toBe('15:50');
  expect(formatScheduledTime(opening, Date.parse('2027-01-05T10:00'))).toBe('Sat 21 Nov 2026 15:05');
});
