/** Pseudonymous address of an erased person: in a reserved domain, made from the identifier of the row that is kept. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ERASED_EMAIL_DOMAIN } from '#engine/rules/erased-email.ts';

/** What files show of an erased person in the place of the address; in a session's boards their name, if it is free. */
export const ERASED_PERSON = 'Personne effacée';

/** @param id identifier of the participant; any identifier for an invited person who never attended */
export function erasedEmail(id: string): string {
  return `${id}${ERASED_EMAIL_DOMAIN}`;
}

/**
 * SQL condition: the entry of a session's list belongs to a person or a domain, not to an erased person. Entries of erased people are kept,
 * as a session with an empty list admits everybody. They are shown to nobody, and counted only if the person attended.
 */
export const IS_SHOWN_ENTRY: RawBuilder<SqlBool> = sql<SqlBool>`allowed_players.entry not like ${`%${ERASED_EMAIL_DOMAIN}`}`;
