/** Invitations to people on a session's list: who was invited, when, and how. */
import type { Kysely } from 'kysely';
import type { InvitationsPage } from '#schemas/mails.ts';
import type { Tables } from '../database/tables.ts';
import { invitationsTo, isWritten } from '../session-model/last-mails.ts';
import { readInvitedPeople } from './invited-people.ts';

interface WantedInvitations {
  /** `no`: only people without an invitation. */
  readonly invited: 'no' | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** @param session identifier @throws ServerError 404 */
export async function readInvitations(
  query: Kysely<Tables>,
  session: string,
  { invited, offset, limit }: WantedInvitations,
): Promise<InvitationsPage> {
  const list = await readInvitedPeople(query, session);
  const mails = await invitationsTo(query, session);
  const people = list.map(({ email, name }) => ({ email, name, invited: mails.get(email) ?? null }));
  const left = people.filter((person) => !isWritten(person.invited ?? undefined));
  const wanted = invited === 'no' ? left : people;
  return {
    total: wanted.length,
    invited: people.length - left.length,
    listed: people.length,
    people: wanted.slice(offset, offset + limit),
  };
}
