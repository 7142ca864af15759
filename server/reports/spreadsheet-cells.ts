/** Cells of a report's spreadsheet, in French. Pure functions. */
import { type Bound, boundOf, type Masking } from '#engine/rules/measure/told-bound.ts';
import { DISCERNMENT_LABELS, TENDENCY_LABELS } from '#schemas/measure-labels.ts';
import type { Report } from '#schemas/reports.ts';

export type Line = readonly (string | null)[];
export type RecallFigures = Report['memory'];

/**
 * The measure of learning as a sentence, as it has no column. @param masking null for returns, whose groups are not reported: then the
 * counts are approximate
 */
export function formatMeasure(measure: NonNullable<Report['judgements']>['first'], masking: Masking): string {
  const told = (part: number, whole: number) => {
    const bound = masking === null ? 'about' : boundOf([{ part, whole }], masking);
    return `${bound === 'exact' ? '' : `${BOUND_LABELS[bound]} `}${part} sur ${whole}`;
  };
  const { sensitivity, criterion, discernment, tendency, hits, misses, falseAlarms, correctRejections } = measure;
  return [
    `${DISCERNMENT_LABELS[discernment]}, ${TENDENCY_LABELS[tendency]}`,
    `pièges reconnus ${told(hits, hits + misses)}, vrais pris pour des pièges ${told(falseAlarms, falseAlarms + correctRejections)}`,
    `d′ = ${interval(sensitivity)}`,
    `c = ${interval(criterion)}`,
  ].join(' ; ');
}

function interval({ value, low, high }: NonNullable<Report['judgements']>['first']['criterion']): string {
  return `${decimal(value, 2)} (de ${decimal(low, 2)} à ${decimal(high, 2)})`;
}

/** Three cells: number of recall answers, number of right ones, and percentage of right ones. */
export function memoryCells(memory: RecallFigures): Line {
  if (memory === null) return [null, null, null];
  return [decimal(memory.answered, 0), decimal(memory.right, 0), decimal((100 * memory.right) / memory.answered, 1)];
}

const BOUND_LABELS: Readonly<Record<Bound, string>> = { exact: 'exact', about: 'environ', most: 'au plus', least: 'au moins' };

/** A bound, or a range that contains the true figure. */
type Told = Bound | { readonly low: number; readonly high: number } | null;

/** Precision of the figures of a line; null for a figure that the line does not have. */
export interface LineBounds {
  readonly people?: Bound | null;
  readonly solved?: Told;
  readonly firstTry?: Told;
  readonly right?: Bound | null;
  readonly hints?: Told;
}

/** The last columns of a line: precision of its people, solves, first tries, recall answers and hints. */
export function boundCells({ people = null, solved = null, firstTry = null, right = null, hints = null }: LineBounds): Line {
  return [people, solved, firstTry, right, hints].map((told) =>
    told === null || typeof told === 'string'
      ? told && BOUND_LABELS[told]
      : `entre ${decimal(told.low, 2)} et ${decimal(told.high, 2)}`,
  );
}

/** A number with a decimal comma and at most this many decimals. */
export function decimal(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals))).replace('.', ',');
}
