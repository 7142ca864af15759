import type { ReturnFigures } from '#schemas/return-figures.ts';
import { aReport } from './a-report.ts';

/** Figures of returns: measured at three weeks, and awaited at three months. */
export function someReturns(): ReturnFigures[] {
  const { judgements } = aReport();
  const discernment = judgements && {
    people: 9,
    first: judgements.first,
    last: judgements.last,
    weeks: null,
    now: judgements.first,
  };
  const memory = { people: 8, first: { answered: 16, right: 12 }, weeks: null, now: { answered: 30, right: 21 } };
  const intentions = { people: 9, held: 5, partly: 3, 'not-yet': 1 };
  return [
    {
      kind: 'weeks-3',
      awaited: null,
      tooFew: 1,
      told: {
        kept: 20,
        came: 12,
        ...{ discernment, memory, intentions },
        departments: [
          { team: 'Achats', others: false, discernment, memory: null, intentions },
          { team: null, others: true, discernment: null, memory, intentions: null },
        ],
      },
    },
    { kind: 'months-3', awaited: { people: 14, from: '2027-03-07' }, tooFew: 0, told: null },
  ];
}

/** The same figures, but with a measurement at three months that is compared with the one at three weeks. */
export function threeMonths(): ReturnFigures[] {
  return someReturns().map((of) => {
    const told = someReturns()[0]?.told;
    if (of.kind === 'weeks-3' || !told?.discernment || !told.memory) return of;
    const discernment = { ...told.discernment, people: 7, weeks: told.discernment.last };
    const memory = { ...told.memory, people: 6, weeks: { answered: 20, right: 16 } };
    return { ...of, awaited: null, told: { ...told, came: 8, kept: null, discernment, memory, departments: [] } };
  });
}
