/** A colleague whose screen somebody else is moving: by the company's tool, or by another. */
import type { Variant } from '#engine/authoring/server';
import type { MalikReveal, Neighbour } from './artifacts.ts';
import { type ForeignTool, HOUSE_TOOL } from './contacts.server.ts';

const NAMES = ['Nadia Kervella', 'Karim Haddad', 'Solène Autret', 'Yann Le Dantec', 'Inès Moreau', 'Camille Prigent'] as const;

/** Said of the genuine help and of the other one: what somebody believes decides nothing. */
const WORDS = [
  'C’est Malik, il répare ma boîte.',
  'Malik est dessus. Enfin quelqu’un qui s’en occupe !',
  'C’est le support. Il en a pour cinq minutes.',
] as const;

/** What the session says of itself. */
const SEAT_FACTS = {
  helper: 'Malik Benali, support',
  asked: (request: string, name: string) => `${request}, faite par ${name}`,
  access: 'souris et clavier',
  stranger: 'Malik-Support (invité)',
  none: 'aucune',
  taken: ['souris, clavier, fichiers', 'écran et fichiers', 'clavier et presse-papiers'],
};

const PRACTICE_FACTS: typeof SEAT_FACTS = {
  helper: 'M. Benali, du support de Brévelle',
  asked: (request, name) => `ouverte par ${name} : ${request}`,
  access: 'la souris seule',
  stranger: 'Assistance Malik, visiteur',
  none: 'sans numéro',
  taken: ['tout le bureau', 'dossiers et souris'],
};

/** One session in three is the support's own. */
const GENUINE_IN = 3;

export interface DrawnNeighbour {
  readonly genuine: boolean;
  readonly shown: Neighbour;
}

export function drawNeighbour(variant: Variant, foreign: ForeignTool): DrawnNeighbour {
  const name = variant.pick(NAMES);
  const says = variant.pick(WORDS);
  const wording = variant.pool([SEAT_FACTS], [PRACTICE_FACTS])[0] ?? SEAT_FACTS;
  const request = `BR-${variant.integer(10000, 99999)}`;
  return variant.integer(1, GENUINE_IN) === 1
    ? {
        genuine: true,
        shown: {
          name,
          says,
          tool: HOUSE_TOOL,
          facts: [
            ['Qui aide', wording.helper],
            ['Demande', wording.asked(request, name)],
            ['Accès', wording.access],
          ],
        },
      }
    : {
        genuine: false,
        shown: {
          name,
          says,
          tool: foreign,
          facts: [
            ['Qui aide', wording.stranger],
            ['Demande', wording.none],
            ['Accès', variant.pick(wording.taken)],
          ],
        },
      };
}

/** The session, in a sentence, once it is known. */
export function neighbourTruth({ genuine, shown: { name, tool } }: DrawnNeighbour): MalikReveal['others'][number] {
  return genuine
    ? {
        shown: `La session ouverte chez ${name}`,
        truth: `${tool}, une demande faite à son nom, Malik Benali nommé par l’outil : c’était l’aide attendue. La couper aurait laissé la panne.`,
        genuine: true,
      }
    : {
        shown: `La session ouverte chez ${name}`,
        truth: `${tool}, quelqu’un d’extérieur, aucune demande : une autre personne avait la main. Session et réseau coupés, plus rien ne sort ; le poste allumé garde les traces.`,
      };
}
