/** Cells of a report's spreadsheet, in French. Pure. */
import { DISCERNMENT_LABELS, TENDENCY_LABELS } from '#schemas/measure-labels.ts';
import type { Report } from '#schemas/reports.ts';

export type Line = readonly (string | null)[];
export type RecallFigures = Report['memory'];

/** The measure as a sentence: there is no column for it. */
export function formatMeasure(measure: NonNullable<Report['judgements']>['first']): string {
  const { sensitivity, criterion, discernment, tendency, hits, misses, falseAlarms, correctRejections } = measure;
  return [
    `${DISCERNMENT_LABELS[discernment]}, ${TENDENCY_LABELS[tendency]}`,
    `pièges reconnus ${hits} sur ${hits + misses}, vrais pris pour des pièges ${falseAlarms} sur ${falseAlarms + correctRejections}`,
    `d′ = ${interval(sensitivity)}`,
    `c = ${interval(criterion)}`,
  ].join(' ; ');
}

function interval({ value, low, high }: NonNullable<Report['judgements']>['first']['criterion']): string {
  return `${decimal(value, 2)} (de ${decimal(low, 2)} à ${decimal(high, 2)})`;
}

export function groupTitle({ team, others }: Pick<Report['teams'][number], 'team' | 'others'>): string {
  return others ? 'Autres' : (team ?? 'Sans équipe');
}

/** Answered, right, and right of a hundred. */
export function memoryCells(memory: RecallFigures): Line {
  if (memory === null) return [null, null, null];
  return [decimal(memory.answered, 0), decimal(memory.right, 0), decimal((100 * memory.right) / memory.answered, 1)];
}

/** A number with a decimal comma and this many decimals at most. */
export function decimal(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals))).replace('.', ',');
}
