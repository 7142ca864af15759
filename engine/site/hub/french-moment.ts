import { frenchDate } from '#engine/rules/french-date.ts';

/** A moment in a French sentence. Times are milliseconds since 1970, shown in the reader's own time zone. */
const TIME = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long' });

/** « à 11 h 45 », or « le 22 novembre à 11 h 45 » on another day than today. */
export function frenchMoment(moment: number, now: number): string {
  const part = (type: 'hour' | 'minute') => TIME.formatToParts(moment).find((candidate) => candidate.type === type)?.value ?? '';
  const time = `à ${Number(part('hour'))}\u00a0h\u00a0${part('minute')}`;
  const day = DAY.format(moment);
  return day === DAY.format(now) ? time : `le ${frenchDate(day)} ${time}`;
}
