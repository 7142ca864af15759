/** What an account may do about the deletion of a session. */
import type { Facilitator } from '#schemas/facilitators.ts';
import type { SessionDeletion } from '#schemas/session-deletion.ts';

/**
 * `delete`: without a second person; `request`: a second person must confirm; `withdraw`: one's own request is pending; `confirm`: decide
 * as the second person; `look`: other accounts decide. The server enforces this.
 */
export type DeletionStep = 'delete' | 'request' | 'withdraw' | 'confirm' | 'look';

export function deletionStep(
  { owner, secondPerson, request }: Omit<SessionDeletion, 'losses'>,
  me: Pick<Facilitator, 'username' | 'role'>,
): DeletionStep {
  const own = owner === me.username;
  if (!secondPerson) return 'delete';
  if (request === null) return own ? 'delete' : 'request';
  if (request.requestedBy === me.username) return own ? 'delete' : 'withdraw';
  return own || me.role === 'administrator' ? 'confirm' : 'look';
}
