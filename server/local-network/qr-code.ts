/** QR codes for terminals. */
import { renderUnicodeCompact } from 'uqr';

/** Fixed colours, independent of the terminal's theme: not every phone reads an inverted code. */
const COLOURS = '\x1b[38;5;231;48;5;16m';
const END = '\x1b[0m';

/** The QR code as lines to print. */
export function qrCode(text: string): string {
  return renderUnicodeCompact(text, { ecc: 'M', border: 2 })
    .split('\n')
    .map((line) => `  ${COLOURS}${line}${END}`)
    .join('\n');
}
