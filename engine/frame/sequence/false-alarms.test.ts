import { expect, it } from 'vitest';
import { falseAlarmsText } from './false-alarms.ts';

it('tells how many false alarms are free, and that the next one is not', () => {
  expect([4, 2, 1, 0].map(falseAlarmsText)).toEqual([
    'Une fausse alerte ne coûte rien, 4 fois encore',
    'Une fausse alerte ne coûte rien, deux fois encore',
    'Une fausse alerte ne coûte rien, une fois encore',
    'La prochaine fausse alerte compterait : trop de vrais attendraient',
  ]);
});
