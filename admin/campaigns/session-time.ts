import type { CampaignSession } from '#schemas/campaigns.ts';
import { formatScheduledTime } from '../format/local-time.ts';
import { messages } from '../language/language.ts';

/** 'Sat 21 Nov 09:00', 'Self-paced, until Sun 28 Feb 17:00', '—'. @param now milliseconds since 1970 */
export function sessionTime(
  { startsAt, selfPacedUntil }: Pick<CampaignSession, 'startsAt' | 'selfPacedUntil'>,
  now: number,
): string {
  const moment = (at: string) => formatScheduledTime(Date.parse(at), now);
  if (selfPacedUntil !== null) return messages().campaigns.selfPaced(moment(selfPacedUntil));
  return startsAt === null ? '—' : moment(startsAt);
}
