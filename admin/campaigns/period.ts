/** Formats the days of a campaign: calendar dates without a time zone. */
import type { CampaignSetup } from '#schemas/campaigns.ts';
import { dateFormat } from '../format/local-time.ts';

const days = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
const mondays = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });

/** 'Nov 23 – Dec 18, 2026'. */
export function formatPeriod({ startsOn, endsOn }: Pick<CampaignSetup, 'startsOn' | 'endsOn'>): string {
  return days().formatRange(Date.parse(startsOn), Date.parse(endsOn));
}

/** 'Nov 23'. */
export function formatMonday(day: string): string {
  return mondays().format(Date.parse(day));
}
