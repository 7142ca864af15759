/** Set-up of a session, and the part of it that players get. Times are ISO 8601 in UTC. */
import { type Static, Type } from 'typebox';
import { SessionSchema } from './admin.ts';
import {
  ALLOW_LIST,
  ALLOWED_ENTRY,
  BOARDS,
  DOORS,
  DURATION_MINUTES,
  HINT_POLICIES,
  PLAYER_LOGINS,
  REAL_NAME,
  SESSION_NAME,
  START_BY,
  TEAM,
  TEAMS,
} from './console-constants.ts';
import { CHALLENGE_KEY } from './constants.ts';
import { APPOINTMENT_KINDS } from './return-constants.ts';
import { SessionClockSchema } from './session-clock.ts';
import { closed, Moment, OrNone } from './shapes.ts';
import { WhereToReportSchema } from './where-to-report.ts';
import { WorkshopSchema } from './workshop.ts';

const Team = Type.String({
  ...TEAM,
  description: 'One line of text without spaces around it.',
});

const allowedEntry = {
  entry: Type.String({
    ...ALLOWED_ENTRY,
    description: 'An e-mail, or a domain with its at sign: @brevelle.example.',
  }),
  team: OrNone(Team),
  name: OrNone(Type.String({ ...REAL_NAME, description: 'Of the person; facilitators read it, players never do.' })),
};
const AllowedEntrySchema = Type.Object(allowedEntry, closed);
const allowed = Type.Array(AllowedEntrySchema, {
  ...ALLOW_LIST,
  description: 'Who may log in; everyone who has the code when empty.',
});
/** Entries of the allow-list in a request. Clients of 1.0.0 send no names: then the stored ones are kept. */
const givenAllowed = Type.Array(Type.Object({ ...allowedEntry, name: Type.Optional(allowedEntry.name) }, closed), {
  ...ALLOW_LIST,
  description: 'As it is answered.',
});

const setup = {
  name: OrNone(Type.String(SESSION_NAME)),
  challenges: OrNone(
    Type.Array(Type.String(CHALLENGE_KEY), {
      minItems: 1,
      maxItems: 1000,
      uniqueItems: true,
      description: 'Keys in the order of play; null is everything that the classic programme lists, in its own order.',
    }),
  ),
  durationMinutes: OrNone(
    Type.Integer({ ...DURATION_MINUTES, description: 'The session ends by itself so long after play began.' }),
  ),
  opensAt: OrNone(Moment),
  closesAt: OrNone(Moment),
  startBy: Type.Enum([...START_BY], { description: 'Whether play begins with the opening, or when a facilitator starts it.' }),
  hintPolicy: Type.Enum([...HINT_POLICIES]),
  board: Type.Enum([...BOARDS], { description: 'What players see of each other.' }),
  fleet: Type.Boolean({
    description:
      'Players see how far their room has come: a line over every page, and the fleet, where the board lets them see each other.',
  }),
  personalCodes: Type.Boolean({
    description: 'Each player gets a code of their own at the first login, and is asked for it at the next.',
  }),
  reporting: OrNone(WhereToReportSchema, {
    description: "Where its players report what they doubt: each field over the installation's; null is the installation's.",
  }),
  door: Type.Enum([...DOORS], {
    description:
      'Who comes in at once: `watched` makes newcomers who are not on the list wait for a facilitator; `open` does so in a rush only.',
  }),
  playerLogin: Type.Enum([...PLAYER_LOGINS], {
    description:
      'How players come: by an address and the code, or through an identity provider that is set up for players (OIDC_PROVIDERS).',
  }),
  teams: Type.Array(Team, { ...TEAMS, uniqueItems: true, description: 'Teams or departments; none when empty.' }),
  allowed,
  workshop: OrNone(WorkshopSchema, { description: 'What it was planned as; null for a session that is no workshop.' }),
};

/** A complete set-up, which replaces the former one. */
export const SessionSetupSchema = Type.Object(setup, closed);
/** A change replaces the whole set-up. Fields that clients of 1.0.0 do not know keep their values when left out. */
export const SetupChangeSchema = Type.Object(
  {
    ...setup,
    allowed: givenAllowed,
    fleet: Type.Optional(setup.fleet),
    door: Type.Optional(setup.door),
    playerLogin: Type.Optional(setup.playerLogin),
    workshop: Type.Optional(setup.workshop),
  },
  closed,
);
/** A new session; absent fields get their defaults. */
export const NewSessionSchema = Type.Partial(Type.Object({ ...setup, allowed: givenAllowed }, closed), closed);

/** One session with all its settings. */
export const SessionDetailsSchema = Type.Object(
  {
    ...SessionSchema.properties,
    ...setup,
    version: Type.String({
      description: 'Of the set-up: goes with a change, which is refused where the set-up is another by then.',
    }),
    createdAt: Moment,
    createdBy: OrNone(Type.String({ description: 'The account; null where that is not known.' })),
    startedAt: OrNone(Moment, { description: 'Start of play; of a session that was reopened, the latest.' }),
    closedAt: OrNone(Moment),
    participants: Type.Integer({ description: 'Those who play; removed and merged ones are not counted.' }),
    returns: Type.Array(Type.Enum([...APPOINTMENT_KINDS]), {
      description: 'Those that its campaign sets, the earlier first: the invitation names them.',
    }),
    reminded: Type.Integer({ description: 'People to whom a reminder proposed the session, and who have not come to it.' }),
  },
  closed,
);

export const SetupChangeQuerySchema = Type.Object(
  {
    version: Type.Optional(
      Type.String({ maxLength: 60, description: 'Of the set-up that was changed; without it, whatever stands is replaced.' }),
    ),
  },
  closed,
);

/** The session as its player gets it (`GET /session`). */
export const PlayedSessionSchema = Type.Object(
  {
    name: setup.name,
    challenges: setup.challenges,
    hintPolicy: setup.hintPolicy,
    teams: setup.teams,
    team: OrNone(Team),
    fleet: Type.Optional(Type.Boolean({ description: 'Whether the player may see how far the room has come (`GET /fleet`).' })),
    finale: Type.Optional(Type.Boolean({ description: 'Whether the last mission was launched (`GET /finale`).' })),
    debrief: Type.Optional(Type.Boolean({ description: 'Whether its debrief is open (`GET /debrief`).' })),
    closesAt: setup.closesAt,
    room: SessionClockSchema,
    number: Type.Integer({ description: 'Of the last event that this holds: what to ask after next.' }),
    debriefsTold: Type.Optional(
      Type.Array(Type.String(CHALLENGE_KEY), {
        description:
          'Missions whose debriefs the player was told without having solved them: they are replays, and earn nothing.',
      }),
    ),
  },
  closed,
);
export const TeamChoiceSchema = Type.Object({ team: Team }, closed);

export type HintPolicy = (typeof HINT_POLICIES)[number];
export type PlayerLogin = (typeof PLAYER_LOGINS)[number];
export type DoorSetting = (typeof DOORS)[number];
/** Visibility of the leaderboard for players. */
export type BoardSetting = (typeof BOARDS)[number];
export type AllowedEntry = Static<typeof AllowedEntrySchema>;
export type SetupChange = Static<typeof SetupChangeSchema>;
export type SessionSetup = Static<typeof SessionSetupSchema>;
export type NewSession = Static<typeof NewSessionSchema>;
export type SessionDetails = Static<typeof SessionDetailsSchema>;
export type PlayedSession = Static<typeof PlayedSessionSchema>;
