import { afterEach, expect, it } from 'vitest';
import { formatMonday, formatPeriod } from '../campaigns/period.ts';
import { chooseLanguage } from '../language/language.ts';
import { formatDate, formatDay, formatMoment, formatScheduledTime } from './local-time.ts';

afterEach(() => chooseLanguage('en'));

const FIRST = '2026-12-01T12:00:00.000Z';
const told = () => [
  formatDay(FIRST),
  formatDate('2026-12-01'),
  formatMoment(FIRST).split(/,? (?=\d\d:)/)[0],
  formatScheduledTime(Date.parse(FIRST), Date.parse(FIRST)).replace(/ \d\d:\d\d$/, ''),
  formatMonday('2027-03-01'),
  formatPeriod({ startsOn: '2026-12-01', endsOn: '2027-01-01' }).replace(/\s?–\s?/u, ' – '),
];

it('the first of a month has its ordinal in French, and none in English', async () => {
  expect(told()).toEqual(['1 Dec 2026', '1 Dec 2026', '1 Dec 2026', 'Tue 1 Dec', '1 Mar', '1 Dec 2026 – 1 Jan 2027']);
  await chooseLanguage('fr');
  const december = '1er déc. 2026';
  expect(told()).toEqual([december, december, december, 'mar. 1er déc.', '1er mars', `${december} – 1er janv. 2027`]);
});
