import { type Answer, type Choice, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import { frenchSpaces } from '#engine/authoring/toolbox';
import { BOXES, type Box, type NouveauRibArtifacts, type NouveauRibReveal, type Payment, type Turn } from './artifacts.ts';
import { callTo } from './calls.server.ts';
import { type Desk, layDesk } from './desk.server.ts';
import { moneyOf } from './money.server.ts';
import { revealOf } from './reveal.server.ts';
import { sheetOptions } from './sheet-options.ts';

const TERM = '30 jours';

/** Decisions to pay without a check, or as soon as the person who asks confirms. */
const TRUSTING: readonly unknown[] = ['pay', 'reply'] satisfies readonly Payment[];

/** The fields for which the call is needed, in order: the number, the person who answers, the account that this person dictates. */
const CALL = ['phone', 'person', 'account'] as const satisfies readonly Box[];

/** Questions for reviewing the sheet, by the first of these fields that is wrong. */
const LOOK_AGAIN: Readonly<Record<(typeof CALL)[number], string>> = {
  phone: 'Un numéro arrivé avec la demande la confirme toujours. Lequel aviez-vous déjà ?',
  person: 'Le numéro est le bon. Qui y répond ce soir ? Appelez-le, et notez le nom entendu.',
  account: 'La bonne personne est au bout du fil : réécoutez ce qu’elle dicte, chiffre par chiffre.',
};

const OUTCOMES = {
  genuine: 'Vrai changement, accepté dans les règles',
  fraud: 'Faux RIB arrêté, fournisseur prévenu',
} as const;

export default defineChecker({
  secrets: (variant) => ({ desk: layDesk(variant) }),

  artifacts: ({ desk }): NouveauRibArtifacts => shown(desk),

  /**
   * A call is a step that does not count as an attempt. The sheet is right if all five fields are. Holding the payment back is never a
   * failed attempt, whatever the other fields say: it costs nothing, and the sheet can be changed. A wrong sheet's verdict is about one
   * field, with what to review there.
   */
  check(answer: Answer, { desk }) {
    const dialled = fieldOf(answer, 'dial');
    if (typeof dialled === 'string') {
      const turns = callTo(dialled, desk);
      return turns ? neutral('called', { turns: turns.map(spaced) }) : neutral('no-such-number');
    }
    const sheet = Object.fromEntries(BOXES.map((box) => [box, fieldOf(answer, box)]));
    if (BOXES.some((box) => typeof sheet[box] !== 'string' || sheet[box] === '')) return neutral('incomplete');
    const due = rightSheet(desk);
    const wrong = BOXES.filter((box) => sheet[box] !== due[box]);
    const money = moneyOf(sheet['payment'], desk);
    const moved = money ? { money: frenchSpaces(money.says), move: money.move } : {};
    const output = { right: BOXES.length - wrong.length, of: BOXES.length, ...moved };
    if (wrong.length === 0)
      return correct('correct', {
        outcome: OUTCOMES[desk.truth === 'genuine' ? 'genuine' : 'fraud'],
        harmless: harmlessOf(desk),
        ...moved,
      });
    const unchecked = CALL.find((box) => wrong.includes(box));
    if (sheet['payment'] === 'report') {
      const held = { ...moved, harmless: heldWords(desk) };
      return unchecked
        ? neutral('held-unchecked', { ...held, look: frenchSpaces(LOOK_AGAIN[unchecked]) })
        : // A genuine change has to be paid in the end: a wrong payment is reported before a wrong signature.
          neutral(wrong.includes('payment') ? 'too-wary' : 'held-unsigned', held);
    }
    // Paying tonight after a right call is no blind trust: the player overlooked the account or the due date.
    if (!unchecked && sheet['payment'] === 'pay') return incorrect(desk.truth === 'genuine' ? 'too-early' : 'mismatched', output);
    if (TRUSTING.includes(sheet['payment'])) return incorrect('too-trusting', output);
    if (unchecked)
      return incorrect(unchecked === 'account' ? 'not-compared' : 'not-called', {
        ...output,
        look: frenchSpaces(LOOK_AGAIN[unchecked]),
      });
    // The payment is reported before the signature: if both are wrong, the player hears of the graver mistake first.
    return incorrect(wrong.includes('payment') ? 'mismatched' : 'not-signed', output);
  },

  reveal: ({ desk }): NouveauRibReveal => revealOf(desk),

  choices: ({ desk }) => choicesOf(desk),
});

/** The desk as data for the scene. */
function shown(desk: Desk): NouveauRibArtifacts {
  return {
    supplier: desk.supplier.name,
    writer: desk.writer,
    address: `comptabilite@${desk.supplier.domain}`,
    order: desk.order,
    sells: desk.supplier.sells,
    receivedAt: frenchSpaces(desk.slip === 'hour' ? 'jeudi 3 h 12' : 'jeudi 16 h 48'),
    pretext: desk.pretext,
    invoice: { id: desk.invoiceId, amount: frenchSpaces(desk.amount), term: desk.slip === 'term' ? 'à réception' : TERM },
    newIban: desk.ibans.claimed,
    file: { contact: desk.contact, since: desk.since, term: TERM, iban: desk.ibans.old },
    phones: desk.phones,
    holder: desk.slip === 'holder' ? desk.supplier.lookalike : desk.supplier.holder,
    pressure: desk.pressure.map(frenchSpaces),
    duty: desk.duty,
    away: desk.away,
    sheet: desk.offered,
  };
}

/** Whether a wrong value is tolerated: holding a genuine change back, or any second signature if nothing is to be paid. */
function isHarmless(field: Box, value: string, { truth }: Desk): boolean {
  return truth === 'genuine' ? field === 'payment' && value === 'report' : field === 'second';
}

/**
 * Labels of tolerated choices: the victory screen reports a first choice among them as harmless. The signature of the person who presses
 * for payment is left out, so that it is reported as one to review.
 */
function harmlessOf(desk: Desk): readonly string[] {
  const due = rightSheet(desk);
  const options = sheetOptions(shown(desk));
  return BOXES.flatMap((box) =>
    options[box].flatMap(({ value, label }) =>
      value !== due[box] && isHarmless(box, value, desk) && (box !== 'second' || value === desk.away) ? [label] : [],
    ),
  );
}

/** Label of the decision to hold the payment back. */
function heldWords(desk: Desk): readonly string[] {
  return sheetOptions(shown(desk)).payment.flatMap(({ value, label }) => (value === 'report' ? [label] : []));
}

/** The options of each field. The right account and payment depend on whether the change is genuine, which no paper tells. */
function choicesOf(desk: Desk): readonly Choice[] {
  const artifacts = shown(desk);
  const due = rightSheet(desk);
  const { receivedAt, invoice, holder, pretext, pressure, supplier } = artifacts;
  return BOXES.map((field) => ({
    field,
    options: sheetOptions(artifacts)[field].map(({ value, label }) => ({
      value,
      text: label,
      act: value === due[field] ? 'safe' : isHarmless(field, value, desk) ? 'tolerated' : 'unsafe',
      ...(field === 'payment' && { takenFor: value === 'report' ? 'hostile' : 'genuine' }),
    })),
    ...(field === 'payment' && {
      genuine: desk.truth === 'genuine',
      surface: {
        hour: receivedAt,
        term: invoice.term,
        holder,
        known: holder === desk.supplier.holder ? 'as the bank writes it' : 'another company',
        pretext,
        pressure: pressure.join(' '),
        supplier,
        line: desk.phones.file.slice(0, 2),
        amount: Number(invoice.amount.replaceAll(/\D/g, '')),
      },
    }),
  }));
}

function rightSheet({ phones, voices, accounts, truth, duty }: Desk): Readonly<Record<Box, string>> {
  const dictated = { unchanged: accounts.old, hacked: accounts.old, 'other-account': accounts.third, genuine: accounts.claimed };
  return {
    phone: phones.file,
    person: voices.file,
    account: dictated[truth],
    payment: truth === 'genuine' ? 'adopt' : 'report',
    second: duty,
  };
}

const spaced = ({ from, text }: Turn): Turn => ({ from, text: frenchSpaces(text) });
