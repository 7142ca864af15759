import { expect, it } from 'vitest';
import { timeForMissions } from './time-for-missions.ts';

const missions = [5, 4, 10, 3].map((duration) => ({ duration }));

it.each([
  [null, '4 missions, 22 min environ.'],
  [60, 'Il reste 1 h : de quoi tout finir.'],
  [2879, 'Il reste 47 h 59 : de quoi tout finir.'],
  [2154 * 60 + 29, 'Il reste 89 jours : de quoi tout finir.'],
  [22, 'Il reste 22 min : de quoi tout finir.'],
  [18.2, 'Il reste 19 min : environ 3 missions.'],
  [9, 'Il reste 9 min : environ 2 missions.'],
  [5, 'Il reste 5 min : environ 1 mission.'],
  [4, 'Il reste 4 min : de quoi commencer la prochaine.'],
])('with %j minutes left, says « %s »', (minutes, said) => {
  expect(timeForMissions(missions, minutes === null ? null : minutes * 60_000).replaceAll('\u00a0', ' ')).toBe(said);
});
