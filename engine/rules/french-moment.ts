import { frenchDate } from './french-date.ts';

// Made at the first use: the tables of `Intl` take memory on a server, which loads the rules too.
let formats: { readonly time: Intl.DateTimeFormat; readonly day: Intl.DateTimeFormat } | undefined;

/**
 * A moment in a French sentence: « à 11 h 45 », or « le 22 novembre à 11 h 45 » on another day than today. Times are milliseconds since
 * 1970, shown in the reader's own time zone.
 */
export function frenchMoment(moment: number, now: number): string {
  formats ??= {
    time: new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit' }),
    day: new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long' }),
  };
  const { time, day } = formats;
  const parts = time.formatToParts(moment);
  const part = (type: 'hour' | 'minute') => parts.find((candidate) => candidate.type === type)?.value ?? '';
  const hour = `à ${Number(part('hour'))}\u00a0h\u00a0${part('minute')}`;
  const date = day.format(moment);
  return date === day.format(now) ? hour : `le ${frenchDate(date)} ${hour}`;
}
