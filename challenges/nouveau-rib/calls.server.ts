/** Who answers where, and what they say. Whoever asked for the change confirms it: only the file's number leads elsewhere. */
import { PLACES, type Place, type Turn } from './artifacts.ts';
import type { Desk, Truth } from './desk.server.ts';

const NADIA = 'Nadia Kervella';

/** The call to this number; null where nobody has it. */
export function callTo(number: string, desk: Desk): readonly Turn[] | null {
  const place = PLACES.find((candidate) => desk.phones[candidate] === number);
  return place ? CALLS[place](desk) : null;
}

const CALLS: Readonly<Record<Place, (desk: Desk) => readonly Turn[]>> = {
  mail: ({ voices: { mail }, accounts: { claimed } }) => [
    { from: NADIA, text: 'Bonsoir, je contrôle votre nouveau RIB.' },
    {
      from: mail,
      text: `Oui, c’est bien moi qui vous ai écrit. Le compte est le ${claimed}, tout est exact. Ce sera fait ce soir ?`,
    },
  ],
  invoice: ({ voices: { invoice }, supplier, accounts: { claimed } }) => [
    { from: invoice, text: `${supplier.name}, facturation, ${invoice}, bonsoir.` },
    { from: NADIA, text: 'Je contrôle un RIB : quel numéro de compte ?' },
    { from: invoice, text: `Le ${claimed}. Vous êtes la quatrième à demander : c’est bien le nouveau, vous pouvez y aller.` },
  ],
  file: (desk) => [
    { from: desk.voices.file, text: `${desk.supplier.name}, ${desk.voices.file}. ${desk.contact} est en congé.` },
    { from: NADIA, text: 'Je contrôle un RIB : dictez-moi votre numéro de compte ?' },
    { from: desk.voices.file, text: ANSWERS[desk.truth](desk) },
  ],
};

const ANSWERS: Readonly<Record<Truth, (desk: Desk) => string>> = {
  unchanged: ({ accounts: { old }, since }) =>
    `Le ${old}, le même depuis ${since}. Changer de banque, nous ? Première nouvelle !`,
  'other-account': ({ accounts: { third } }) => `Nous changeons de banque, c’est vrai : le nouveau compte est le ${third}.`,
  hacked: ({ accounts: { old } }) => `Toujours le même : le ${old}. Mais notre messagerie se comporte bizarrement depuis lundi…`,
  genuine: ({ accounts: { claimed }, slip, supplier }) =>
    `Nous changeons de banque, c’est vrai : le nouveau compte est le ${claimed}${
      slip === 'holder' ? `, au nom de ${supplier.lookalike}, qui encaisse pour le groupe` : ''
    }. Merci de vérifier.`,
};
