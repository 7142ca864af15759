/** Who says to be Malik: what the genuine one and the others write, and what there was to see in it. */

import type { Variant } from '#engine/authoring/server';
import { frenchSpaces } from '#engine/authoring/toolbox';
import type { Contact, ContactRevealed } from './artifacts.ts';

/** The company's own tool, which one opens oneself on the intranet. */
export const HOUSE_TOOL = 'Bouée';

/** Tools that somebody else brings along, and how they are opened to a stranger. */
const FOREIGN_TOOLS = [
  { tool: 'Mainlibre', ask: 'Ouvrez Mainlibre, il est sur tous les postes, et saisissez mon code : 418 302.' },
  { tool: 'PontDirect', ask: 'Lancez PontDirect et donnez-moi les neuf chiffres affichés.' },
  { tool: 'Clic-Aide', ask: 'Installez Clic-Aide depuis le magasin officiel, et dites-moi le code.' },
  { tool: 'TandemPC', ask: 'Cherchez TandemPC dans le menu, puis tapez le code 770 615 et « Autoriser ».' },
] as const;

const PRACTICE_TOOLS = [
  { tool: 'VuePilote', ask: 'Allez sur VuePilote, notre nouveau prestataire, et lisez-moi le nombre en vert.' },
  { tool: 'Relais24', ask: 'Relais24 vous demande un code : c’est le 209 447, puis « Continuer ».' },
] as const;

export type ForeignTool = (typeof FOREIGN_TOOLS | typeof PRACTICE_TOOLS)[number]['tool'];

const PRESSURE = [
  'Sans cela, la boîte sera bloquée à 9 h 30.',
  'Inutile de rappeler, la ligne du support est saturée.',
  'Un doute ? Rappelez-moi au 06 39 98 41 27.',
  'J’en ai pour cinq minutes, ne touchez à rien.',
] as const;

const PRACTICE_PRESSURE = [
  'Dix minutes encore, et vos courriers repartent à zéro.',
  'Ne dérangez pas le 4210, ils sont tous sur le terrain.',
] as const;

/** The genuine Malik is in a hurry too, now and then: haste alone proves nothing. */
const CLOSING = [
  'Restez devant l’écran, vous pourrez couper à tout moment.',
  'Vite si possible, j’ai trois boîtes dans le même état.',
  'Un doute ? Je suis au 4210.',
  'Aucun code à me donner.',
] as const;

const PRACTICE_CLOSING = [
  'Gardez la main sur la souris, vous arrêtez quand il vous plaît.',
  'Si vous préférez, arrêtons là : faites le 4210.',
] as const;

const CHANNELS = ['chat', 'call', 'sms'] as const;
type Channel = (typeof CHANNELS)[number];

interface Label {
  readonly label: string;
  readonly about: string;
}

const STRANGE_LABELS = {
  chat: [
    {
      label: 'Externe',
      about: '« Externe » : ce mot gris est écrit par la messagerie, pas par lui. Malik travaille ici, il ne le porte jamais.',
    },
  ],
  call: [
    { label: 'Numéro masqué', about: 'Le support appelle du 4210. Un numéro masqué n’est celui de personne.' },
    { label: '06 39 98 41 27', about: 'Un portable inconnu. L’annuaire n’a qu’un numéro pour le support : 4210.' },
    {
      label: 'Affiché : 4210',
      about: 'Le numéro affiché est le bon, et ne prouve rien : il se falsifie. Celui que vous composez, lui, est sûr.',
    },
  ],
  sms: [
    { label: '06 39 98 41 27', about: 'Un portable inconnu. L’annuaire n’a qu’un numéro pour le support : 4210.' },
    { label: 'BREVELLE', about: 'Le nom d’un SMS est un texte libre : qui l’envoie s’appelle comme il veut.' },
  ],
} as const satisfies Readonly<Record<Channel, readonly Label[]>>;

/** Where nothing counts. */
const PRACTICE_STRANGE_LABELS = {
  chat: [{ label: 'Compte invité', about: '« Invité » : Malik est d’ici, la messagerie ne le dit jamais de lui.' }],
  call: [
    { label: 'Appel anonyme', about: 'Le support ne se cache pas : il appelle du 4210, et vous pouvez le rappeler.' },
    { label: 'Affiché : 4210', about: 'Un numéro affiché s’imite. Celui que vous composez mène toujours au support.' },
  ],
  sms: [{ label: 'BREVELLE', about: 'Un nom d’expéditeur se choisit librement.' }],
} as const satisfies Readonly<Record<Channel, readonly Label[]>>;

const PRACTICE_HOUSE_LABELS = {
  chat: { label: 'Malik Benali, support', about: 'Un compte d’ici. C’est un bon début : le numéro et l’outil font le reste.' },
  call: { label: 'Affiché : 4210', about: 'Le bon numéro, qui s’imite : le numéro de demande et l’outil confirment.' },
  sms: { label: 'BREVELLE', about: 'Le nom ne dit rien. Ce qui est écrit se vérifie sur La Passerelle.' },
} as const satisfies Readonly<Record<Channel, Label>>;

const HOUSE_LABELS = {
  chat: {
    label: 'Support, Brévelle Maritime',
    about: 'Un compte de la maison. Bon signe, mais un compte se vole : le numéro et l’outil décident.',
  },
  call: {
    label: 'Affiché : 4210',
    about: 'Le bon numéro ; affiché, il ne prouve rien à lui seul. Le numéro de demande et l’outil, si.',
  },
  sms: {
    label: 'BREVELLE',
    about: 'Un nom d’expéditeur ne prouve rien. Ce que dit le message, vous pouviez le voir sur La Passerelle.',
  },
} as const satisfies Readonly<Record<Channel, Label>>;

/** What is drawn of one contact. */
export interface DrawnContact {
  readonly genuine: boolean;
  /** The tool that it wants to see opened. */
  readonly tool: string;
  readonly channel: Channel;
  readonly label: string;
  readonly aboutLabel: string;
  readonly lines: readonly { readonly text: string; readonly mark?: string }[];
}

/** Two Maliks, on two channels, one of them genuine. */
export function drawContacts(
  variant: Variant,
  ticket: string,
  tool: ForeignTool,
): Readonly<Record<'genuine' | 'fake', DrawnContact>> {
  const [channel, other] = variant.shuffle(CHANNELS);
  return {
    genuine: genuineContact(variant, channel ?? 'chat', ticket),
    fake: fakeContact(variant, other ?? 'sms', ticket, tool),
  };
}

export function drawForeignTool(variant: Variant): ForeignTool {
  return variant.pick(variant.pool(FOREIGN_TOOLS, PRACTICE_TOOLS)).tool;
}

function genuineContact(variant: Variant, channel: Channel, ticket: string): DrawnContact {
  const [labels = HOUSE_LABELS] = variant.pool([], [PRACTICE_HOUSE_LABELS]);
  const { label, about } = labels[channel];
  return {
    genuine: true,
    tool: HOUSE_TOOL,
    channel,
    label,
    aboutLabel: about,
    lines: [
      {
        text: variant.pick(
          variant.pool(
            [
              `Bonjour, Malik, du support. Je prends votre demande ${ticket}.`,
              `Malik, du support, pour la demande ${ticket} : la boîte qui déborde.`,
            ],
            [
              `C’est Malik. J’ai votre demande ${ticket} sous les yeux.`,
              `Ici Malik : on m’a confié votre ${ticket}, les messages en trop.`,
            ],
          ),
        ),
        mark: `${ticket} : votre numéro, chiffre pour chiffre. Seuls le support et vous le connaissez.`,
      },
      {
        text: variant.pick(
          variant.pool(
            [
              `Ouvrez ${HOUSE_TOOL} sur La Passerelle : vous y verrez ce numéro et mon nom. Acceptez quand vous voulez.`,
              `Sur La Passerelle, ${HOUSE_TOOL} vous attend avec ce numéro. Acceptez, et je range votre boîte.`,
            ],
            [
              `Passez par ${HOUSE_TOOL}, sur La Passerelle : la demande y est à mon nom, le oui vient de vous.`,
              `${HOUSE_TOOL} est prêt sur La Passerelle, même numéro. Dites oui, et je trie.`,
            ],
          ),
        ),
        mark: 'L’outil de Brévelle, ouvert par vous : ce qu’il annonce se vérifie, et vous pouvez couper à tout moment.',
      },
      { text: variant.pick(variant.pool(CLOSING, PRACTICE_CLOSING)) },
    ],
  };
}

function fakeContact(variant: Variant, channel: Channel, ticket: string, tool: ForeignTool): DrawnContact {
  const { label, about } = variant.pick(variant.pool<Label, Label>(STRANGE_LABELS[channel], PRACTICE_STRANGE_LABELS[channel]));
  const ask = [...FOREIGN_TOOLS, ...PRACTICE_TOOLS].find((foreign) => foreign.tool === tool)?.ask ?? '';
  const almost = swapDigits(ticket);
  const opening = variant.pick(
    variant.pool(
      [
        {
          text: 'Bonjour, Malik, du support. Votre boîte déborde depuis ce matin, je m’en occupe.',
          mark: 'Aucun numéro : il ne répond pas à votre demande. Il connaît la panne parce que c’est lui qui l’a causée.',
        },
        {
          text: `Bonjour, Malik, du support, pour votre demande ${almost}.`,
          mark: `${almost} n’est pas ${ticket} : deux chiffres ont changé de place. Un numéro se compare jusqu’au bout.`,
        },
        {
          text: `Malik, du support. Je reprends la demande ${almost}, la boîte qui déborde.`,
          mark: `${almost} n’est pas ${ticket} : deux chiffres ont changé de place. Un numéro se compare jusqu’au bout.`,
        },
      ],
      [
        {
          text: 'Ici Malik. Plus de deux cents messages, je vois ça d’ici, on règle tout de suite.',
          mark: 'Pas de numéro de demande : il sait ce qu’il a lui-même envoyé.',
        },
        {
          text: `C’est Malik : j’ai votre demande ${almost} à l’écran.`,
          mark: `${almost} ressemble à ${ticket}, et ne l’est pas : deux chiffres sont échangés.`,
        },
      ],
    ),
  );
  return {
    genuine: false,
    tool,
    channel,
    label,
    aboutLabel: about,
    lines: [
      opening,
      {
        text: ask,
        mark: `${tool} n’est pas ${HOUSE_TOOL}. L’outil est peut-être honnête ; le code, lui, donne la main à qui vous parle.`,
      },
      { text: variant.pick(variant.pool(PRESSURE, PRACTICE_PRESSURE)) },
    ],
  };
}

/** As somebody would misread it who saw it over a shoulder: two digits in the middle change places. */
function swapDigits(ticket: string): string {
  return ticket.replace(/(\d)(\d)(\d)$/, '$2$1$3');
}

export function contactAt(at: string, { channel, label, lines }: DrawnContact): Contact {
  return { at, channel, label: frenchSpaces(label), lines: lines.map(({ text }) => text) };
}

export function revealedAt(at: string, { genuine, channel, label, aboutLabel, lines }: DrawnContact): ContactRevealed {
  return { at, genuine, channel, label, aboutLabel, lines };
}
