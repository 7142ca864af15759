/** Reporting of a challenge: labels of its mistakes, and exceptions from the rules of docs/pedagogy.md. */
import { Type } from 'typebox';
import { RULE_LINES } from '#schemas/constants.ts';
import { closed, SLUG } from '#schemas/shapes.ts';
import { Line } from './texts.ts';

export const REPORTING = {
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
  accepts: Type.Optional(
    Type.String({
      description:
        'What it accepts that is not right yet, in French, to follow its title; a report then counts a solve of which the verdict is another word than `correct` as accepted, and not right. Without it, what is accepted is right.',
      minLength: 1,
      maxLength: 120,
      pattern: '\\S',
      examples: ['accepte aussi un mot de passe fragile, s’il respecte ses règles'],
    }),
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
};

/** A clause of the rule in docs/pedagogy.md. */
export type RuleLine = (typeof RULE_LINES)[number];
