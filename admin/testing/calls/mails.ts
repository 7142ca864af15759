/** Mails of a session or a campaign. */
import { MailingSchema, MailsSchema } from '#schemas/mails.ts';
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
    done(['DELETE', `/admin/${about}/:id/mails/waiting`], ({ data }) => {
      data.mails = { ...data.mails, counts: { ...data.mails.counts, waiting: 0 } };
    }),
  ]),
  get('/admin/campaigns/:id/return-mails', MailsSchema, ({ data }) => data.mails),
  done(['DELETE', '/admin/campaigns/:id/return-mails/waiting'], ({ data }) => {
    data.mails = { ...data.mails, counts: { ...data.mails.counts, waiting: 0 } };
  }),
  done(['POST', '/admin/mails/resume'], ({ data }) => {
    data.mails = { ...data.mails, stopped: null };
  }),
];
