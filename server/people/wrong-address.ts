/** Reason why a cell is no e-mail address. A pure function. */
import { plain } from '#engine/rules/plain-text.ts';
import type { PersonDoubt } from '#schemas/people.ts';

/** Headings of a column of addresses, without accents. */
const HEADING = /^(adresses?[ -])?(e-?mails?|courriels?|mels?|adresses?|electroniques?)( pro(fessionnel(le)?)?)?$/;
/** Minimum number of digits of a phone number. */
const DIGITS = 8;

/** @param email normalised; not a valid address */
export function whyWrong(email: string): Extract<PersonDoubt, { kind: 'address' }>['why'] {
  if (email === '') return 'empty';
  if (HEADING.test(plain(email))) return 'heading';
  if (/^[\d\s.+()/-]+$/.test(email) && email.replace(/\D/g, '').length >= DIGITS) return 'phone';
  if (!email.includes('@')) return 'at';
  if (/[([]/.test(email)) return 'remark';
  if (email.split('@').length > 2) return 'several';
  if (/\s/.test(email)) return 'space';
  if (/@.*[/?#]/.test(email)) return 'slash';
  return email.slice(email.indexOf('@')).includes('.') ? 'other' : 'domain';
}
