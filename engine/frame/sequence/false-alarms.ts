const TIMES = ['', 'une fois', 'deux fois', 'trois fois'];

/**
 * For `limits` of a sequence with the limit `falseAlarms()`: what the next false alarm costs.
 * @param left how many are still free
 */
export function falseAlarmsText(left: number): string {
  return left > 0
    ? `Une fausse alerte ne coûte rien, ${TIMES[left] ?? `${left} fois`} encore`
    : 'La prochaine fausse alerte compterait : trop de vrais attendraient';
}
