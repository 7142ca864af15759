/** Pseudonymous address of an erased person: in a reserved domain, from the identifier of the row that is kept. Pure. */
import { ERASED_EMAIL_DOMAIN } from '#engine/rules/people/erased-email.ts';

/** @param id of the participant; of an invitation that nobody took, any identifier */
export function erasedEmail(id: string): string {
  return `${id}${ERASED_EMAIL_DOMAIN}`;
}
