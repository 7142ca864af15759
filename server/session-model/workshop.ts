/** The workshop as which a session was planned, read from its row. */
import type { Workshop } from '#schemas/workshop.ts';

/** @param stored written by this server, or restored from a checked backup; null for a session that is not a workshop */
export function workshopOf(stored: string | null): Workshop | null {
  return stored === null ? null : JSON.parse(stored);
}
