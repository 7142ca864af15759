/** Draws a player's desk: supplier, people, telephone numbers and accounts, none of which exists. */
import type { Variant } from '#engine/authoring/server';
import type { Place } from './artifacts.ts';

/** Kinds of fraud, by what the call to the number in the file brings to light. */
const FRAUDS = ['unchanged', 'other-account', 'hacked'] as const;
export type Truth = (typeof FRAUDS)[number] | 'genuine';

/**
 * The striking difference on a desk: the payment term, the holder's name, or the hour of the mail. Genuine and fraudulent changes have it
 * equally often.
 */
const SLIPS = ['term', 'holder', 'hour'] as const;
export type Slip = (typeof SLIPS)[number];

interface Supplier {
  readonly name: string;
  readonly domain: string;
  readonly sells: string;
  /** The supplier's full company name, and a similar name of another company, in the same group or not. */
  readonly holder: string;
  readonly lookalike: string;
}

const SUPPLIERS: readonly Supplier[] = [
  {
    name: 'Corderie Trévanec',
    domain: 'corderie-trevanec.example',
    sells: 'les aussières',
    holder: 'CORDERIE TREVANEC ET FILS',
    lookalike: 'CORDERIE TREVANEC CONSEIL',
  },
  {
    name: 'Levage Guérévan',
    domain: 'levage-guerevan.example',
    sells: 'les élingues',
    holder: 'LEVAGE GUEREVAN FRERES',
    lookalike: 'LEVAGE GUEREVAN HOLDING',
  },
  {
    name: 'Câbles Morvenec',
    domain: 'cables-morvenec.example',
    sells: 'les câbles du portique 3',
    holder: 'CABLES MORVENEC ET CIE',
    lookalike: 'CABLES MORVENEC TRADING',
  },
  {
    name: 'Hydraulique Lostrevan',
    domain: 'hydraulique-lostrevan.example',
    sells: 'les vérins',
    holder: 'HYDRAULIQUE LOSTREVAN OUEST',
    lookalike: 'HYDRAULIQUE LOSTREVAN INVEST',
  },
  {
    name: 'Peintures Kerbrunel',
    domain: 'peintures-kerbrunel.example',
    sells: 'les peintures de coque',
    holder: 'PEINTURES KERBRUNEL ET ASSOCIES',
    lookalike: 'PEINTURES KERBRUNEL SERVICES',
  },
  {
    name: 'Pneus Pennarvor',
    domain: 'pneus-pennarvor.example',
    sells: 'les pneus des cavaliers',
    holder: 'PNEUS PENNARVOR ET FILLE',
    lookalike: 'PNEUS PENNARVOR GESTION',
  },
];

const PEOPLE = [
  'Driss Amrani',
  'Sonia Belkacem',
  'Élise Caradec',
  'Hugo Ferreira',
  'Léa Guéguen',
  'Loïc Jézéquel',
  'Aïcha Konaté',
  'Paul Madec',
  'Minh Nguyen',
  'Rose Omnès',
  'Moussa Sow',
  'Claire Tanguy',
] as const;

/** Members of the finance department who may give the second signature. */
const SIGNATORIES = ['Hélène Quéré', 'Samir Haddou', 'Odile Kerneis', 'Tristan Lebreton', 'Awa Cissé'] as const;

const PRETEXTS = [
  'l’ancien compte ferme demain',
  'l’ancien compte n’encaisse plus rien',
  'la prochaine livraison en dépend',
] as const;

const PRESSURES = [
  ['bloque une livraison pour ce virement.', 'Passez-le ce soir. Pour la deuxième signature, je vous couvre.'],
  ['menace de rompre le contrat.', 'Virez avant 18 h. Ma parole vaut bien une signature.'],
  ['m’appelle pour la troisième fois.', 'Réglez-moi ça ce soir. La procédure attendra demain.'],
] as const;

export interface Desk {
  readonly truth: Truth;
  /** The striking difference; null on desks where all papers agree. */
  readonly slip: Slip | null;
  readonly supplier: Supplier;
  readonly writer: string;
  readonly voices: Readonly<Record<Place, string>>;
  /** The contact in the file, who is on leave this week. */
  readonly contact: string;
  readonly since: number;
  readonly order: string;
  readonly invoiceId: string;
  readonly amount: string;
  readonly phones: Readonly<Record<Place, string>>;
  /** IBANs: in the file (`old`), on the invoice (`claimed`), and a `third`, the supplier's new one if the truth is `other-account`. */
  readonly ibans: Readonly<Record<'old' | 'claimed' | 'third', string>>;
  readonly accounts: { readonly old: string; readonly claimed: string; readonly third: string };
  readonly pretext: string;
  readonly pressure: readonly string[];
  readonly duty: string;
  /** A member of the same department who is on leave. */
  readonly away: string;
  readonly offered: {
    readonly phones: readonly string[];
    readonly people: readonly string[];
    readonly accounts: readonly string[];
    readonly seconds: readonly string[];
  };
}

/** Draws one participant's desk. */
export function layDesk(variant: Variant): Desk {
  const truth: Truth = variant.pick(['genuine', 'fraud']) === 'genuine' ? 'genuine' : variant.pick(FRAUDS);
  const supplier = variant.pick(SUPPLIERS);
  const [writer = '', clerk = '', answering = '', contact = '', ...unheard] = variant.shuffle(PEOPLE);
  const phones = drawPhones(variant);
  const accounts = drawAccounts(variant);
  const [old = '', claimed = '', third = ''] = accounts;
  const [duty = '', away = ''] = variant.shuffle(SIGNATORIES);
  return {
    truth,
    slip: variant.pick([null, ...SLIPS]),
    supplier,
    writer,
    voices: { mail: writer, invoice: clerk, file: answering },
    contact,
    since: variant.integer(2009, 2019),
    order: String(variant.integer(4101, 4899)),
    invoiceId: `F26-${variant.integer(1021, 1987)}`,
    amount: `${variant.integer(31, 68)} ${variant.integer(1, 9)}00 €`,
    phones,
    ibans: {
      old: drawIban(variant, 99_999, old),
      claimed: drawIban(variant, 99_988, claimed),
      third: drawIban(variant, 99_977, third),
    },
    accounts: { old, claimed, third },
    pretext: variant.pick(PRETEXTS),
    pressure: variant.pick(PRESSURES),
    duty,
    away,
    offered: {
      phones: variant.shuffle(Object.values(phones)),
      // Two of the names occur in no call, so that guessing without a call seldom succeeds.
      people: variant.shuffle([writer, clerk, answering, contact, ...unheard.slice(0, 2)]),
      accounts: variant.shuffle(accounts),
      seconds: [...variant.shuffle([duty, away]), 'Gwenaëlle Riou'],
    },
  };
}

/** Two fixed lines and a mobile number, from ranges reserved for fiction, in any of the three places. */
function drawPhones(variant: Variant): Readonly<Record<Place, string>> {
  const lines = new Set<string>();
  while (lines.size < 2) lines.add(`01 99 00 ${variant.integer(10, 99)} ${variant.integer(10, 99)}`);
  const mobile = `06 39 98 ${variant.integer(10, 99)} ${variant.integer(10, 99)}`;
  const [mail = '', invoice = '', file = ''] = variant.shuffle([...lines, mobile]);
  return { mail, invoice, file };
}

/**
 * Three different accounts: the two groups in the middle of an IBAN, which identify the account and are neither bank code nor check digits.
 */
function drawAccounts(variant: Variant): readonly string[] {
  const accounts = new Set<string>();
  while (accounts.size < 3) accounts.add(`${variant.integer(1000, 9999)} ${variant.integer(1000, 9999)}`);
  return [...accounts];
}

/** A French IBAN with a valid key, and a bank code that no bank has: bank, branch, the account's groups between a few other digits, key. */
function drawIban(variant: Variant, bank: number, account: string): string {
  const branch = variant.integer(10_000, 99_999);
  const number = `${variant.integer(10, 99)}${account.replace(' ', '')}${variant.integer(0, 9)}`;
  const key = 97 - ((89 * bank + 15 * branch + 3 * Number(number)) % 97);
  const digits = `FR76${bank}${branch}${number}${String(key).padStart(2, '0')}`;
  return digits.replaceAll(/.{4}(?=.)/g, '$& ');
}
