/** Formats numbers in the console's language, which may differ from the browser's. */
import { messages, perLanguage } from '../language/language.ts';

const points = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
const changes = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2, signDisplay: 'exceptZero' }));

/** Points or a count, with at most two decimals. */
export function formatNumber(value: number): string {
  return points().format(value);
}

/** Won or lost points, with their sign. */
export function formatChange(value: number): string {
  return changes().format(value);
}

const figures = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false }),
);

/** Bytes → '1.5 MB': units B to TB in steps of 1024, one decimal (specification, section 9). Negative or unknown sizes read as 0. */
export function formatBytes(bytes: number): string {
  const { units } = messages().format;
  let value = Number.isFinite(bytes) && bytes > 0 ? bytes : 0;
  let unit = 0;
  // 1023.96 KB would be printed as '1024.0 KB': compare the rounded number.
  while (Number(value.toFixed(1)) >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${figures().format(value)} ${units[unit]}`;
}
