/**
 * A facilitator's phone as a remote. It is paired by a single-use link, and then has a token for one session (`/remote`). It shows the
 * clock and who needs help, and offers the few actions that a facilitator needs while walking around. Times are ISO 8601 in UTC.
 */
import { type Static, Type } from 'typebox';
import { CONSOLE_LANGUAGES, HINT_POLICIES, REMOTE_ACTIONS, REMOTE_MESSAGE_NAMES } from './console-constants.ts';
import { CHALLENGE_KEY, DEBRIEF_SLIDES } from './constants.ts';
import { DeckSchema, PresentedDebriefSchema } from './debrief.ts';
import { FacilitatorNotesSchema } from './facilitator-notes.ts';
import { SessionClockSchema } from './session-clock.ts';
import { closed, ID, Moment, OrNone } from './shapes.ts';

const Id = Type.String(ID);
const Challenge = Type.String(CHALLENGE_KEY);
const Milliseconds = Type.Integer({ minimum: 0 });
const Count = Type.Integer({ minimum: 0 });
/** 256 random bits, base64url. */
const Secret = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

export const NewRemoteSchema = Type.Object(
  {
    realNames: Type.Boolean({
      description: 'Whether it shows the names of the list of invited people; else the names on the boards.',
    }),
  },
  closed,
);

/** Link that pairs a remote: its address is `/admin/remote#` and the secret. */
export const RemoteLinkSchema = Type.Object({ id: Id, secret: Secret, expiresAt: Moment }, closed);

export const RemotesSchema = Type.Array(
  Type.Object(
    {
      id: Id,
      createdBy: Type.String(),
      createdAt: Moment,
      realNames: Type.Boolean(),
      pairedAt: OrNone(Moment, { description: 'Null while its link waits for a telephone.' }),
      expiresAt: Type.String({ description: 'Of the remote; of its link, before it is paired.' }),
    },
    closed,
  ),
);

export const RemoteIdSchema = Type.Object({ id: Id, remote: Id }, closed);

export const PairingSchema = Type.Object(
  {
    secret: Secret,
    device: Type.String({
      pattern: '^[A-Za-z0-9_-]{43}$',
      description: 'Drawn by the telephone: only the one that used the link may use it again, after a lost reply.',
    }),
  },
  closed,
);
export const PairedSchema = Type.Object({ token: Secret, expiresAt: Moment }, closed);

const Reason = Type.Union([
  Type.Object({ why: Type.Literal('time'), waited: Milliseconds, usual: Milliseconds }, closed),
  Type.Object({ why: Type.Literal('failures'), count: Count }, closed),
  Type.Object({ why: Type.Literal('hints'), count: Count }, closed),
  Type.Object({ why: Type.Literal('not-started'), waited: Milliseconds }, closed),
]);

const Slide = Type.Object(
  {
    name: Type.Enum([...DEBRIEF_SLIDES]),
    title: Type.String({ description: 'Of its mission.' }),
    heading: Type.String(),
    figure: OrNone(Type.Object({ people: Count, of: Count }, closed)),
    text: OrNone(Type.String()),
  },
  closed,
);

export const RemoteViewSchema = Type.Object(
  {
    name: OrNone(Type.String()),
    language: Type.Enum([...CONSOLE_LANGUAGES], { description: 'Of the account that paired it.' }),
    expiresAt: Moment,
    room: SessionClockSchema,
    selfPaced: Type.Boolean({ description: 'Whether nobody leads it: then it is given no minutes.' }),
    hintPolicy: Type.Enum([...HINT_POLICIES]),
    people: Count,
    absent: Type.Integer({ minimum: 0, description: 'People of the list who have not come.' }),
    needs: Type.Array(
      Type.Object(
        {
          participant: Id,
          name: OrNone(Type.String({ description: 'Null for who has chosen none yet.' })),
          mission: OrNone(Type.Object({ key: Challenge, title: Type.String() }, closed)),
          reasons: Type.Array(Reason),
          given: Type.Integer({ minimum: 0, description: 'Hints of the mission that facilitators gave already.' }),
          hint: Type.Boolean({ description: 'Whether there is a hint left to give.' }),
        },
        closed,
      ),
      { description: 'The most urgent first, ten at most.' },
    ),
    needsCount: Count,
    debrief: OrNone(
      Type.Object(
        {
          deck: DeckSchema,
          times: PresentedDebriefSchema.properties.times,
          now: OrNone(Slide, { description: 'Null at the list of its missions.' }),
          next: OrNone(Slide, { description: 'Null at the last slide.' }),
          notes: Type.Array(FacilitatorNotesSchema.properties.sections.items, {
            description: 'What to ask the room about the present mission.',
          }),
        },
        closed,
      ),
      { description: 'Null while none is open.' },
    ),
  },
  closed,
);

export const RemoteActionSchema = Type.Object({ action: Type.Enum([...REMOTE_ACTIONS]) }, closed);
export const RemoteMessageSchema = Type.Object({ message: Type.Enum([...REMOTE_MESSAGE_NAMES]) }, closed);
export const RemoteHintSchema = Type.Object({ participant: Id, challenge: Challenge }, closed);
export const RemoteStepSchema = Type.Object(
  { action: Type.Enum(['next', 'previous']), from: DeckSchema.properties.position },
  closed,
);

export type NewRemote = Static<typeof NewRemoteSchema>;
export type RemoteLink = Static<typeof RemoteLinkSchema>;
export type ListedRemote = Static<typeof RemotesSchema>[number];
export type Pairing = Static<typeof PairingSchema>;
export type Paired = Static<typeof PairedSchema>;
export type RemoteView = Static<typeof RemoteViewSchema>;
export type RemoteNeed = RemoteView['needs'][number];
export type RemoteSlide = Static<typeof Slide>;
export type RemoteAction = Static<typeof RemoteActionSchema>;
export type RemoteMessage = Static<typeof RemoteMessageSchema>;
export type RemoteHint = Static<typeof RemoteHintSchema>;
export type RemoteStep = Static<typeof RemoteStepSchema>;
