/** The options of the control sheet's fields, with their labels. */
import { frenchSpaces, queBefore } from '#engine/authoring/toolbox';
import { type Box, type NouveauRibArtifacts, PAYMENTS, type Payment, PLACES, type Place } from './artifacts.ts';

export interface SheetOption {
  readonly value: string;
  readonly label: string;
}

/** Where on the desk a number can be read. */
const WHERE: Readonly<Record<Place, string>> = {
  mail: 'dans l’e-mail',
  invoice: 'sur la facture',
  file: 'sur la fiche fournisseur',
};

/** The options of each field, in the order of the screen. */
export function sheetOptions({ sheet, phones, writer }: NouveauRibArtifacts): Readonly<Record<Box, readonly SheetOption[]>> {
  const payments: Readonly<Record<Payment, string>> = {
    pay: 'Il part ce soir, sur le RIB de la facture.',
    reply: `Il part dès ${queBefore(writer)}${writer} confirme par e-mail.`,
    adopt: 'Il attend l’échéance : le RIB de la facture est enregistré, à deux signatures.',
    report: 'Il est bloqué : le RIB de la facture est refusé, et je signale une fraude.',
  };
  return {
    phone: sheet.phones.map((value) => ({ value, label: labelOf(value, phones) })),
    person: asThey(sheet.people),
    account: sheet.accounts.map((value) => ({ value, label: value.replace(' ', '\u00a0') })),
    payment: PAYMENTS.map((value) => ({ value, label: frenchSpaces(payments[value]) })),
    second: asThey(sheet.seconds),
  };
}

/** A number with its place on the desk, because nobody remembers which number was where. */
function labelOf(number: string, phones: NouveauRibArtifacts['phones']): string {
  const place = PLACES.find((candidate) => phones[candidate] === number);
  return place ? `${number}, ${WHERE[place]}` : number;
}

const asThey = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
