/** Payloads of the player's calls (specification, section 7). Points are decimal numbers with at most two decimals. */
import { type Static, Type } from 'typebox';
import { CHALLENGE_KEY, EMAIL, MAX_AWARD, PERSONAL_CODE, SESSION_CODE } from './constants.ts';
import { closed, OrNone } from './shapes.ts';

export const LoginSchema = Type.Object(
  {
    email: Type.String({ ...EMAIL, description: 'Trimmed and lower-cased by the server.' }),
    code: Type.String({
      ...SESSION_CODE,
      description: 'Trimmed and upper-cased by the server; spaces and punctuation are ignored.',
    }),
    personalCode: Type.Optional(
      Type.String({ ...PERSONAL_CODE, description: 'Where the session gives each player one: from the second login on.' }),
    ),
  },
  closed,
);
export const TokenSchema = Type.Object(
  {
    token: Type.String(),
    personalCode: Type.Optional(Type.String({ description: 'New and told this once: the next login of this player needs it.' })),
  },
  closed,
);

export const RetentionSchema = Type.Object(
  {
    days: OrNone(Type.Integer({ minimum: 1 }), {
      description: 'How long a closed session is kept; null until somebody deletes it.',
    }),
    auditDays: OrNone(Type.Integer({ minimum: 1 }), {
      description: 'How long the log of what facilitators do is kept; null for as long as the installation.',
    }),
    controller: OrNone(Type.String({ description: 'Who decides about the data (GDPR, article 4(7)), by name and address.' })),
    contact: OrNone(Type.String({ description: 'Of the data-protection officer, or of who answers for them.' })),
    legalBasis: OrNone(Type.String({ description: 'GDPR, article 6.' })),
    recipients: OrNone(
      Type.String({ description: 'Who else receives data, beyond the people who run sessions and this server.' }),
    ),
    sendsMail: Type.Boolean({ description: 'Whether invitations and reminders go out from here, by a mail server.' }),
  },
  closed,
);

export const ScoreSchema = Type.Object({ points: Type.Number() }, closed);
export const ScoreChangeSchema = Type.Object(
  {
    points: Type.Number({
      minimum: -MAX_AWARD,
      maximum: MAX_AWARD,
      multipleOf: 0.01,
      description:
        'Positive: confirms an award already won. Negative: a penalty that a challenge of the session declares, recorded once per Idempotency-Key and a few times in all.',
    }),
  },
  closed,
);

export const ProgressSchema = Type.Object({ completed: Type.Array(Type.String()) }, closed);
export const CompletionSchema = Type.Object({ challenge: Type.String(CHALLENGE_KEY) }, closed);

export type LoginPayload = Static<typeof LoginSchema>;
export type RetentionReply = Static<typeof RetentionSchema>;
export type TokenReply = Static<typeof TokenSchema>;
export type ScoreReply = Static<typeof ScoreSchema>;
export type ProgressReply = Static<typeof ProgressSchema>;
