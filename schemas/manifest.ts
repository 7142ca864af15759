/**
 * The challenge manifest: what a content author writes in `challenges/<key>/manifest.json`.
 * This is the only place where its shape is defined; the TypeScript type, the validation at build,
 * at development and at server start, and the JSON Schema that editors read are all derived from it.
 */
import { type Static, Type } from 'typebox';
import {
  ACTS,
  AUDIENCES,
  type CARD_FIELDS,
  type CATALOGUE_FIELDS,
  CATEGORIES,
  CHALLENGE_KEY,
  DEMANDS,
  DIFFICULTIES,
  MAX_AWARD,
  NO_DIFFICULTY,
  PICTURE_FILE,
  RULE_LINES,
  THEMES,
} from './constants.ts';
import { PROGRAMMES } from './programmes.ts';
import { closed, SLUG } from './shapes.ts';

const Points = (description: string, examples?: readonly number[]) =>
  Type.Number({ description, minimum: 0, maximum: MAX_AWARD, multipleOf: 0.01, ...(examples ? { examples } : {}) });

const Line = (description: string, maxLength = 200) => Type.String({ description, minLength: 1, maxLength, pattern: '\\S' });

const Text = (description: string) => Line(description, 4000);

const HintSchema = Type.Object(
  {
    title: Line('Short label of the step, e.g. « Où regarder ».', 60),
    text: Text('The hint. `{name}` is replaced by the secret of that name on the server.'),
  },
  closed,
);

const FailureCost = Type.Object(
  {
    points: Points('Points taken off the award each time.'),
    every: Type.Integer({ description: 'After how many failed attempts.', minimum: 1, maximum: 100 }),
  },
  {
    ...closed,
    description: 'What failed attempts take off the award; without it they cost nothing.',
    examples: [{ points: 1, every: 2 }],
  },
);

const Scoring = Type.Object(
  {
    base: Points('Points for a solve without hints or failures.'),
    hintStep: Points('Points that each hint shown takes off the award.'),
    floor: Points('The award never goes below this.'),
    failures: Type.Optional(FailureCost),
    penalty: Type.Optional(
      Points(
        'Points that the scene takes off the score after a failed attempt, whatever the award: a click too early. Until they add up to what a solve brings. No other penalty is accepted; without it, none.',
        [2],
      ),
    ),
  },
  { ...closed, description: 'How the award is computed (docs/scoring.md).' },
);

const HintBox = Type.Object(
  { base: Points('Base that the hint box shows.'), step: Points('Step that the hint box shows.') },
  { ...closed, description: 'Only where the hint box counts differently from the award.', examples: [{ base: 8, step: 1 }] },
);

const LearningMode = Type.Object(
  {
    after: Type.Integer({ description: 'Failed attempts before the panel opens.', minimum: 1, maximum: 20 }),
    text: Text('Explains the idea behind the challenge; it does not repeat the hints.'),
  },
  {
    ...closed,
    description: "The 'Mode apprentissage' panel, which opens after some failed attempts; without it there is none.",
    examples: [{ after: 2, text: 'Un message pressant laisse rarement le temps de vérifier : c’est ce qu’il veut.' }],
  },
);

const Gesture = Type.Object(
  {
    question: Line('The same subject at work, on an ordinary day: what does one do?', 300),
    options: Type.Array(
      Type.Object(
        {
          text: Line('One thing to do, in a sentence.', 160),
          answer: Line('What comes of it at work, whichever it is: told in place.', 400),
        },
        closed,
      ),
      {
        description: 'All of them plausible and of like length; which one is safe is told by the answers alone.',
        minItems: 2,
        maxItems: 3,
        uniqueItems: true,
      },
    ),
  },
  {
    ...closed,
    description:
      'The gesture that ends a mission whose decisive act is an attacker’s: one choice without points, after the solve, of which nothing is sent. Without it there is none.',
    examples: [
      {
        question: 'Un code d’accès est écrit sur le tableau de la salle. Que faites-vous ?',
        options: [
          {
            text: 'Je l’efface, sans en parler à personne.',
            answer: 'Le tableau est propre, et le code est connu : il ouvre encore.',
          },
          {
            text: 'Je préviens, pour que le code soit changé.',
            answer: 'Le code est changé à midi : celui du tableau n’ouvre plus rien.',
          },
        ],
      },
    ],
  },
);

const Debrief = Type.Object(
  {
    whatHappened: Text('What the player just lived through.'),
    whyItWorks: Text('Why it works on people.'),
    reflexes: Type.Array(Line('What to do, in a sentence or two.', 300), {
      description: 'The reflexes to keep at work tomorrow.',
      minItems: 3,
      maxItems: 5,
    }),
    tellAColleague: Line('One sentence to say to a colleague.', 300),
    references: Type.Array(
      Type.Object(
        {
          publisher: Line('Who publishes it, e.g. ANSSI.', 80),
          title: Line('Title of the guide or page.', 200),
          url: Type.Optional(
            Type.String({
              description:
                'Where it is read, with https; nothing is asked of it until somebody follows the link. Without it the title stands alone.',
              pattern: '^https://[a-z0-9-]+(\\.[a-z0-9-]+)+(/[^\\s]*)?$',
              maxLength: 300,
              examples: ['https://www.cnil.fr/fr/les-conseils-de-la-cnil-pour-un-bon-mot-de-passe'],
            }),
          ),
        },
        closed,
      ),
      { description: 'Official sources, by name.', minItems: 1, maxItems: 6 },
    ),
    intentions: Type.Array(Line('« Quand …, alors je … »: one situation of work, one thing to do.', 200), {
      description: 'Three intentions, of which the player keeps one, or writes another, in the own browser only.',
      minItems: 3,
      maxItems: 3,
      uniqueItems: true,
    }),
    gesture: Type.Optional(Gesture),
  },
  { ...closed, description: 'Shown after the solve, never sent before.' },
);

const PlainDebrief = Type.Object(
  {
    whatHappened: Text('What the player just lived through, in plain words.'),
    whyItWorks: Text('Why it works on people, in plain words.'),
    reflexes: Type.Array(Line('What to do, in one short sentence or two.', 300), {
      description: 'The reflexes to keep, in plain words.',
      minItems: 2,
      maxItems: 5,
    }),
  },
  { ...closed, description: 'The debrief in plain words; sent with it, after the solve only.' },
);

const Plain = Type.Object(
  {
    objective: Line('What to achieve, in plain words. Never the way to it.', 300),
    briefing: Text('The briefing in plain words; paragraphs separated by a blank line.'),
    hints: Type.Array(Text('A hint in plain words, sent with it; `{name}` as there.'), {
      description: 'One for each hint, in their order.',
      minItems: 1,
      maxItems: 10,
    }),
    debrief: PlainDebrief,
  },
  {
    ...closed,
    description:
      'The same texts in plain words, for players who ask for them: short sentences, one idea each, no image, no word of the trade. Without it they read the others.',
  },
);

export const RecallSchema = Type.Object(
  {
    question: Line('Asked later, from memory: a situation of work, not the scene again.', 300),
    options: Type.Array(Line('A sentence.', 160), {
      description: 'Possible answers, all of them plausible and of like length.',
      minItems: 3,
      maxItems: 4,
      uniqueItems: true,
    }),
    answer: Type.Integer({ description: 'Which option is right, counted from 0.', minimum: 0, maximum: 3 }),
    because: Line('Why, in a sentence or two.', 400),
  },
  {
    ...closed,
    description:
      'One question that brings the debrief back to mind, asked as a later mission opens, two missions on, and on the end page. Worth no points.',
  },
);

const Page = Type.Object(
  {
    slug: Type.String({
      description: "Last part of the sub-page's address: a to z, 0 to 9, single hyphens between.",
      pattern: SLUG,
      maxLength: 60,
    }),
    title: Line("The sub-page's title."),
    component: Type.String({
      description:
        'File in this folder whose default export is the page: a to z, 0 to 9, hyphens, then .page.tsx; e.g. admin.page.tsx.',
      pattern: '^[a-z0-9-]+\\.page\\.tsx$',
    }),
  },
  closed,
);

const Image = Type.Object(
  {
    file: Type.String({
      description: 'Picture in this folder: a to z, 0 to 9, hyphens, then .svg, .avif, .webp or .png.',
      ...PICTURE_FILE,
    }),
    alt: Line('Text alternative: what the picture tells, in French.', 500),
  },
  closed,
);

/** A hint as it is sent: with its plain text, where there is one. */
export const SentHintSchema = Type.Object(
  { ...HintSchema.properties, plain: Type.Optional(Type.String({ description: 'The same in plain words.' })) },
  closed,
);

/** The debrief as it is sent: with its plain texts, where there are any. */
export const SentDebriefSchema = Type.Object({ ...Debrief.properties, plain: Type.Optional(PlainDebrief) }, closed);

export const ManifestSchema = Type.Object(
  {
    $schema: Type.Optional(Type.String({ description: 'Gives completion and hover help in editors.' })),
    key: Type.String({
      description: "The challenge's permanent identifier, which is the folder's name: a to z, 0 to 9, single hyphens between.",
      pattern: SLUG,
      maxLength: CHALLENGE_KEY.maxLength,
    }),
    version: Type.Integer({ description: 'Raise it to draw new variants.', minimum: 1 }),
    path: Type.String({
      description: 'Address of the page: a slash, then a to z, 0 to 9, single hyphens between; e.g. /caesar-challenge.',
      pattern: '^/[a-z0-9]+(-[a-z0-9]+)*$',
      maxLength: 80,
    }),
    title: Line('Title, in French.', 80),
    programme: Type.Optional(
      Type.String({
        description:
          'The collection that it belongs to; absent means the one of its pack, and outside of a pack the classic one, which a plain session plays.',
        pattern: SLUG,
        maxLength: 40,
        examples: PROGRAMMES.map(({ key }) => key),
      }),
    ),
    category: Type.Enum([...CATEGORIES], { description: 'Category shown on the card.' }),
    difficulty: Type.Optional(
      Type.Enum([...DIFFICULTIES], { description: `Section of the hub; absent means '${NO_DIFFICULTY}'.` }),
    ),
    summary: Line('Two lines for the card.', 180),
    tags: Type.Array(Line('A word or two, capital first.', 30), {
      description: 'Tags of the card.',
      minItems: 1,
      maxItems: 5,
      uniqueItems: true,
    }),
    audiences: Type.Array(Type.Enum([...AUDIENCES]), {
      description: 'Whom it concerns: templates offer it to them.',
      minItems: 1,
      uniqueItems: true,
    }),
    themes: Type.Array(Type.Enum([...THEMES]), {
      description: 'What it is about, the most important first: templates see to it that none of the essential ones is missing.',
      minItems: 1,
      maxItems: 4,
      uniqueItems: true,
    }),
    act: Type.Enum([...ACTS], {
      description: 'What the decisive gesture is: the safe one at work (safe), an attacker’s (attacker), or both (mixed).',
    }),
    duration: Type.Integer({ description: 'Minutes that a beginner needs.', minimum: 1, maximum: 120 }),
    skill: Line('What the player trains (briefing).', 120),
    objective: Line('What to achieve (briefing). Never the way to it.', 400),
    briefing: Text('The story that opens the challenge; paragraphs separated by a blank line.'),
    hints: Type.Array(HintSchema, { description: 'In the order in which they are handed out.', minItems: 1, maxItems: 10 }),
    scoring: Scoring,
    hintBox: Type.Optional(HintBox),
    learningMode: Type.Optional(LearningMode),
    returnAfter: Type.Integer({
      description: 'Milliseconds between the solve and the return to the hub; 0 returns at once.',
      minimum: 0,
      maximum: 60000,
    }),
    guest: Type.Boolean({
      description: 'Listed on the hub when logged out; outside of the classic programme, what is not is played by players only.',
    }),
    listed: Type.Boolean({
      description: 'Played by a session that plays its whole programme; otherwise reachable by its address only.',
    }),
    pages: Type.Optional(
      Type.Array(Page, {
        description: 'Sub-pages, loaded on demand; without it there is none.',
        minItems: 1,
        maxItems: 5,
        examples: [[{ slug: 'admin', title: 'Espace d’administration', component: 'admin.page.tsx' }]],
      }),
    ),
    images: Type.Optional(
      Type.Array(Image, {
        description: 'Every picture of the folder, with its text alternative; a folder without pictures has none.',
        minItems: 1,
        examples: [[{ file: 'quai.webp', alt: 'Une porte ouverte sur le quai, la nuit.' }]],
      }),
    ),
    order: Type.Optional(
      Type.Integer({
        description: 'Place among the cards of its section, lowest first; absent comes after.',
        minimum: 1,
        maximum: 999,
      }),
    ),
    mistakes: Type.Optional(
      Type.Record(
        Type.String({ pattern: SLUG, maxLength: 40 }),
        Line('In French, without a capital, e.g. « mauvais premier geste ».', 60),
        {
          description:
            'What its verdicts on wrong answers are called in a report and on the wall; without it, by the names that Vigie has (docs/authoring.md).',
          minProperties: 1,
          maxProperties: 20,
          examples: [{ first: 'mauvais premier geste' }],
        },
      ),
    ),
    exceptions: Type.Optional(
      Type.Array(
        Type.Object(
          {
            rule: Type.Enum([...RULE_LINES], { description: 'Which line.' }),
            because: Line('Why it cannot be held, in English: docs/coverage.md quotes it.', 300),
          },
          closed,
        ),
        {
          description: 'Lines of the rule of docs/pedagogy.md that it cannot hold; without it, all are held.',
          minItems: 1,
          maxItems: RULE_LINES.length,
          examples: [[{ rule: 'neighbour', because: 'The specification fixes one answer for everybody.' }]],
        },
      ),
    ),
    debrief: Debrief,
    retrieval: RecallSchema,
    plain: Type.Optional(Plain),
    byEar: Type.Optional(
      Line(
        'How to play it without looking, said to players who listen to the screen; it gives nothing away. Without it, nothing is said.',
        400,
      ),
    ),
    demands: Type.Optional(
      Type.Array(Type.Enum([...DEMANDS]), {
        description:
          'What it asks of eye and ear: letters or digits to compare (close-reading), mistakes to be seen (spelling), a countdown (clock), text that is not words (code). Without it, nothing but reading and choosing.',
        minItems: 1,
        uniqueItems: true,
        examples: [['close-reading']],
      }),
    ),
  },
  {
    ...closed,
    $id: 'challenge-manifest',
    title: 'Vigie challenge manifest',
    description: 'Describes one challenge. See docs/manifest.md.',
  },
);

export type ChallengeManifest = Static<typeof ManifestSchema>;
export type Hint = Static<typeof HintSchema>;
export type SentHint = Static<typeof SentHintSchema>;
export type SentDebrief = Static<typeof SentDebriefSchema>;
export type Scoring = Static<typeof Scoring>;
export type DebriefContent = Static<typeof Debrief>;
export type Demand = (typeof DEMANDS)[number];
export type GestureContent = Static<typeof Gesture>;
export type RecallContent = Static<typeof RecallSchema>;
export type Category = (typeof CATEGORIES)[number];
export type Difficulty = (typeof DIFFICULTIES)[number];
export type Audience = (typeof AUDIENCES)[number];
export type Theme = (typeof THEMES)[number];
export type Act = (typeof ACTS)[number];
/** A line of the rule of docs/pedagogy.md. */
export type RuleLine = (typeof RULE_LINES)[number];

export type CardEntry = Pick<ChallengeManifest, (typeof CARD_FIELDS)[number]>;
export type CatalogueEntry = Pick<ChallengeManifest, (typeof CATALOGUE_FIELDS)[number]> & {
  /** For a solve without hints or failures, in decimal points. */
  readonly points: number;
  /** Where the programme is a pack's; the titles of the others stand in `programmes.ts`. */
  readonly programmeTitle?: string;
};
