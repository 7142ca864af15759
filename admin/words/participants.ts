import type { ParticipantRow, ScoreEventKind } from '#schemas/participants.ts';

/** How an event of the ledger reads. */
export const EVENT_WORDS: Readonly<Record<ScoreEventKind, string>> = {
  solve: 'Solve',
  penalty: 'Penalty',
  adjustment: 'Adjustment',
  reopening: 'Challenge reopened',
  merge: 'Merge',
  removal: 'Removal',
  reinstatement: 'Reinstatement',
};

export const STATUS_WORDS: Readonly<Record<ParticipantRow['status'], string>> = {
  playing: 'Playing',
  removed: 'Removed',
  merged: 'Merged',
};

const moments = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
const changes = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2, signDisplay: 'exceptZero' });

/** An ISO time in the browser's zone and locale. */
export function formatMoment(at: string): string {
  return moments.format(new Date(at));
}

/** Points with their sign: what was won or lost. */
export function formatChange(value: number): string {
  return changes.format(value);
}
