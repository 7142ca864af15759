/** Figures of returns as lines of a report's spreadsheet, in French. Pure functions. */
import { groupTitle } from '#engine/rules/measure/group-title.ts';
import type { AppointmentKind } from '#schemas/return-constants.ts';
import type { ReturnFigures, ToldReturn } from '#schemas/return-figures.ts';
import {
  boundCells,
  decimal,
  formatMeasure,
  type Line,
  type LineBounds,
  memoryCells,
  type RecallFigures,
} from './spreadsheet-cells.ts';

const PARTS: Readonly<Record<AppointmentKind, string>> = {
  'weeks-3': 'Retour, trois semaines après',
  'months-3': 'Retour, trois mois après',
};
/** Empty columns between the people and the recall answers: a return has no such figures. */
const BETWEEN: Line = Array.from({ length: 8 }, () => null);

/** Bounds of a sum over groups, in each of which reported parts are rounded away from 0 and 100 %. */
const NEAR: LineBounds = { people: 'about' };

type Row = (title: string, people: number | null, memory?: RecallFigures, bounds?: LineBounds) => Line;

/** Lines of each kind of return. A kind without appointments and without people to invite has none. */
export function returnLines(period: string, returns: readonly ReturnFigures[]): Line[] {
  return returns.flatMap(({ kind, awaited, planned, tooFew, told }) => {
    const row: Row = (title, people, memory = null, bounds = {}) => [
      period,
      PARTS[kind],
      title,
      people === null ? null : decimal(people, 0),
      ...BETWEEN,
      ...memoryCells(memory),
      ...boundCells({ people: people === null ? null : 'exact', right: memory && 'about', ...bounds }),
    ];
    return [
      ...(awaited ? [row(awaitedWords(awaited.from), awaited.people)] : []),
      ...(planned
        ? [row(`À inviter par la campagne (celles qui ont réussi une mission), à partir du ${planned.from}`, null)]
        : []),
      ...(tooFew > 0 ? [row(tooFewWords(tooFew), null)] : []),
      ...(told ? toldLines(row, told) : []),
    ];
  });
}

function toldLines(row: Row, told: ToldReturn): Line[] {
  return [
    ...(told.kept === null ? [] : [row('Rendez-vous', told.kept)]),
    row('Revenues', told.came),
    ...figureLines(row, '', told),
    ...told.departments.flatMap((of) => figureLines(row, `${groupTitle(of)} : `, of)),
  ];
}

/** @param before text at the beginning of each title */
function figureLines(
  row: Row,
  before: string,
  { discernment, memory, intentions }: Pick<ToldReturn, 'discernment' | 'memory' | 'intentions'>,
): Line[] {
  const judged = discernment
    ? ([
        ['discernement au premier jugement', discernment.first],
        ['discernement à la fin de la session', discernment.last],
        ['discernement trois semaines après', discernment.weeks],
        ['discernement au retour', discernment.now],
      ] as const)
    : [];
  const remembered = memory
    ? ([
        ['de mémoire, la première fois', memory.first],
        ['de mémoire, trois semaines après', memory.weeks],
        ['de mémoire, au retour', memory.now],
      ] as const)
    : [];
  return [
    ...judged.flatMap(([title, measure]) =>
      measure && discernment ? [row(`${before}${title} : ${formatMeasure(measure, null)}`, discernment.people)] : [],
    ),
    ...remembered.flatMap(([title, answers]) => (answers && memory ? [row(`${before}${title}`, memory.people, answers)] : [])),
    ...(intentions
      ? [
          row(`${before}intention tenue`, intentions.held, null, NEAR),
          row(`${before}intention tenue en partie`, intentions.partly, null, NEAR),
          row(`${before}pas encore`, intentions['not-yet'], null, NEAR),
        ]
      : []),
  ];
}

function awaitedWords(from: string | null): string {
  return from === null ? 'À venir (chiffres une fois tous les retours clos)' : `À venir (chiffres le ${from})`;
}

function tooFewWords(sessions: number): string {
  return `${sessions === 1 ? '1 session laissée' : `${sessions} sessions laissées`} de côté (trop peu de personnes revenues)`;
}
