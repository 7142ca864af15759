/** Pseudonymous address of an erased person: in a reserved domain, from the identifier of the row that is kept. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ERASED_EMAIL_DOMAIN } from '#engine/rules/people/erased-email.ts';

/** @param id of the participant; of an invitation that nobody took, any identifier */
export function erasedEmail(id: string): string {
  return `${id}${ERASED_EMAIL_DOMAIN}`;
}

/**
 * Whether an entry of a session's list is that of a person, or of a domain, and stands for nobody who was erased. Such an entry stays, as
 * without any the session would admit everybody; it is shown to nobody, and counted only where the person came.
 */
export const IS_SHOWN_ENTRY: RawBuilder<SqlBool> = sql<SqlBool>`allowed_players.entry not like ${`%${ERASED_EMAIL_DOMAIN}`}`;
