import { isErasedEmail } from '#engine/rules/people/erased-email.ts';
import { messages } from '../language/language.ts';

/** An address as people read it: of somebody who was erased, in words, as the address that stands there is internal. */
export function shownEmail(email: string): string {
  return isErasedEmail(email) ? messages().format.unnamed.erased : email;
}
