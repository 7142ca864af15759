/** Replaces the wrong address of an attendee with that of the person on the campaign's list who is meant. */
import type { OutsideRectification, OutsideRectified } from '#schemas/campaigns.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { ServerError } from '../errors.ts';
import { rectify } from '../ledger/rectification.ts';
import { normaliseEmail } from '../session-model/emails.ts';
import { campaignEnded, knownCampaign } from './campaign-rows.ts';
import { readExpected } from './read-people.ts';

/**
 * A rectification as in data protection, for an address that the organisation does not know. A repeated rectification finds nobody.
 * @param id of the campaign @param actor username
 * @throws ServerError 400 for a new address under which nobody is expected; 404; 409 for a wrong address that belongs to the directory or
 * to a list, for a new address that plays in the same session, and once the campaign has ended
 */
export async function rectifyOutside(
  database: Database,
  clock: Clock,
  id: string,
  { email: wrong, newEmail }: OutsideRectification,
  actor: string,
): Promise<OutsideRectified> {
  const { query } = database;
  const row = await knownCampaign(query, id);
  if (row.ended_at !== null) throw campaignEnded();
  const [email, right] = [normaliseEmail(wrong), normaliseEmail(newEmail)];
  const expected = new Set((await readExpected(query, id)).map((person) => person.email));
  if (!expected.has(right)) throw nobodyExpected();
  const inDirectory = await query.selectFrom('people').select('id').where('email', '=', email).executeTakeFirst();
  if (inDirectory || expected.has(email)) throw knownPerson();
  const came = await query
    .selectFrom('participants')
    .innerJoin('campaign_sessions', 'campaign_sessions.session', 'participants.session')
    .select('participants.id')
    .where('campaign', '=', id)
    .where('email', '=', email)
    .executeTakeFirst();
  if (!came) return { participants: 0 };
  const { participants } = await rectify(database, clock, actor, email, { email: right, name: undefined });
  return { participants };
}

function nobodyExpected(): ServerError {
  return new ServerError(
    400,
    'invalid-field',
    {
      en: 'newEmail must be the address of somebody whom the campaign expects, as the directory or a list has it.',
      fr: 'newEmail doit être l’adresse d’une personne attendue par la campagne, comme l’annuaire ou une liste la donne.',
    },
    { field: 'newEmail' },
  );
}

function knownPerson(): ServerError {
  return new ServerError(
    409,
    'known-person',
    {
      en: 'email is the address of somebody of the directory or of a list: correct it there.',
      fr: 'email est l’adresse d’une personne de l’annuaire ou d’une liste : corrigez-la à cet endroit.',
    },
    { field: 'email' },
  );
}
