/** Recall question. */
import { type Static, Type } from 'typebox';
import { closed } from '#schemas/shapes.ts';
import { Line } from './texts.ts';

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

export type RecallContent = Static<typeof RecallSchema>;
