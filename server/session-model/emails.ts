/** E-mail addresses of people, in the form in which they are stored and compared. Pure functions. */

import { isErasedEmail } from '#engine/rules/erased-email.ts';
import { fits } from '../database/columns/validation.ts';
import { COLUMNS } from '../database/columns.ts';
import { isPrintable } from './printable.ts';

const EMAIL = /^[^\s@<>"(),:;\\[\]\p{C}]+@([^\s@<>"(),:;\\[\]\p{C}.]+\.)+[^\s@<>"(),:;\\[\]\p{C}.]{2,}$/u;

/** Normalises an e-mail for storage and comparison: lower case, NFC (é may be typed as one character or as two). */
export function normaliseEmail(typed: string): string {
  return typed.trim().toLowerCase().normalize('NFC');
}

/**
 * Whether a normalised text is an address under which a person may play. Invisible characters are refused: the console would show the
 * address like a colleague's (spoofing), and a facilitator might merge the two. Addresses of erased people are refused too.
 */
export function isEmail(email: string): boolean {
  return EMAIL.test(email) && isPrintable(email) && !isErasedEmail(email);
}

/** Whether the column of e-mails can store a normalised text. */
export const isStorableEmail = fits(COLUMNS.participants.email);
