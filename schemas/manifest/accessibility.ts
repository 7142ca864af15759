/** Accessibility of a challenge: plain words, play without sight, and demands on sight and hearing. */
import { Type } from 'typebox';
import { DEMANDS } from '#schemas/constants.ts';
import { closed } from '#schemas/shapes.ts';
import { PlainDebrief } from './debrief.ts';
import { Line, Text } from './texts.ts';

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

export const ACCESSIBILITY = {
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
};

export type Demand = (typeof DEMANDS)[number];
