/**
 * Debrief of a session: the missions chosen for it, and a deck of slides about them. The server keeps the deck's position; the projector,
 * the presenter's page and the phones follow it. Only counts of answers are shown, once `MIN_TOLD` people have answered.
 */
import { type Static, Type } from 'typebox';
import { CHALLENGE_KEY, DEBRIEF_REASONS, DEBRIEF_SLIDES, MAX_DEBRIEF_MISSIONS } from './constants.ts';
import { Debrief } from './manifest/debrief.ts';
import { RecallSchema } from './manifest/recall.ts';
import { closed, Moment, OrNone, VerdictLabel } from './shapes.ts';

const Challenge = Type.String(CHALLENGE_KEY);
const Count = Type.Integer({ minimum: 0 });
const Missions = Type.Array(Challenge, { minItems: 1, maxItems: MAX_DEBRIEF_MISSIONS, uniqueItems: true });
/** Position in the deck: 0 is the list of missions; then come the slides of each mission in turn. */
const Position = Type.Integer({ minimum: 0, maximum: MAX_DEBRIEF_MISSIONS * DEBRIEF_SLIDES.length });
/** The deck as stored in the session's row. */
export const StoredDeckSchema = Type.Object({ missions: Missions, position: Position, openedAt: Moment }, closed);

const Mistake = Type.Object(
  { verdict: Type.String({ description: 'A word of the scene.' }), label: VerdictLabel, people: Count },
  closed,
);

const ProposalSchema = Type.Object(
  {
    minutes: Type.Integer({ description: 'For all of them.' }),
    minutesEach: Type.Integer({ description: 'For one of them, at least one.' }),
    missions: Type.Array(
      Type.Object(
        {
          key: Challenge,
          title: Type.String(),
          reason: Type.Enum([...DEBRIEF_REASONS]),
          people: OrNone(Count, {
            description: 'Who made the mistake, failed at first, or solved it; null where there is no figure.',
          }),
          of: OrNone(Count, { description: 'Of how many who tried; null where there is no figure.' }),
          mistake: OrNone(Type.Object({ verdict: Type.String(), label: VerdictLabel }, closed)),
        },
        closed,
      ),
      { description: 'The one that needs it most first.' },
    ),
  },
  closed,
);

export const DeckSchema = Type.Object(
  {
    missions: Type.Array(Type.Object({ key: Challenge, title: Type.String() }, closed)),
    position: Position,
    last: Type.Integer({ description: 'The position of the last slide.' }),
    slide: OrNone(Type.Object({ mission: Challenge, name: Type.Enum([...DEBRIEF_SLIDES]) }, closed), {
      description: 'Null at the list of its missions.',
    }),
    people: Type.Integer({ description: 'Who plays.' }),
    answered: Type.Integer({ description: 'Who has answered the question of this mission.' }),
    votes: OrNone(Type.Array(Count), {
      description:
        'By option, once the answer is shown, and while it is asked for whoever leads; null of fewer than three answers.',
    }),
  },
  closed,
);
export const OpenDeckSchema = OrNone(DeckSchema, { description: 'Null while no debrief is open.' });

export const DeckActionSchema = Type.Object(
  {
    action: Type.Enum(['open', 'next', 'previous', 'go', 'close']),
    missions: Type.Optional(Missions),
    from: Type.Optional(Position),
    position: Type.Optional(Position),
  },
  {
    ...closed,
    description:
      '`open` takes `missions`; `next` and `previous` take `from`, the position that was seen, and change nothing where the deck has moved on; `go` takes `position`. All may be sent again.',
  },
);

/** Presenter notes of a debrief; they contain solutions. */
const SpokenMission = Type.Object(
  {
    key: Challenge,
    title: Type.String(),
    opened: Count,
    solved: Count,
    mistakes: Type.Array(Mistake),
    debrief: Debrief,
    retrieval: RecallSchema,
    question: OrNone(Type.String({ description: 'To ask the room; from the facilitator notes.' })),
  },
  closed,
);

export const PresentedDebriefSchema = Type.Object(
  {
    name: OrNone(Type.String()),
    over: Type.Boolean({ description: 'Whether the session has ended: the debrief opens then.' }),
    proposal: ProposalSchema,
    played: Type.Array(Type.Object({ key: Challenge, title: Type.String() }, closed), {
      description: 'All missions of the session, in the order of play.',
    }),
    deck: OpenDeckSchema,
    times: Type.Object(
      {
        now: Moment,
        debriefEndsAt: OrNone(Moment, { description: 'Its minutes after it was opened; null without a deck.' }),
        workshopEndsAt: OrNone(Moment, {
          description: 'As it was planned, or by the start of play on another day; null for a session that is no workshop.',
        }),
      },
      closed,
    ),
    spoken: Type.Array(SpokenMission, { description: 'Of the missions in the deck.' }),
  },
  closed,
);

export const DebriefQuerySchema = Type.Object(
  {
    minutes: Type.Optional(
      Type.String({
        pattern: '^[1-9][0-9]?$',
        description: 'From 1 to 99; without it what the workshop plans for it, else a quarter of an hour.',
      }),
    ),
  },
  closed,
);

/**
 * The debrief as a player gets it. The right answer and the number of answers for each option are sent only once the question is closed.
 */
export const PlayedDebriefSchema = OrNone(
  Type.Object(
    {
      mission: Challenge,
      title: Type.String(),
      slide: Type.Enum(['question', 'answer', 'commitment']),
      question: Type.String(),
      options: Type.Array(Type.String()),
      own: OrNone(Count, { description: 'The position of the chosen option; null before.' }),
      told: OrNone(Type.Object({ answer: Count, because: Type.String(), votes: OrNone(Type.Array(Count)) }, closed), {
        description: 'Null while the question is open.',
      }),
      commitment: OrNone(Type.String({ description: 'What to keep; null before its slide.' })),
    },
    closed,
  ),
  { description: 'Null where the deck stands at nothing that a phone shows.' },
);

export const DebriefAnswerSchema = Type.Object({ mission: Challenge, option: Type.Integer({ minimum: 0, maximum: 9 }) }, closed);

export type StoredDeck = Static<typeof StoredDeckSchema>;
export type Proposal = Static<typeof ProposalSchema>;
export type ProposedMission = Proposal['missions'][number];
export type Deck = Static<typeof DeckSchema>;
export type DeckAction = Static<typeof DeckActionSchema>;
export type DebriefSlide = (typeof DEBRIEF_SLIDES)[number];
export type SpokenMission = Static<typeof SpokenMission>;
export type PresentedDebrief = Static<typeof PresentedDebriefSchema>;
export type PlayedDebrief = Static<typeof PlayedDebriefSchema>;
