/** A row of a session's log, for tests. */
import type { Tables } from '../../database/tables.ts';

type EventRow = Tables['session_events'];

export function anEvent(number: number, kind: EventRow['kind'], detail = '{}'): EventRow {
  return {
    session: 'brevelle',
    number,
    at: '2026-11-30T09:00:00.000Z',
    kind,
    participant: null,
    other: null,
    challenge: null,
    detail,
  };
}
