/** The facilitator of a workshop: the account named in its set-up, else the account that created the session. */
import type { Kysely } from 'kysely';
import { LEADING_ROLES } from '#schemas/console-constants.ts';
import type { Workshop } from '#schemas/workshop.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError } from '../errors.ts';

/**
 * A workshop in its stored form. An unchanged facilitator is kept, even if the account no longer exists; a new one is spelt like its
 * account.
 * @param before the stored workshop; null for a new one @throws ServerError 400 for an account that may not lead sessions
 */
export async function withFacilitator(query: Kysely<Tables>, given: Workshop, before: Workshop | null): Promise<Workshop> {
  const { facilitator: _, ...workshop } = given;
  const { facilitator = null } = { ...before, ...given };
  if (facilitator === null) return workshop;
  if (facilitator === before?.facilitator) return { ...workshop, facilitator };
  const accounts = await query.selectFrom('facilitators').select('username').where('role', 'in', LEADING_ROLES).execute();
  const account = accounts.find(({ username }) => username.toLowerCase() === facilitator.toLowerCase());
  if (!account)
    throw new ServerError(
      400,
      'invalid-field',
      {
        en: `There is no account "${facilitator}" that may lead sessions: write its username, or leave it empty.`,
        fr: `Aucun compte « ${facilitator} » ne peut animer : écrivez son identifiant, ou laissez vide.`,
      },
      { field: 'workshop.facilitator' },
    );
  return { ...workshop, facilitator: account.username };
}
