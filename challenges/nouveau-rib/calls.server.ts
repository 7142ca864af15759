/**
 * The calls: who answers at each number, and with which words. The people at the numbers in the mail and on the invoice always confirm the
 * request; only the person at the number in the supplier's file can contradict it.
 */
import { PLACES, type Place, type Turn } from './artifacts.ts';
import type { Desk, Truth } from './desk.server.ts';

const NADIA = 'Nadia Kervella';

/** The call to this number; null for a number that is not on the desk. */
export function callTo(number: string, desk: Desk): readonly Turn[] | null {
  const place = PLACES.find((candidate) => desk.phones[candidate] === number);
  return place ? CALLS[place](desk) : null;
}

const CALLS: Readonly<Record<Place, (desk: Desk) => readonly Turn[]>> = {
  mail: ({ voices: { mail }, ibans: { claimed } }) => [
    { from: NADIA, text: 'Bonsoir, je contrôle votre nouveau RIB.' },
    {
      from: mail,
      text: `Oui, c’est bien moi qui vous ai écrit. L’IBAN est le ${claimed}, tout est exact. Ce sera fait ce soir ?`,
    },
  ],
  invoice: ({ voices: { invoice }, supplier, ibans: { claimed } }) => [
    { from: invoice, text: `${supplier.name}, facturation, ${invoice}, bonsoir.` },
    { from: NADIA, text: 'Je contrôle un RIB : quel IBAN avez-vous ?' },
    { from: invoice, text: `Le ${claimed}. Vous êtes la quatrième à demander : c’est bien le nouveau, vous pouvez y aller.` },
  ],
  file: (desk) => [
    { from: desk.voices.file, text: `${desk.supplier.name}, ${desk.voices.file}. ${desk.contact} est en congé.` },
    { from: NADIA, text: 'Je contrôle un RIB : dictez-moi votre IBAN ?' },
    { from: desk.voices.file, text: ANSWERS[desk.truth](desk) },
  ],
};

const ANSWERS: Readonly<Record<Truth, (desk: Desk) => string>> = {
  unchanged: ({ ibans: { old }, since }) => `Le ${old}, le même depuis ${since}. Changer de banque, nous ? Première nouvelle !`,
  'other-account': ({ ibans: { third } }) => `Nous changeons de banque, c’est vrai : le nouvel IBAN est le ${third}.`,
  hacked: ({ ibans: { old } }) => `Toujours le même : le ${old}. Mais notre messagerie se comporte bizarrement depuis lundi…`,
  genuine: ({ ibans: { claimed }, slip, supplier }) =>
    `Nous changeons de banque, c’est vrai : le nouvel IBAN est le ${claimed}${
      slip === 'holder' ? `, au nom de ${supplier.lookalike}, qui encaisse pour le groupe` : ''
    }. Merci de vérifier.`,
};
