/** Payloads of the console's calls (specification, section 7). */
import { type Static, Type } from 'typebox';
import { CONSOLE_LANGUAGES, MAX_BOARD_ROWS, PASSWORD, RECOVERY_CODE, USERNAME, USUAL_BOARD_ROWS } from './console-constants.ts';
import { closed, ID, OrNone } from './shapes.ts';

export const AdminLoginSchema = Type.Object(
  {
    username: Type.String({ minLength: 1, maxLength: USERNAME.maxLength }),
    password: Type.String({ minLength: 1, ...PASSWORD }),
    browser: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'What this browser was told at its last sign-in to the account; it opens nothing by itself.',
      }),
    ),
    recoveryCode: Type.Optional(
      Type.String({
        minLength: 1,
        ...RECOVERY_CODE,
        description: 'In place of the passkey, for an account that signs in with one. It is good once.',
      }),
    ),
  },
  closed,
);
const Device = OrNone(Type.String({ description: 'Browser and system, as the browser names them: Firefox, Windows.' }));
const NewBrowserSchema = Type.Object({ at: Type.String({ description: 'ISO 8601.' }), device: Device }, closed);
export const SignedInSchema = Type.Object(
  {
    token: Type.String(),
    browser: Type.String({
      description: 'To be kept after the sign-out too, and sent at the next sign-in: the browser is known by it for 90 days.',
    }),
    language: Type.Enum([...CONSOLE_LANGUAGES], { description: 'Of the account, else of the installation (CONSOLE_LANGUAGE).' }),
    languageChosen: Type.Boolean({
      description: 'Whether it is the account’s: the installation’s gives way to the browser’s choice.',
    }),
    newBrowsers: Type.Array(NewBrowserSchema, {
      description:
        'Sign-ins with the password of the account, since this browser or this passkey last signed in, from browsers that had not signed in to it before. The newest first, ten at most.',
    }),
    recoveryCodesLeft: Type.Optional(Type.Integer({ description: 'After a sign-in with a recovery code: how many are unused.' })),
  },
  closed,
);

/** Active sign-ins of an account. */
export const SignInListSchema = Type.Array(
  Type.Object(
    {
      id: Type.String(),
      device: Device,
      since: Type.String({ description: 'ISO 8601, as the next one.' }),
      activeAt: Type.String({ description: 'When a person last did something there, to the minute.' }),
      current: Type.Boolean({ description: 'Whether the call comes from there.' }),
    },
    closed,
  ),
  { description: 'The one used last first.' },
);
export const SignInIdSchema = Type.Object({ id: Type.String(ID) }, closed);
export const ActivitySchema = Type.Object(
  { endsIn: Type.Integer({ description: 'Milliseconds until this sign-in ends without another act.' }) },
  closed,
);

export const SessionSchema = Type.Object(
  {
    id: Type.String(),
    code: Type.String({ description: 'What players type, in groups: K7QF-2MXD.' }),
    name: OrNone(Type.String()),
    active: Type.Boolean(),
  },
  closed,
);
export const SessionListSchema = Type.Array(SessionSchema);
export const SessionIdSchema = Type.Object({ id: Type.String(ID) }, closed);

const ScoreRowSchema = Type.Object({ username: Type.String(), score: Type.Number() }, closed);
export const ScoreRowsSchema = Type.Array(ScoreRowSchema);
const Limit = Type.Optional(
  Type.String({
    pattern: `^[1-9][0-9]{0,${String(MAX_BOARD_ROWS).length - 1}}$`,
    description: `At most this many rows, best first (1 to ${MAX_BOARD_ROWS}; ${USUAL_BOARD_ROWS} without it).`,
  }),
);
const Count = Type.Optional(
  Type.Enum(['true'], { description: 'Also tells in X-Total-Count how many rows the whole board has.' }),
);
export const ScoresQuerySchema = Type.Object(
  {
    scope: Type.Optional(Type.Enum(['current', 'all'], { description: 'Active sessions (default) or every session.' })),
    limit: Limit,
    count: Count,
  },
  closed,
);
export const SessionScoresQuerySchema = Type.Object({ limit: Limit, count: Count }, closed);

export const StorageSchema = Type.Object(
  {
    sessions: Type.Integer(),
    participants: Type.Integer(),
    scores: Type.Integer({ description: 'Score events.' }),
    size_bytes: Type.Integer(),
    db_path: Type.String({ description: 'File of the database, or its host and name; never a password.' }),
    version: Type.String({ description: 'Release of Vigie that answers.' }),
    retention: Type.Object(
      {
        days: OrNone(Type.Integer({ description: 'After so many without an event a session is deleted; null: never.' })),
        decided: Type.Boolean({
          description: 'False in an installation of 1.0.0 whose RETENTION_DAYS says nothing yet: it keeps everything, as before.',
        }),
      },
      closed,
    ),
  },
  closed,
);

export type AdminLogin = Static<typeof AdminLoginSchema>;
export type NewBrowser = Static<typeof NewBrowserSchema>;
export type SignInList = Static<typeof SignInListSchema>;
export type Activity = Static<typeof ActivitySchema>;
export type SignedInReply = Static<typeof SignedInSchema>;
export type Session = Static<typeof SessionSchema>;
export type ScoreRow = Static<typeof ScoreRowSchema>;
export type StorageInfo = Static<typeof StorageSchema>;
