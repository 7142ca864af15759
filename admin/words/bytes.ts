const figures = new Intl.NumberFormat(undefined, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false });
const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Bytes → '1.5 MB': units B to TB in steps of 1024, one decimal as the browser's locale writes it (specification, section 9). Negative or unknown sizes read as 0. */
export function formatBytes(bytes: number): string {
  let value = Number.isFinite(bytes) && bytes > 0 ? bytes : 0;
  let unit = 0;
  // 1023.96 KB would print as '1024.0 KB': what matters is the rounded number.
  while (Number(value.toFixed(1)) >= 1024 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${figures.format(value)} ${UNITS[unit]}`;
}
