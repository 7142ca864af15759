import type { CSSProperties } from 'react';

/** Style for a width as a share of a line: the style sheet reads `--share`. @param share from 0 to 1 */
export function shareOfLine(share: number): CSSProperties & Record<'--share', string> {
  return { '--share': `${share * 100}%` };
}
