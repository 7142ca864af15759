/** A signed sheet's effect on the money. The text does not tell whether the change is genuine. */
import type { MoneyMove, Payment } from './artifacts.ts';
import type { Desk } from './desk.server.ts';

export interface Money {
  readonly move: MoneyMove;
  /** A sentence with the amount. */
  readonly says: string;
}

/** The outcome for the money. @param payment the sheet's decision; undefined is returned for any other value */
export function moneyOf(payment: unknown, { amount }: Pick<Desk, 'amount'>): Money | undefined {
  return PAID.find(([value]) => value === payment)?.[1](amount);
}

const PAID: readonly (readonly [payment: Payment, (amount: string) => Money])[] = [
  [
    'pay',
    (amount) => ({
      move: 'leaves',
      says: `${amount} quittent Brévelle ce soir. Instantané, un virement se rattrape rarement.`,
    }),
  ],
  [
    'reply',
    (amount) => ({
      move: 'leaves',
      says: `Le « oui » revient d’où venait la demande, et ${amount} quittent Brévelle.`,
    }),
  ],
  ['adopt', (amount) => ({ move: 'later', says: `${amount} partiront à l’échéance, sur le compte de la facture.` })],
  ['report', (amount) => ({ move: 'stays', says: `${amount} restent à Brévelle.` })],
];
