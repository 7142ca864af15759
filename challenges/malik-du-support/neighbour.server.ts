/** Two colleagues whose screens somebody else controls: through the company's tool that they opened themselves, or in another way. */
import type { Variant } from '#engine/authoring/server';
import type { Session, SessionRevealed } from './artifacts.ts';
import { type ForeignTool, HOUSE_TOOL } from './contacts.server.ts';

/** Name of the decisive fact of a session. */
const HOW_OPENED = 'Ouverte';

const NAMES = ['Karim Haddad', 'Solène Autret', 'Yann Le Dantec', 'Inès Moreau', 'Camille Prigent'] as const;

/** Sentences for genuine and fake help alike: what a colleague believes decides nothing. */
const WORDS = [
  'C’est Malik, il répare ma boîte.',
  'Enfin quelqu’un qui s’en occupe !',
  'C’est le support. Il en a pour cinq minutes.',
] as const;

/** Texts of a session. The helper's name is typed by the helper; how the session was opened is written by the computer. */
interface Wording {
  readonly helpers: readonly string[];
  /** The company's tool, opened by the colleague. */
  readonly own: readonly string[];
  /** The company's tool, or a program with its name, opened through something that the stranger provided. */
  readonly lent: readonly string[];
  /** Another remote-access tool, which the stranger chose. */
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

/** The desks. On half of the mornings a stranger controls one of them, on the others none, so that always cutting both off does not win. */
const SIDES = ['left', 'right'] as const;

export function drawSessions(variant: Variant, foreign: ForeignTool): DrawnSessions {
  const [one = '', other = ''] = variant.shuffle(NAMES);
  const [says = '', too = ''] = variant.shuffle(WORDS);
  const [wording = SEAT_WORDING] = variant.pool([], [PRACTICE_WORDING]);
  // Two different helpers: nobody can be at two desks at once.
  const [oneHelper = '', otherHelper = ''] = variant.shuffle(wording.helpers);
  const side = variant.pick(SIDES);
  const strange = variant.integer(1, 2) === 1 ? side : undefined;
  return [
    session(variant, wording, { name: one, says, helper: oneHelper }, strange === 'left' ? foreign : undefined),
    session(variant, wording, { name: other, says: too, helper: otherHelper }, strange === 'right' ? foreign : undefined),
  ];
}

/** Draws one session. @param strange tool of the stranger; undefined for genuine help */
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

/** The decisive words of a session, in [brackets]. */
export function howOpened({ shown: { facts } }: DrawnSession): string {
  return `[${facts.find(([fact]) => fact === HOW_OPENED)?.[1] ?? ''}]`;
}

/** A session with its truth in a sentence, for the reveal. */
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
