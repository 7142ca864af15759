/** Debrief: texts after the solve. */
import { type Static, Type } from 'typebox';
import { closed } from '#schemas/shapes.ts';
import { Line, Text } from './texts.ts';

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

export const Debrief = Type.Object(
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

export const PlainDebrief = Type.Object(
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

/** The debrief as sent to the browser, with its plain texts if it has any. */
export const SentDebriefSchema = Type.Object({ ...Debrief.properties, plain: Type.Optional(PlainDebrief) }, closed);

export type DebriefContent = Static<typeof Debrief>;
export type SentDebrief = Static<typeof SentDebriefSchema>;
export type GestureContent = Static<typeof Gesture>;
