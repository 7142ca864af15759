/**
 * The two contacts who claim to be Malik, one genuine and one fake: their lines, with remarks. The way in which the tool is opened decides;
 * a wrong request number also gives the fake one away.
 */
import type { Variant } from '#engine/authoring/server';
import { frenchSpaces } from '#engine/authoring/toolbox';
import type { Contact, ContactRevealed, LineRevealed } from './artifacts.ts';

/** The company's own remote-access tool, which employees open themselves: on the intranet, or by its icon. */
export const HOUSE_TOOL = 'Bouée';

/** Other remote-access tools, and the instructions to let a stranger in with them. */
const FOREIGN_TOOLS = [
  { tool: 'Mainlibre', ask: 'Ouvrez Mainlibre, il est sur tous les postes, et saisissez mon code : 418 302.' },
  { tool: 'PontDirect', ask: 'Lancez PontDirect et donnez-moi les neuf chiffres affichés, puis acceptez.' },
  { tool: 'Clic-Aide', ask: 'Installez Clic-Aide depuis le magasin officiel, et dites-moi le code affiché.' },
  { tool: 'TandemPC', ask: 'Cherchez TandemPC dans le menu, puis tapez le code 770 615 et « Autoriser ».' },
] as const;

const PRACTICE_TOOLS = [
  { tool: 'VuePilote', ask: 'Allez sur VuePilote, notre nouveau prestataire, et lisez-moi le nombre en vert.' },
  { tool: 'Relais24', ask: 'Relais24 vous demande un code : c’est le 209 447, puis « Continuer ».' },
] as const;

export type ForeignTool = (typeof FOREIGN_TOOLS | typeof PRACTICE_TOOLS)[number]['tool'];

/** Instructions that name the company's tool, but open it through a link, a file or a search that the sender suggests. */
const LENT_DOORS = [
  'Bouée s’ouvre plus vite par ce lien : bouee.aide-brevelle.example. Acceptez quand mon nom s’affiche.',
  'La Passerelle est lente : je vous envoie Bouée par e-mail. Ouvrez le fichier, et acceptez mon nom.',
  'Cherchez « Bouée assistance » sur Internet, premier résultat. Lancez-la, et acceptez mon nom.',
] as const;

const PRACTICE_LENT_DOORS = [
  'Pour Bouée, suivez plutôt bouee-direct.example, La Passerelle est en maintenance.',
  'Je dépose Bouée dans notre conversation : double-cliquez, et dites oui.',
] as const;

/** Instructions to open the company's tool oneself. */
const OWN_DOORS = [
  'Ouvrez Bouée sur La Passerelle, au menu Aide. Acceptez quand mon nom s’affiche, pas avant.',
  'L’icône Bouée est sur votre bureau : ouvrez-la. Ma demande y est, acceptez quand vous voulez.',
  'Sur La Passerelle, Bouée vous attend, avec mon nom. Acceptez, et je range votre boîte.',
] as const;

const PRACTICE_OWN_DOORS = [
  'Passez par Bouée, sur La Passerelle : la demande y est à mon nom, le oui vient de vous.',
  'Bouée est prête sur La Passerelle. Dites oui, et je trie.',
] as const;

/** Closing sentences of genuine and fake contacts alike: urgency, kindness and a right number prove nothing. */
const CLOSING = [
  'Vite si possible, j’ai trois boîtes dans le même état.',
  'Restez devant l’écran, vous pourrez couper à tout moment.',
  'Un doute ? Appelez le 4210.',
  'J’en ai pour cinq minutes.',
] as const;

/** Closing sentences of some fake contacts, instead of `CLOSING`. */
const PRESSURE = ['Sans cela, la boîte sera bloquée à 9 h 30.', 'Inutile de rappeler, la ligne du support est saturée.'] as const;

const PRACTICE_CLOSING = [
  'Gardez la main sur la souris, vous arrêtez quand il vous plaît.',
  'Dix minutes encore, et c’est réglé.',
] as const;

const PRACTICE_PRESSURE = ['Ne dérangez pas le 4210, ils sont tous sur le terrain.'] as const;

const CHANNELS = ['chat', 'call', 'sms'] as const;
type Channel = (typeof CHANNELS)[number];

/** The kind of sender that a label suggests. */
export type LabelKind = 'house' | 'external' | 'masked' | 'mobile';

interface Label {
  readonly kind: LabelKind;
  readonly label: string;
  readonly about: string;
}

type Labels = Readonly<Record<Channel, readonly Label[]>>;

const MASKED =
  'Depuis janvier 2026, un mobile français qui appelle de l’étranger peut s’afficher « masqué » : un collègue, ou n’importe qui.';

/** Beginning of an unknown mobile number; four drawn digits are added. */
const MOBILE = '06 39 98';

const STRANGE_LABELS: Labels = {
  chat: [
    {
      kind: 'external',
      label: 'Externe',
      about: '« Externe » : ce mot gris est écrit par la messagerie, pas par lui. Malik, lui, est de la maison.',
    },
    {
      kind: 'house',
      label: 'Support, Brévelle Maritime',
      about: 'Un compte de la maison, et pourtant pas lui : un compte se vole. Seul le chemin le trahit.',
    },
  ],
  call: [
    { kind: 'house', label: 'Affiché : 4210', about: 'Le numéro affiché est le bon, et ne prouve rien : il se falsifie.' },
    {
      kind: 'house',
      label: 'Affiché : 4210',
      about: 'Le bon numéro, affiché par un autre. Celui que vous composez, lui, est sûr.',
    },
    { kind: 'masked', label: 'Numéro masqué', about: `${MASKED} On ne juge pas là-dessus.` },
    {
      kind: 'mobile',
      label: MOBILE,
      about: 'Un portable inconnu : ni preuve ni aveu. Le support répond au 4210, si c’est vous qui appelez.',
    },
  ],
  sms: [
    {
      kind: 'mobile',
      label: MOBILE,
      about: 'Un portable inconnu : ni preuve ni aveu. Le support répond au 4210, si c’est vous qui appelez.',
    },
    { kind: 'house', label: 'BREVELLE', about: 'Le nom d’un SMS est un texte libre : l’expéditeur s’appelle comme il veut.' },
  ],
};

const HOUSE_LABELS: Labels = {
  chat: [
    {
      kind: 'house',
      label: 'Support, Brévelle Maritime',
      about: 'Un compte de la maison : bon signe, sans plus, car un compte se vole. Un appel le confirmait.',
    },
  ],
  call: [
    { kind: 'house', label: 'Affiché : 4210', about: 'Le bon numéro ; affiché, il ne prouve rien. Composé par vous, si.' },
    {
      kind: 'house',
      label: 'Affiché : 4210',
      about: 'C’était bien le support. Mais cet affichage s’imite : seul votre propre appel le confirme.',
    },
    { kind: 'masked', label: 'Numéro masqué', about: `${MASKED} Ici, Malik, en déplacement à Anvers.` },
  ],
  sms: [
    {
      kind: 'mobile',
      label: MOBILE,
      about: 'Le portable d’astreinte, que vous ne pouviez pas connaître. Le 4210, lui, le savait.',
    },
    {
      kind: 'house',
      label: 'BREVELLE',
      about: 'Un nom d’expéditeur ne prouve rien. Ce que dit le message se vérifiait au 4210.',
    },
  ],
};

/** Labels for practice. */
const PRACTICE_STRANGE_LABELS: Labels = {
  chat: [
    { kind: 'external', label: 'Compte invité', about: '« Invité » : la messagerie ne le dit jamais de Malik.' },
    { kind: 'house', label: 'Malik Benali, support', about: 'Un compte d’ici, dont un autre se sert.' },
  ],
  call: [
    { kind: 'masked', label: 'Appel anonyme', about: 'Sans numéro : on n’en conclut rien, on appelle le 4210.' },
    {
      kind: 'house',
      label: 'Affiché : 4210',
      about: 'Un numéro affiché s’imite. Celui que vous composez mène toujours au support.',
    },
  ],
  sms: [{ kind: 'house', label: 'BREVELLE', about: 'Un nom d’expéditeur se choisit librement.' }],
};

const PRACTICE_HOUSE_LABELS: Labels = {
  chat: [{ kind: 'house', label: 'Malik Benali, support', about: 'Un compte d’ici : un bon début, rien de plus.' }],
  call: [
    { kind: 'masked', label: 'Appel anonyme', about: 'Malik appelait de l’étranger : son numéro ne s’affichait pas.' },
    { kind: 'house', label: 'Affiché : 4210', about: 'Le bon numéro, qui s’imite. Un appel le confirmait.' },
  ],
  sms: [{ kind: 'house', label: 'BREVELLE', about: 'Le nom ne dit rien. Ce qui est écrit se vérifie sur La Passerelle.' }],
};

/** A drawn contact. */
export interface DrawnContact {
  readonly genuine: boolean;
  readonly channel: Channel;
  readonly label: string;
  readonly aboutLabel: string;
  readonly lines: readonly LineRevealed[];
  /** Features that are visible without reading; the conformance tests check that they do not give the answer away. */
  readonly surface: Readonly<Record<string, string | number>>;
}

/** The request's number as the contact cites it: the player's own, a similar one, or none. */
type Cited = 'right' | 'swapped' | 'none';

/** Of five fake Maliks, this many name the company's tool. */
const LENT_IN_FIVE = 3;
/** One in this many fake Maliks closes with a sentence of `PRESSURE`. */
const PRESSED_IN = 3;
/** One in this many genuine Maliks cites no number. */
const UNCITED_IN = 4;

/**
 * Draws two contacts who claim to be Malik, on two channels; one is genuine.
 * @param known whether the attacker reads the mailbox, and so knows the number of the request
 */
export function drawContacts(
  variant: Variant,
  ticket: string,
  tool: ForeignTool,
  known: boolean,
): Readonly<Record<'genuine' | 'fake', DrawnContact>> {
  const [channel, other] = variant.shuffle(CHANNELS);
  return {
    genuine: genuineContact(variant, channel ?? 'chat', ticket),
    fake: fakeContact(variant, other ?? 'sms', ticket, tool, known),
  };
}

export function drawForeignTool(variant: Variant): ForeignTool {
  return variant.pick(variant.pool(FOREIGN_TOOLS, PRACTICE_TOOLS)).tool;
}

/** The first sentence. Genuine and fake contacts use the same ones, with or without a number. */
function opening(variant: Variant, number: string | undefined): string {
  if (number === undefined)
    return variant.pick(
      variant.pool(
        [
          'Bonjour, Malik, du support. Votre boîte déborde, je m’en occupe.',
          'Malik, du support : la boîte qui déborde, c’est chez vous ?',
        ],
        ['Ici Malik. Plus de deux cents messages, je vois ça d’ici.'],
      ),
    );
  return variant.pick(
    variant.pool(
      [
        `Bonjour, Malik, du support. Je prends votre demande ${number}.`,
        `Malik, du support, pour la demande ${number} : la boîte qui déborde.`,
      ],
      [
        `C’est Malik. J’ai votre demande ${number} sous les yeux.`,
        `Ici Malik : on m’a confié votre ${number}, les messages en trop.`,
      ],
    ),
  );
}

function genuineContact(variant: Variant, channel: Channel, ticket: string): DrawnContact {
  const [labels = HOUSE_LABELS] = variant.pool([], [PRACTICE_HOUSE_LABELS]);
  const cited: Cited = variant.integer(1, UNCITED_IN) === 1 ? 'none' : 'right';
  const lines = [
    {
      text: opening(variant, cited === 'none' ? undefined : ticket),
      mark:
        cited === 'none'
          ? 'Aucun numéro de demande, et c’est pourtant lui : absent ou présent, ce numéro ne prouve rien.'
          : `${ticket} : votre numéro, mais votre boîte le contient. Il ne prouve rien à lui seul.`,
    },
    {
      text: variant.pick(variant.pool(OWN_DOORS, PRACTICE_OWN_DOORS)),
      mark: 'Le bon chemin : l’outil de la maison, ouvert par vous. Un appel au 4210 le confirmait avant d’accepter.',
      decides: true,
    },
    { text: variant.pick(variant.pool(CLOSING, PRACTICE_CLOSING)) },
  ];
  return contact(variant, { genuine: true, channel, labels, lines, cited, tool: 'house' });
}

function fakeContact(variant: Variant, channel: Channel, ticket: string, tool: ForeignTool, known: boolean): DrawnContact {
  const [labels = STRANGE_LABELS] = variant.pool([], [PRACTICE_STRANGE_LABELS]);
  const cited: Cited = known ? 'right' : variant.pick(['swapped', 'none']);
  const almost = swapDigits(ticket);
  const numbers = { right: ticket, swapped: almost, none: undefined };
  const marks = {
    right: `${ticket} : le bon numéro. Quelqu’un lit votre boîte ce matin, l’accusé de réception compris.`,
    swapped: `${almost} n’est pas ${ticket}. Un faux numéro trahit ; un bon n’aurait rien prouvé.`,
    none: 'La phrase ne prouve rien : le vrai Malik aurait pu dire la même, et qui a causé la panne la connaît.',
  };
  const lent = variant.integer(1, 5) <= LENT_IN_FIVE;
  const ask = [...FOREIGN_TOOLS, ...PRACTICE_TOOLS].find((foreign) => foreign.tool === tool)?.ask ?? '';
  const closing = variant.pool(CLOSING, PRACTICE_CLOSING);
  const pressed = variant.integer(1, PRESSED_IN) === 1;
  const lines = [
    { text: opening(variant, numbers[cited]), mark: marks[cited], decides: cited === 'swapped' },
    {
      text: lent ? variant.pick(variant.pool(LENT_DOORS, PRACTICE_LENT_DOORS)) : ask,
      mark: lent
        ? `${HOUSE_TOOL}, mais par sa porte à lui : ce qui s’ouvre n’est plus l’outil de la maison.`
        : `${tool} n’est pas ${HOUSE_TOOL}. L’outil est peut-être honnête ; le code, lui, donne la main à qui vous parle.`,
      decides: true,
    },
    { text: variant.pick(pressed ? variant.pool(PRESSURE, PRACTICE_PRESSURE) : closing) },
  ];
  return contact(variant, { genuine: false, channel, labels, lines, cited, tool: lent ? 'house' : 'foreign' });
}

interface Parts extends Pick<DrawnContact, 'genuine' | 'channel' | 'lines'> {
  readonly labels: Labels;
  readonly cited: Cited;
  readonly tool: 'house' | 'foreign';
}

function contact(variant: Variant, { genuine, channel, labels, lines, cited, tool }: Parts): DrawnContact {
  const { kind, label, about } = variant.pick(labels[channel]);
  const digits = `${variant.integer(10, 99)} ${variant.integer(10, 99)}`;
  return {
    genuine,
    channel,
    label: kind === 'mobile' ? `${label} ${digits}` : label,
    aboutLabel: about,
    lines,
    surface: { channel, label: kind, number: cited, tool, length: lines.reduce((sum, { text }) => sum + text.length, 0) },
  };
}

/** The request's number as misread over a shoulder: two of its last three digits are swapped. */
function swapDigits(ticket: string): string {
  return ticket.replace(/(\d)(\d)(\d)$/, '$2$1$3');
}

/** The second line of a contact: what it asks for, and how the tool is to be opened. */
export function doorOf({ lines: [, door] }: DrawnContact): string {
  return door?.text ?? '';
}

export function contactAt(at: string, { channel, label, lines }: DrawnContact): Contact {
  return { at, channel, label: frenchSpaces(label), lines: lines.map(({ text }) => frenchSpaces(text)) };
}

export function revealedAt(
  id: ContactRevealed['id'],
  at: string,
  { genuine, channel, label, aboutLabel, lines }: DrawnContact,
): ContactRevealed {
  return { id, at, genuine, channel, label: frenchSpaces(label), aboutLabel, lines };
}
