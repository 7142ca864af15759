/** Participants and their ledger in words. */
import type { ParticipantRow, ScoreEventKind } from '#schemas/participants.ts';

/** How an event of the ledger reads. */
export const EVENT_LABELS: Readonly<Record<ScoreEventKind, string>> = {
  solve: 'Solve',
  penalty: 'Penalty',
  adjustment: 'Adjustment',
  reopening: 'Challenge reopened',
  merge: 'Merge',
  removal: 'Removal',
  reinstatement: 'Reinstatement',
};

export const STATUS_LABELS: Readonly<Record<ParticipantRow['status'], string>> = {
  playing: 'Playing',
  removed: 'Removed',
  merged: 'Merged',
};
