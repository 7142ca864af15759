/**
 * The finale: the last mission of a session, which the whole room plays in five rounds. In each, every phone judges one message, genuine or
 * a trap, and the majority decides. Times are ISO 8601 in UTC.
 */
import { type Static, Type } from 'typebox';
import { FINALE_CHANNELS, FINALE_PHASES, FINALE_ROUNDS } from './constants.ts';
import { closed, OrNone } from './shapes.ts';

const Round = Type.Integer({ minimum: 1, maximum: FINALE_ROUNDS });
const Votes = Type.Integer({ minimum: 0 });

/** The message to judge. Whether it is genuine is sent once the round is closed. */
const MessageSchema = Type.Object(
  { channel: Type.Enum([...FINALE_CHANNELS]), from: Type.String(), text: Type.String(), context: OrNone(Type.String()) },
  closed,
);

/** Result of a round. */
const ResultSchema = Type.Object(
  {
    round: Round,
    genuine: Type.Boolean({ description: 'Whether the message was.' }),
    right: Type.Boolean({ description: 'Whether most of the room judged it rightly.' }),
    divided: Type.Boolean({ description: 'Whether as many judged one way as the other, or nobody did; false of one or two.' }),
    votes: OrNone(Type.Object({ genuine: Votes, trap: Votes }, closed), { description: 'Null of fewer than three people.' }),
    because: Type.String(),
  },
  closed,
);

export const FinaleSchema = Type.Object(
  {
    phase: Type.Enum([...FINALE_PHASES]),
    round: Round,
    message: MessageSchema,
    people: Type.Integer({ description: 'Who plays.' }),
    answered: Type.Integer({ description: 'Who has judged in this round.' }),
    results: Type.Array(ResultSchema, { description: 'Of the closed rounds, in order.' }),
    commitment: OrNone(Type.String({ description: 'What the room takes with it; null before the end.' })),
  },
  closed,
);

/** The finale as a player gets it; null before it is launched. */
export const PlayedFinaleSchema = OrNone(
  Type.Object(
    {
      ...FinaleSchema.properties,
      own: OrNone(Type.Boolean({ description: 'Whether the player has judged the message genuine; null before.' })),
    },
    closed,
  ),
);
export const WatchedFinaleSchema = OrNone(FinaleSchema);

export const JudgementSchema = Type.Object({ round: Round, genuine: Type.Boolean() }, closed);
export const FinaleActionSchema = Type.Object(
  { action: Type.Enum(['open', 'close']), round: Round },
  { ...closed, description: 'Opens a round once the one before it is closed, or closes it. What holds already changes nothing.' },
);

export type Finale = Static<typeof FinaleSchema>;
export type FinaleMessage = Finale['message'];
export type FinaleResult = Finale['results'][number];
export type PlayedFinale = Static<typeof PlayedFinaleSchema>;
export type FinaleAction = Static<typeof FinaleActionSchema>;
