/** Scoring: the points of a solve, and deductions. */
import { type Static, Type } from 'typebox';
import { MAX_AWARD } from '#schemas/constants.ts';
import { closed } from '#schemas/shapes.ts';

const Points = (description: string, examples?: readonly number[]) =>
  Type.Number({ description, minimum: 0, maximum: MAX_AWARD, multipleOf: 0.01, ...(examples ? { examples } : {}) });

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

export const Scoring = Type.Object(
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

export const HintBox = Type.Object(
  { base: Points('Base that the hint box shows.'), step: Points('Step that the hint box shows.') },
  { ...closed, description: 'Only where the hint box counts differently from the award.', examples: [{ base: 8, step: 1 }] },
);

export type Scoring = Static<typeof Scoring>;
