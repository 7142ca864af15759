/** Self-paced sessions: people come when they like, and nobody leads them. Pure. */

import { DAY_MS } from '#engine/rules/milliseconds.ts';
import type { SessionDetails } from '#schemas/session-setup.ts';

/**
 * When a self-paced session closes, ISO 8601 in UTC; null for any other session. A self-paced session is no workshop, its play begins with
 * the opening, and it stays open for a day at least. That is counted from the opening ahead, else from the start of play, as `opensAt` is
 * null once a session has opened.
 */
export function selfPacedUntil({
  workshop,
  startBy,
  opensAt,
  startedAt,
  closesAt,
  createdAt,
}: Pick<SessionDetails, 'workshop' | 'startBy' | 'opensAt' | 'startedAt' | 'closesAt' | 'createdAt'>): string | null {
  if (workshop !== null || startBy !== 'opening' || closesAt === null) return null;
  return Date.parse(closesAt) - Date.parse(opensAt ?? startedAt ?? createdAt) >= DAY_MS ? closesAt : null;
}
