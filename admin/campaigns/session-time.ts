import type { CampaignSession } from '#schemas/campaigns.ts';
import { formatScheduledTime } from '../format/local-time.ts';
import { formatTimeOfPlay } from '../format/played-time.ts';
import { messages } from '../language/language.ts';

/**
 * Time of a session: 'Sat 21 Nov 09:00', the planned and the actual time if the day differs, 'Self-paced, until Sun 28 Feb 17:00', or '—'.
 * @param now milliseconds since 1970
 */
export function sessionTime(
  { startsAt, playedAt, selfPacedUntil }: Pick<CampaignSession, 'startsAt' | 'playedAt' | 'selfPacedUntil'>,
  now: number,
): string {
  if (selfPacedUntil !== null) return messages().campaigns.selfPaced(formatScheduledTime(Date.parse(selfPacedUntil), now));
  return formatTimeOfPlay({ planned: startsAt, played: playedAt }, now) ?? '—';
}
