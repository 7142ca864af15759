/**
 * Payloads of the projector (`/projector/…`): chosen names, never an e-mail address, and other players only as far as the session's
 * settings allow. Times are ISO 8601 in UTC, points decimal numbers.
 */
import { type Static, Type } from 'typebox';
import { SessionSchema } from './admin.ts';
import { BOARDS } from './console-constants.ts';
import { BOARD_TOP, CHALLENGE_KEY, LATEST_SOLVES, PROJECTOR_MOMENTS } from './constants.ts';
import { OpenDeckSchema } from './debrief.ts';
import { FinaleSchema } from './finale.ts';
import { Debrief } from './manifest/debrief.ts';
import { RecallSchema } from './manifest/recall.ts';
import { SessionClockSchema } from './session-clock.ts';
import { SessionSetupSchema } from './session-setup.ts';
import { closed, OrNone, VerdictLabel } from './shapes.ts';
import { BoardRowSchema } from './standing.ts';

const Moment = Type.String();
const Challenge = Type.String(CHALLENGE_KEY);
const Name = OrNone(Type.String({ description: 'Chosen for the boards; null where the session shows nobody.' }));

/** Link to the projector: its address is `/projector#` and the token. */
export const ProjectorLinkSchema = Type.Object({ token: Type.String(), expiresAt: Moment }, closed);
export const RevokedProjectorsSchema = Type.Object({ revoked: Type.Integer() }, closed);

/** Addresses of this server. Empty if it listens on loopback only, or is behind a proxy. */
export const RoomAddressesSchema = Type.Array(Type.String(), {
  description: 'Where the room finds this server, the likeliest first, for a page that was opened on the machine itself.',
});

export const ProjectorRoomSchema = Type.Object(
  {
    number: Type.Integer({ description: 'Of the last event that this contains: what to listen after.' }),
    room: SessionClockSchema,
    name: SessionSchema.properties.name,
    code: OrNone(Type.String({ description: 'Null while nobody new may log in.' })),
    playerLogin: SessionSetupSchema.properties.playerLogin,
    addresses: RoomAddressesSchema,
    fingerprint: OrNone(
      Type.String({
        description: 'SHA-256 of a certificate that this server made for itself, of which devices warn; null without one.',
      }),
    ),
    board: Type.Enum([...BOARDS]),
    people: Type.Object(
      {
        present: Type.Integer({ description: 'Who came in, and was not removed.' }),
        expected: OrNone(Type.Integer({ description: 'Who was invited by name; null where others may come too.' })),
        names: Type.Array(Type.String(), { description: 'Of the latest who came in; none where the board is not full.' }),
      },
      closed,
    ),
    missions: Type.Array(Type.Object({ key: Challenge, title: Type.String(), solved: Type.Integer() }, closed), {
      description: 'In the order of play, each with how many solved it.',
    }),
    latest: Type.Array(Type.Object({ name: Name, challenge: Challenge, title: Type.String(), at: Moment }, closed), {
      maxItems: LATEST_SOLVES,
      description: 'The latest solves, the newest first; none where the session shows nothing.',
    }),
    top: Type.Array(BoardRowSchema, { maxItems: BOARD_TOP, description: 'The best; none where the board is not full.' }),
    teams: Type.Array(BoardRowSchema, {
      description: 'By the mean of those who play in each; none where the session shows nothing.',
    }),
    finale: OrNone(FinaleSchema, { description: 'The last mission; null before it is launched.' }),
    deck: OpenDeckSchema,
    moments: Type.Array(
      Type.Object(
        { kind: Type.Enum([...PROJECTOR_MOMENTS]), challenge: Challenge, title: Type.String(), name: Name, at: Moment },
        closed,
      ),
      { description: 'What the room has reached together, or first.' },
    ),
  },
  closed,
);

const Share = Type.Number({ description: 'A mean over those who opened it.' });
export const ProjectorDebriefSchema = Type.Object(
  {
    session: SessionSchema.properties.id,
    name: SessionSchema.properties.name,
    people: Type.Integer(),
    proposed: Type.Array(Challenge, { description: 'What is most worth the minutes, the one that needs it most first.' }),
    missions: Type.Array(
      Type.Object(
        {
          key: Challenge,
          title: Type.String(),
          opened: Type.Integer(),
          solved: Type.Integer(),
          tries: OrNone(Share),
          hints: OrNone(Share),
          mistakes: Type.Array(
            Type.Object(
              { verdict: Type.String({ description: 'A word of the scene.' }), label: VerdictLabel, people: Type.Integer() },
              closed,
            ),
            { description: 'The commonest, by verdict, where it were three people or more; no answer is stored.' },
          ),
          debrief: Debrief,
          question: OrNone(Type.String({ description: 'To ask the room; from the facilitator notes.' })),
          retrieval: RecallSchema,
          artifacts: Type.Record(Type.String(), Type.Unknown(), { description: 'Of a variant that nobody plays.' }),
          reveal: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
        },
        closed,
      ),
    ),
  },
  closed,
);

export type ProjectorLink = Static<typeof ProjectorLinkSchema>;
export type RevokedProjectors = Static<typeof RevokedProjectorsSchema>;
export type ProjectorRoom = Static<typeof ProjectorRoomSchema>;
/** How far a session is: the part of the room that its players may see too. */
export type SessionProgress = Pick<ProjectorRoom, 'board' | 'people' | 'missions' | 'latest' | 'moments'>;
export type ProjectorMoment = ProjectorRoom['moments'][number];
export type ProjectorDebrief = Static<typeof ProjectorDebriefSchema>;
export type DebriefMission = ProjectorDebrief['missions'][number];
