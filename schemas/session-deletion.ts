/** Schemas for the owner of a session, and for the deletion of a session, which one account requests and another one confirms. */
import { type Static, Type } from 'typebox';
import { USERNAME } from './console-constants.ts';
import { closed, ID, OrNone } from './shapes.ts';

const Moment = Type.String({ description: 'ISO 8601.' });

export const DeletionRequestSchema = Type.Object(
  {
    id: Type.String(),
    requestedBy: Type.String({ description: 'The account.' }),
    requestedAt: Moment,
    expiresAt: Moment,
  },
  closed,
);
export const Owner = OrNone(
  Type.String({ description: 'The account; null where nobody owns it, as the account was removed or was not known.' }),
);
const LossesSchema = Type.Object(
  {
    came: Type.Integer({ minimum: 0, description: 'Who came to the session; removed and merged participants left out.' }),
    campaign: OrNone(
      Type.Object(
        {
          name: Type.String(),
          running: Type.Boolean({
            description: 'Whether it goes on counting them; the figures of a campaign that has ended are those of its end.',
          }),
        },
        closed,
      ),
      { description: 'Null without one.' },
    ),
    returnsUntil: OrNone(
      Type.String({
        description:
          'Last day of the last return of these people that is open or to come: appointments, and those the campaign sets, also once it has ended. They end with the session. 2026-12-12; null without one.',
      }),
    ),
    report: Type.Boolean({ description: 'Whether its report was drawn up, and goes with it.' }),
  },
  { ...closed, description: 'What goes with the session.' },
);
export const SessionDeletionSchema = Type.Object(
  {
    owner: Owner,
    secondPerson: Type.Boolean({
      description: 'Whether a session that is another account’s is deleted by two accounts only (CONSOLE_SECOND_PERSON).',
    }),
    request: OrNone(DeletionRequestSchema),
    losses: LossesSchema,
  },
  closed,
);
export const DeletionConfirmationSchema = Type.Object(
  { request: Type.String({ ...ID, description: 'Identifier of the request, as it was seen.' }) },
  closed,
);
export const NewOwnerSchema = Type.Object(
  {
    owner: Type.String({
      minLength: 1,
      maxLength: USERNAME.maxLength,
      description: 'Username of an account that leads sessions.',
    }),
  },
  closed,
);

export type DeletionRequest = Static<typeof DeletionRequestSchema>;
export type DeletionLosses = Static<typeof LossesSchema>;
export type SessionDeletion = Static<typeof SessionDeletionSchema>;
