import { isErasedEmail } from '#engine/rules/people/erased-email.ts';
import { messages } from '../language/language.ts';

/** Address as it is shown. Of an erased person it is replaced by words, as the placeholder in its stead is internal. */
export function shownEmail(email: string): string {
  return isErasedEmail(email) ? messages().format.unnamed.erased : email;
}
