/** French texts of the measure of learning, for the report and its spreadsheet (docs/measure.md). */
import type { DISCERNMENTS, TENDENCIES } from './report-constants.ts';

/** Descriptions of a group's discernment, after « le groupe ». */
export const DISCERNMENT_LABELS: Readonly<Record<(typeof DISCERNMENTS)[number], string>> = {
  clearly: 'distingue nettement le vrai du faux',
  somewhat: 'distingue un peu le vrai du faux',
  not: 'ne distingue pas le vrai du faux',
};

/** Labels of a group's tendency: masculine, after « le groupe ». */
export const TENDENCY_LABELS: Readonly<Record<(typeof TENDENCIES)[number], string>> = {
  trusting: 'trop confiant',
  balanced: 'équilibré',
  wary: 'trop méfiant',
};
