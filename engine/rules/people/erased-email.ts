/** Addresses that stand for erased people. Pure. */
import { ERASED_EMAIL_DOMAIN } from '#schemas/console-constants.ts';

/** Whether an address stands for an erased person. Nobody logs in with one. */
export function isErasedEmail(email: string): boolean {
  return email.endsWith(ERASED_EMAIL_DOMAIN);
}
