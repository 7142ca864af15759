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

/** One session in three is the support's own. */
const GENUINE_IN = 3;

export interface DrawnNeighbour {
  readonly genuine: boolean;
  readonly shown: Neighbour;
}

export function drawNeighbour(variant: Variant, foreign: ForeignTool): DrawnNeighbour {
  const name = variant.pick(NAMES);
  const says = variant.pick(WORDS);
  const request = `BR-${variant.integer(10000, 99999)}`;
  return variant.integer(1, GENUINE_IN) === 1
    ? {
        genuine: true,
        shown: {
          name,
          says,
          tool: HOUSE_TOOL,
          facts: [
            ['Qui aide', 'Malik Benali, support'],
            ['Demande', `${request}, faite par ${name}`],
            ['Accès', 'souris et clavier'],
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
            ['Qui aide', 'Malik-Support (invité)'],
            ['Demande', 'aucune'],
            ['Accès', variant.pick(['souris, clavier, fichiers', 'écran et fichiers', 'clavier et presse-papiers'])],
          ],
        },
      };
}

/** The session, in a sentence, once it is known. */
export function neighbourTruth({ genuine, shown: { name, tool } }: DrawnNeighbour): MalikReveal['others'][number] {
  return genuine
    ? {
        shown: `La session ouverte chez ${name}`,
        truth: `${tool}, une demande faite à son nom, Malik nommé en entier : c’était l’aide attendue. La couper aurait laissé la panne.`,
        genuine: true,
      }
    : {
        shown: `La session ouverte chez ${name}`,
        truth: `${tool}, un « invité », aucune demande : quelqu’un d’autre tenait la souris. Session et réseau coupés, plus rien ne sort ; le poste allumé garde les traces.`,
      };
}
