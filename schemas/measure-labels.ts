/** French words of the measure of learning, for the report and its spreadsheet (docs/measure.md). */
import type { DISCERNMENTS, TENDENCIES } from './console-constants.ts';

/** What a room does with true and false; a subject in the singular goes before it. */
export const DISCERNMENT_LABELS: Readonly<Record<(typeof DISCERNMENTS)[number], string>> = {
  clearly: 'distingue nettement le vrai du faux',
  somewhat: 'distingue un peu le vrai du faux',
  not: 'ne distingue pas le vrai du faux',
};

/** How a room is; feminine, as « la salle ». */
export const TENDENCY_LABELS: Readonly<Record<(typeof TENDENCIES)[number], string>> = {
  trusting: 'trop confiante',
  balanced: 'équilibrée',
  wary: 'trop méfiante',
};
