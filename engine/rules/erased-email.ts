/** Addresses that stand for erased people. Pure. */

/** Domain of these addresses: `.invalid` is reserved (RFC 2606), no mail server has it. */
export const ERASED_EMAIL_DOMAIN = '@personne-effacee.invalid';

/** Whether an address stands for an erased person. Nobody logs in with such an address. */
export function isErasedEmail(email: string): boolean {
  return email.endsWith(ERASED_EMAIL_DOMAIN);
}
