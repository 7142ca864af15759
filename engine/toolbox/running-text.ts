/** French as it is set where much is read at a time. Apart from `typography.ts`, which every page loads. */
import { frenchSpaces } from './typography.ts';

const NO_BREAK_HYPHEN = '\u2011';

/** Words that a line must not end in the middle of; in an address or a file's name, they stay as they are. */
const HYPHENED = /(?<![\p{L}\d._/@-])(?:[Ee]-mails?|Wi-Fi)(?![\p{L}\d_/@-]|\.[\p{L}\d])/gu;

/**
 * `frenchSpaces`, and « e-mail » and « Wi-Fi » on one line. Not for titles: the display font has no hyphen that ends no line. No letter
 * changes, and no length.
 */
export function frenchText(text: string): string {
  return frenchSpaces(text).replace(HYPHENED, (word) => word.replace('-', NO_BREAK_HYPHEN));
}
