/** Two colleagues whose screens somebody else is moving: by the company's tool that they opened, or by another door. */
import type { Variant } from '#engine/authoring/server';
import type { Session, SessionRevealed } from './artifacts.ts';
import { type ForeignTool, HOUSE_TOOL } from './contacts.server.ts';

/** The line of a session that decides. */
const HOW_OPENED = 'Ouverte';

const NAMES = ['Karim Haddad', 'Solène Autret', 'Yann Le Dantec', 'Inès Moreau', 'Camille Prigent'] as const;

/** Said of the genuine help and of the other one: what somebody believes decides nothing. */
const WORDS = [
  'C’est Malik, il répare ma boîte.',
  'Enfin quelqu’un qui s’en occupe !',
  'C’est le support. Il en a pour cinq minutes.',
] as const;

/** What a session says of itself. Its helper's name is typed by the helper; how it was opened is written by the computer. */
interface Wording {
  readonly helpers: readonly string[];
  /** By the house's tool, opened by the colleague. */
  readonly own: readonly string[];
  /** By the house's tool, or what calls itself so, through a door that was held open. */
  readonly lent: readonly string[];
  /** By a tool that somebody else brought along. */
  readonly foreign: readonly string[];
}

const SEAT_WORDING: Wording = {
  helpers: ['Malik Benali, support', 'Support de Brévelle'],
  own: ['sur La Passerelle', 'par l’icône du bureau'],
  lent: ['par un lien reçu en SMS', 'par un fichier joint'],
  foreign: ['par un code dicté', 'par un code saisi'],
};

const PRACTICE_WORDING: Wording = {
  helpers: ['M. Benali, du support', 'L’équipe du support'],
  own: ['depuis La Passerelle, au menu Aide'],
  lent: ['depuis une adresse reçue par courriel'],
  foreign: ['avec un nombre lu au téléphone'],
};

export interface DrawnSession {
  readonly genuine: boolean;
  readonly shown: Session;
}

export type DrawnSessions = readonly [left: DrawnSession, right: DrawnSession];

/** Whose session is a stranger's, on every other morning; else nobody's, so that to cut both off is no way to win blindly. */
const SIDES = ['left', 'right'] as const;

export function drawSessions(variant: Variant, foreign: ForeignTool): DrawnSessions {
  const [one = '', other = ''] = variant.shuffle(NAMES);
  const [says = '', too = ''] = variant.shuffle(WORDS);
  const [wording = SEAT_WORDING] = variant.pool([], [PRACTICE_WORDING]);
  // Nobody is at two desks at once.
  const [oneHelper = '', otherHelper = ''] = variant.shuffle(wording.helpers);
  const side = variant.pick(SIDES);
  const strange = variant.integer(1, 2) === 1 ? side : undefined;
  return [
    session(variant, wording, { name: one, says, helper: oneHelper }, strange === 'left' ? foreign : undefined),
    session(variant, wording, { name: other, says: too, helper: otherHelper }, strange === 'right' ? foreign : undefined),
  ];
}

/** @param strange the tool of a stranger who is in; undefined where the help is genuine */
function session(
  variant: Variant,
  { own, lent, foreign }: Wording,
  { name, says, helper }: Pick<Session, 'name' | 'says'> & { readonly helper: string },
  strange: ForeignTool | undefined,
): DrawnSession {
  const named = variant.integer(1, 2) === 1;
  const [tool, opened] = strange === undefined ? [HOUSE_TOOL, own] : named ? [HOUSE_TOOL, lent] : [strange, foreign];
  return {
    genuine: strange === undefined,
    shown: {
      name,
      says,
      tool,
      facts: [
        ['Qui aide', helper],
        [HOW_OPENED, variant.pick(opened)],
      ],
    },
  };
}

/** The words of a session that decide, in [brackets]. */
export function howOpened({ shown: { facts } }: DrawnSession): string {
  return `[${facts.find(([fact]) => fact === HOW_OPENED)?.[1] ?? ''}]`;
}

/** A session, in a sentence, once it is known. */
export function sessionTruth({ genuine, shown: { name, tool, facts } }: DrawnSession): SessionRevealed {
  const opened = facts.find(([fact]) => fact === HOW_OPENED)?.[1] ?? '';
  return genuine
    ? {
        shown: `La session chez ${name}`,
        truth: `${tool}, ouverte ${opened} : c’était l’aide attendue. La couper aurait laissé la panne.`,
        genuine: true,
      }
    : {
        shown: `La session chez ${name}`,
        truth: `${tool}, ouverte ${opened} : une autre personne avait la main. Réseau coupé, plus rien ne sort ; allumé, le poste garde les traces.`,
        genuine: false,
      };
}
