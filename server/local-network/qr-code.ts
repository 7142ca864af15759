/** A QR code for a terminal. */
import { renderUnicodeCompact } from 'uqr';

/** White on black whatever the terminal's colours: an inverted code is not read by every phone. */
const COLOURS = '\x1b[38;5;231;48;5;16m';
const END = '\x1b[0m';

/** Lines to print. */
export function qrCode(text: string): string {
  return renderUnicodeCompact(text, { ecc: 'M', border: 2 })
    .split('\n')
    .map((line) => `  ${COLOURS}${line}${END}`)
    .join('\n');
}
