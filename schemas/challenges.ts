/** Payloads of the challenge calls. Points are decimal numbers with at most two decimals. */
import { type Static, Type } from 'typebox';
import { HINT_POLICIES } from './console-constants.ts';
import { ANSWER_TEXT, CHALLENGE_KEY, REPLAY } from './constants.ts';
import { SentDebriefSchema } from './manifest/debrief.ts';
import { SentHintSchema } from './manifest/help.ts';
import { closed } from './shapes.ts';
import { WhereToReportSchema } from './where-to-report.ts';

export const ChallengeKeySchema = Type.Object({ key: Type.String(CHALLENGE_KEY) }, closed);
export const OpenQuerySchema = Type.Object(
  {
    page: Type.Optional(Type.String({ maxLength: 60, description: 'A sub-page of the challenge.' })),
    replay: Type.Optional(
      Type.String({
        pattern: '^[1-9][0-9]{0,5}$',
        description: 'A replay: other secrets, nothing recorded. After the solve only.',
      }),
    ),
  },
  closed,
);
/** In a replay, the browser tab sends the state of play itself, as a guest's tab does. */
const Replay = Type.Optional(
  Type.Integer({ ...REPLAY, description: 'The replay that this belongs to: nothing of it is recorded.' }),
);

/**
 * State of play that a guest's tab sends, as the server keeps no state of guests. For a player with a token, it is read in a replay only.
 */
export const GuestPlaySchema = Type.Object(
  {
    hintsShown: Type.Integer({ minimum: 0, maximum: 100 }),
    failures: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  },
  closed,
);

/** One field of an answer: text, a choice, a number, or a list of choices. */
const AnswerField = Type.Union([
  Type.String(ANSWER_TEXT),
  Type.Number(),
  Type.Boolean(),
  Type.Array(Type.Union([Type.String({ maxLength: 200 }), Type.Number()]), { maxItems: 50 }),
]);
export const AnswerSchema = Type.Union([
  Type.String(ANSWER_TEXT),
  Type.Record(Type.String({ pattern: '^[a-zA-Z][a-zA-Z0-9_-]{0,39}$' }), AnswerField, {
    maxProperties: 20,
    additionalProperties: false,
  }),
]);

export const AttemptSchema = Type.Object({ answer: AnswerSchema, guest: Type.Optional(GuestPlaySchema), replay: Replay }, closed);
export const HintRequestSchema = Type.Object(
  {
    seen: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 100,
        description: 'How many hints the player has on the screen: asked again after a lost answer, no further one is used up.',
      }),
    ),
    guest: Type.Optional(GuestPlaySchema),
    replay: Replay,
  },
  closed,
);

const Artifacts = Type.Record(Type.String(), Type.Unknown(), {
  description: 'What the scene shows and the player may dig in; its shape is the challenge’s own.',
});
const Reveal = Type.Record(Type.String(), Type.Unknown(), {
  description: 'What is shown after the solve only; its shape is the challenge’s own.',
});
/** The reporting channel of the player's company; absent if the company has set none. */
const MaybeWhereToReport = Type.Optional(WhereToReportSchema);
const LearningText = Type.String({ description: "Text of the 'Mode apprentissage' panel, once it is due." });

const Given = Type.Optional(
  Type.Integer({ minimum: 1, description: 'How many of the hints a facilitator gave: they cost nothing. Absent: none.' }),
);

export const OpenedChallengeSchema = Type.Object(
  {
    artifacts: Artifacts,
    hints: Type.Array(SentHintSchema),
    given: Given,
    failures: Type.Integer(),
    solved: Type.Boolean(),
    points: Type.Number({ description: 'Points won; 0 before the solve.' }),
    hintPolicy: Type.Optional(
      Type.Enum([...HINT_POLICIES], { description: "The session's; absent, hints cost what the table says." }),
    ),
    learning: Type.Optional(LearningText),
    debrief: Type.Optional(SentDebriefSchema),
    reporting: MaybeWhereToReport,
    reveal: Type.Optional(Reveal),
  },
  closed,
);
export const HintsReplySchema = Type.Object(
  { hints: Type.Array(SentHintSchema), given: Given, remaining: Type.Integer() },
  closed,
);
export const AttemptReplySchema = Type.Object(
  {
    correct: Type.Boolean(),
    verdict: Type.String({
      description: "The checker's word, which the scene maps to its message; 'already-solved' after the solve.",
    }),
    points: Type.Number({ description: 'Points won; 0 when not correct.' }),
    failures: Type.Integer({ description: 'Failed attempts counted so far.' }),
    output: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), { description: 'What a simulation answered to this input.' }),
    ),
    learning: Type.Optional(LearningText),
    debrief: Type.Optional(SentDebriefSchema),
    reporting: MaybeWhereToReport,
    reveal: Type.Optional(Reveal),
  },
  closed,
);

export type Answer = Static<typeof AnswerSchema>;
export type GuestPlay = Static<typeof GuestPlaySchema>;
export type OpenedChallenge = Static<typeof OpenedChallengeSchema>;
export type HintsReply = Static<typeof HintsReplySchema>;
export type AttemptReply = Static<typeof AttemptReplySchema>;
