/**
 * The data-protection desk, for administrators. Addresses travel in bodies: an address in a URL would stand in the logs of every proxy.
 * The audit log holds identifiers of the people looked up, never addresses.
 */
import { isErasedEmail } from '#engine/rules/erased-email.ts';
import { ErasedSchema, HeldDataSchema, PersonSchema, RectificationSchema, RectifiedSchema } from '#schemas/data-protection.ts';
import { type Authentication, facilitatorOf } from '../access/authentication.ts';
import { audit } from '../audit/audit-log.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { ServerError } from '../errors.ts';
import { failures, type Server } from '../http/routing.ts';
import { erasePerson } from '../ledger/erasure.ts';
import { rectify } from '../ledger/rectification.ts';
import { isEmail, isStorableEmail, normaliseEmail } from '../session-model/emails.ts';
import { isName } from '../session-model/printable.ts';
import { readHeldData } from './held-data.ts';

interface DataProtectionDeps {
  readonly authentication: Authentication;
  readonly database: Database;
  readonly clock: Clock;
  readonly leaderboard: { changed(): void };
}

/** Registers the search, the rectification and the erasure of one person. */
export function dataProtectionRoutes(server: Server, { authentication, database, clock, leaderboard }: DataProtectionDeps): void {
  const onRequest = authentication.administrator;

  server.post(
    '/admin/data-protection/search',
    {
      onRequest,
      schema: {
        summary: 'Everything that is held of one person, in every session.',
        body: PersonSchema,
        response: { 200: HeldDataSchema, ...failures },
      },
    },
    async (request) => {
      const held = await readHeldData(database.query, personOf(request.body.email), clock());
      const participants = held.participations.map(({ participant }) => participant);
      await audit(database.query, clock, {
        actor: facilitatorOf(request),
        action: 'personal-data-read',
        subject: null,
        detail: { participants },
      });
      return held;
    },
  );

  server.post(
    '/admin/data-protection/rectification',
    {
      onRequest,
      schema: {
        summary: 'Corrects a person’s address, name, or both, in every session.',
        body: RectificationSchema,
        response: { 200: RectifiedSchema, ...failures },
      },
    },
    async (request) => {
      const { newEmail, name } = request.body;
      const email = personOf(request.body.email);
      const right = { email: newEmail === undefined ? undefined : rightEmail(newEmail), name: rightName(name) };
      if (newEmail === undefined && name === undefined)
        throw new ServerError(400, 'missing-field', {
          en: 'Give newEmail, name, or both.',
          fr: 'Indiquez newEmail, name, ou les deux.',
        });
      const rectified = await rectify(database, clock, facilitatorOf(request), email, right);
      leaderboard.changed();
      return rectified;
    },
  );

  server.post(
    '/admin/data-protection/erasure',
    {
      onRequest,
      schema: {
        summary: 'Erases a person from every session; points and counts stay, under “Personne effacée”.',
        description: 'Cannot be undone. Whoever is restored from an earlier backup is erased again.',
        body: PersonSchema,
        response: { 200: ErasedSchema, ...failures },
      },
    },
    async (request) => {
      const email = personOf(request.body.email);
      const erased = await erasePerson(database, clock, facilitatorOf(request), email);
      leaderboard.changed();
      // The reply has the data that is left: otherwise the administrator would search the person again, which
      // the audit log records as a reading.
      return { ...erased, left: await readHeldData(database.query, email, clock()) };
    },
  );
}

/** The normalised address of a person, if it can be stored. @throws ServerError 400 */
function personOf(typed: string): string {
  const email = normaliseEmail(typed);
  if (isStorableEmail(email) && !isErasedEmail(email)) return email;
  throw notAnEmail('email');
}

/** The normalised address under which the person will play. @throws ServerError 400 */
function rightEmail(typed: string): string {
  const email = normaliseEmail(typed);
  if (isStorableEmail(email) && isEmail(email)) return email;
  throw notAnEmail('newEmail');
}

function notAnEmail(field: 'email' | 'newEmail'): ServerError {
  return new ServerError(
    400,
    'invalid-email',
    {
      en: `${field} must be an e-mail address of a person: prenom.nom@entreprise.example.`,
      fr: `${field} doit être l’adresse e-mail d’une personne : prenom.nom@entreprise.example.`,
    },
    { field },
  );
}

/** @throws ServerError 400 */
function rightName(typed: string | undefined): string | undefined {
  const name = typed?.normalize('NFC').trim();
  if (name === undefined || isName(name)) return name;
  throw new ServerError(
    400,
    'invalid-name',
    { en: 'name must be one line with letters.', fr: 'name doit être une ligne avec des lettres.' },
    { field: 'name' },
  );
}
