/** French typography for longer texts. Separate from `typography.ts`, which every page loads. */
import { frenchSpaces } from './typography.ts';

const NO_BREAK_HYPHEN = '\u2011';

/** Words with a hyphen that must not be broken; in addresses and file names they stay unchanged. */
const HYPHENED = /(?<![\p{L}\d._/@-])(?:[Ee]-mails?|Wi-Fi)(?![\p{L}\d_/@-]|\.[\p{L}\d])/gu;

/**
 * Applies `frenchSpaces`, and non-breaking hyphens in « e-mail » and « Wi-Fi ». Not for titles: the display font lacks the non-breaking
 * hyphen. Letters and length do not change.
 */
export function frenchText(text: string): string {
  return frenchSpaces(text).replace(HYPHENED, (word) => word.replace('-', NO_BREAK_HYPHEN));
}
