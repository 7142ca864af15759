/** Routes of mails, for facilitators. The session or campaign determines the recipients; replies contain addresses. */
import { Type } from 'typebox';
import { USUAL_PAGE } from '#schemas/console-constants.ts';
import {
  CopiedInvitationQuerySchema,
  CopiedMailSchema,
  CopiedQuerySchema,
  CopiedSchema,
  CopiedWithdrawalSchema,
  CopiedWithdrawnSchema,
  InvitationsPageSchema,
  InvitationsQuerySchema,
  MailingQuerySchema,
  MailingSchema,
  MailsSchema,
} from '#schemas/mails.ts';
import { closed, ID } from '#schemas/shapes.ts';
import { type Authentication, facilitatorOf } from '../access/authentication.ts';
import type { Database } from '../database/database.ts';
import { IdempotencyHeaders, idempotencyKeyOf } from '../http/idempotency-key.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import { readInvitations } from './invitations.ts';
import type { Mailings, OrderedSubject } from './mailings.ts';

interface MailDeps {
  readonly authentication: Authentication;
  readonly database: Database;
  readonly mailings: Mailings;
  readonly asking: {
    /** Cancels the return mails of a campaign that were not sent yet. */
    cancel(campaign: string, actor: string): Promise<void>;
  };
}

interface MailRequest {
  readonly params: { readonly id: string };
  readonly query: { readonly department?: string };
}

/** Identifier of the session or campaign. One constant for all routes, so that it is compiled once (schema-compilers.ts). */
const ByIdSchema = Type.Object({ id: Type.String(ID) }, closed);

const ABOUT = {
  session: {
    path: '/admin/sessions/:id/mails',
    whom: 'everybody on the list of a session',
    querystring: Type.Object({}, closed),
  },
  campaign: {
    path: '/admin/campaigns/:id/mails',
    whom: 'who has not come to a campaign',
    querystring: MailingQuerySchema,
  },
} as const;

/**
 * Registers `/admin/sessions/:id/mails`, `/admin/campaigns/:id/mails`, the routes below both, `/admin/campaigns/:id/return-mails`,
 * `/admin/sessions/:id/invitations`, and the routes below `/admin/mails`.
 */
export function mailRoutes(server: Server, { authentication, database, mailings, asking }: MailDeps): void {
  mailsAbout(server, { authentication, mailings }, 'session', ({ params: { id } }) => ({ about: 'session', id }));
  mailsAbout(server, { authentication, mailings }, 'campaign', ({ params: { id }, query: { department } }) => ({
    about: 'campaign',
    id,
    department,
  }));

  copiedMails(server, { authentication, mailings });
  returnMails(server, { authentication, mailings, asking });
  invitationRoutes(server, { authentication, database });

  server.post(
    '/admin/mails/resume',
    {
      onRequest: authentication.facilitator,
      schema: {
        summary: 'Sends again after the mail server refused too much.',
        response: { 204: Type.Null(), ...failures },
      },
    },
    async (request, reply) => {
      await mailings.resume(facilitatorOf(request));
      return reply.code(204).send(null);
    },
  );
}

type WritingDeps = Pick<MailDeps, 'authentication' | 'mailings'>;

function mailsAbout(
  server: Server,
  { authentication, mailings }: WritingDeps,
  about: keyof typeof ABOUT,
  subjectOf: (request: MailRequest) => OrderedSubject,
): void {
  const onRequest = authentication.facilitator;
  const { path, whom, querystring } = ABOUT[about];
  const target = { params: ByIdSchema, querystring };
  const response = { 200: MailsSchema, ...failures };

  server.get(
    path,
    { onRequest, schema: { summary: `Mails to ${whom}, and where they stand.`, ...target, response } },
    (request) => mailings.of(subjectOf(request)),
  );

  server.post(
    path,
    {
      onRequest,
      preValidation: emptyBody,
      schema: {
        summary: `Writes to ${whom}.`,
        description: 'Mails wait in a queue, and go out at the pace of the installation. Refused where it sends no mail.',
        headers: IdempotencyHeaders,
        ...target,
        body: MailingSchema,
        response: { 202: MailsSchema, ...failures },
      },
    },
    async (request, reply) => {
      const mails = await mailings.order(subjectOf(request), request.body, facilitatorOf(request), idempotencyKeyOf(request));
      return reply.code(202).send(mails);
    },
  );

  server.delete(
    `${path}/waiting`,
    { onRequest, schema: { summary: `Takes back the mails to ${whom} that are not sent yet.`, ...target, response } },
    (request) => mailings.cancel(subjectOf(request), facilitatorOf(request)),
  );
}

/** Routes that record a copied mail. The server determines its recipients, as for a mail that it sends itself. */
function copiedMails(server: Server, { authentication, mailings }: WritingDeps): void {
  const onRequest = authentication.facilitator;
  const route = {
    description: 'A mark of the facilitator, kept as long as mails. It needs no mail server.',
    headers: IdempotencyHeaders,
    params: ByIdSchema,
    body: CopiedMailSchema,
    response: { 201: CopiedSchema, ...failures },
  };

  server.post(
    '/admin/sessions/:id/mails/copied',
    {
      onRequest,
      preValidation: emptyBody,
      schema: {
        summary: 'Notes that everybody on the list is written to by hand.',
        querystring: CopiedInvitationQuerySchema,
        ...route,
      },
    },
    async (request, reply) => {
      const by = {
        onlyNew: request.query.invited === 'no',
        actor: facilitatorOf(request),
        idempotencyKey: idempotencyKeyOf(request),
      };
      return reply.code(201).send(await mailings.noteCopied({ about: 'session', id: request.params.id }, request.body, by));
    },
  );

  server.post(
    '/admin/campaigns/:id/mails/copied',
    {
      onRequest,
      preValidation: emptyBody,
      schema: { summary: 'Notes that who has not come is written to by hand.', querystring: CopiedQuerySchema, ...route },
    },
    async (request, reply) => {
      const { department, reminded } = request.query;
      const by = { onlyNew: reminded === 'no', actor: facilitatorOf(request), idempotencyKey: idempotencyKeyOf(request) };
      const subject = { about: 'campaign', id: request.params.id, department } as const;
      return reply.code(201).send(await mailings.noteCopied(subject, request.body, by));
    },
  );

  server.post(
    '/admin/mails/:id/withdrawal',
    {
      onRequest,
      preValidation: emptyBody,
      schema: {
        summary: 'Takes back that somebody is written to by hand.',
        description: 'Of a mailing, for one person or everybody; again it takes back nothing. Mails of the server stay.',
        params: ByIdSchema,
        body: CopiedWithdrawalSchema,
        response: { 200: CopiedWithdrawnSchema, ...failures },
      },
    },
    (request) => mailings.withdrawCopied(request.params.id, request.body, facilitatorOf(request)),
  );
}

function invitationRoutes(server: Server, { authentication, database }: Pick<MailDeps, 'authentication' | 'database'>): void {
  server.get(
    '/admin/sessions/:id/invitations',
    {
      onRequest: authentication.facilitator,
      schema: {
        summary: 'Whom of the list an invitation was written to, in pages.',
        params: ByIdSchema,
        querystring: InvitationsQuerySchema,
        response: { 200: InvitationsPageSchema, ...failures },
      },
    },
    ({ params: { id }, query: { limit = USUAL_PAGE, offset = '0', invited } }) =>
      readInvitations(database.query, id, { invited, limit: Number(limit), offset: Number(offset) }),
  );
}

/** Routes of return mails. They cannot be ordered here: their text is in the campaign's plan, and each goes out on the person's own day. */
function returnMails(server: Server, { authentication, mailings, asking }: WritingDeps & Pick<MailDeps, 'asking'>): void {
  const onRequest = authentication.facilitator;
  const path = '/admin/campaigns/:id/return-mails';
  const target = { params: ByIdSchema, response: { 200: MailsSchema, ...failures } };

  server.get(
    path,
    { onRequest, schema: { summary: 'Mails by which a campaign asks people back, and where they stand.', ...target } },
    (request) => mailings.of({ about: 'returns', id: request.params.id }),
  );

  server.delete(
    `${path}/waiting`,
    {
      onRequest,
      schema: {
        summary: 'Takes back the mails to who is asked back that are not sent yet.',
        description: 'These people count as not asked, and nobody is asked back until the returns are set again.',
        ...target,
      },
    },
    async (request) => {
      await asking.cancel(request.params.id, facilitatorOf(request));
      return mailings.of({ about: 'returns', id: request.params.id });
    },
  );
}
