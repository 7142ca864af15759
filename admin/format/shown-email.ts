import { isErasedEmail } from '#engine/rules/erased-email.ts';
import { messages } from '../language/language.ts';

/** Address as it is shown. The internal placeholder address of an erased person is replaced by words. */
export function shownEmail(email: string): string {
  return isErasedEmail(email) ? messages().format.unnamed.erased : email;
}
