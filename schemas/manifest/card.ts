/** Card of a challenge, and its audiences. */
import { Type } from 'typebox';
import { ACTS, AUDIENCES, CATEGORIES, DIFFICULTIES, NO_DIFFICULTY, THEMES } from '#schemas/constants.ts';
import { Line } from './texts.ts';

export const CARD = {
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
};

export type Category = (typeof CATEGORIES)[number];
export type Difficulty = (typeof DIFFICULTIES)[number];
export type Audience = (typeof AUDIENCES)[number];
export type Theme = (typeof THEMES)[number];
export type Act = (typeof ACTS)[number];
