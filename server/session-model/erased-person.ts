/** Pseudonymous address of an erased person: in a reserved domain, from the identifier of the row that is kept. Pure. */

/** `.invalid` is reserved (RFC 2606): no mail server has it. */
const DOMAIN = '@personne-effacee.invalid';

/** @param id of the participant; of an invitation that nobody took, any identifier */
export function erasedEmail(id: string): string {
  return `${id}${DOMAIN}`;
}

/** Whether an address stands for an erased person. Nobody logs in with one. */
export function isErasedEmail(email: string): boolean {
  return email.endsWith(DOMAIN);
}
