/** Calls about mails of a session or a campaign. */
import {
  CopiedMailSchema,
  CopiedSchema,
  CopiedWithdrawalSchema,
  CopiedWithdrawnSchema,
  InvitationsPageSchema,
  MailingSchema,
  MailsSchema,
} from '#schemas/mails.ts';
import { done, get, type StandInCall, send } from '../stand-in-call.ts';

export const MAIL_CALLS: readonly StandInCall[] = [
  ...(['sessions', 'campaigns'] as const).flatMap((about) => [
    get(`/admin/${about}/:id/mails`, MailsSchema, ({ data }) => data.mails),
    send(
      ['POST', `/admin/${about}/:id/mails`],
      MailingSchema,
      MailsSchema,
      ({ data }, { again }) => {
        const { recipients, counts } = data.mails;
        const people = recipients.first + (again ? recipients.again : 0);
        data.mails = {
          ...data.mails,
          recipients: { first: 0, again: recipients.first + recipients.again },
          counts: { ...counts, waiting: counts.waiting + people },
        };
        return data.mails;
      },
      202,
    ),
    send(
      ['POST', `/admin/${about}/:id/mails/copied`],
      CopiedMailSchema,
      CopiedSchema,
      ({ data, query }) => {
        const people = data.absent.filter(({ reminded }) => query.get('reminded') === null || reminded === null);
        data.absent = data.absent.map((person) => ({
          ...person,
          reminded: people.includes(person)
            ? { mailing: 'm9', state: 'copied', at: '2026-12-01T09:00:00.000Z', by: 'marie', session: 'Achats' }
            : person.reminded,
        }));
        return { mailing: 'm9', people: people.length };
      },
      201,
    ),
    done(['DELETE', `/admin/${about}/:id/mails/waiting`], ({ data }) => {
      data.mails = { ...data.mails, counts: { ...data.mails.counts, waiting: 0 } };
    }),
  ]),
  get('/admin/campaigns/:id/return-mails', MailsSchema, ({ data }) => data.mails),
  done(['DELETE', '/admin/campaigns/:id/return-mails/waiting'], ({ data }) => {
    data.mails = { ...data.mails, counts: { ...data.mails.counts, waiting: 0 } };
    data.returnPlan = { ...data.returnPlan, plan: data.returnPlan.plan && { ...data.returnPlan.plan, running: false } };
  }),
  get('/admin/sessions/:id/invitations', InvitationsPageSchema, ({ data, query }) => {
    const left = data.invitations.filter(({ invited }) => invited === null);
    const people = query.get('invited') === 'no' ? left : data.invitations;
    const listed = data.invitations.length;
    return { total: people.length, invited: listed - left.length, listed, people };
  }),
  send(['POST', '/admin/mails/:id/withdrawal'], CopiedWithdrawalSchema, CopiedWithdrawnSchema, ({ data }, { email }) => {
    const isTaken = (person: { readonly email: string }) => email === null || person.email === email;
    const people = data.absent.filter((person) => isTaken(person) && person.reminded?.state === 'copied').length;
    data.absent = data.absent.map((person) => (isTaken(person) ? { ...person, reminded: null } : person));
    data.invitations = data.invitations.map((person) => (isTaken(person) ? { ...person, invited: null } : person));
    return { people };
  }),
  done(['POST', '/admin/mails/resume'], ({ data }) => {
    data.mails = { ...data.mails, stopped: null };
  }),
];
