/**
 * The readers of the answer as it was sent, and what each sees. This is computed from the choices alone, so it does not reveal which are
 * right.
 */
import type { Choices } from '#engine/authoring';
import type { MartinArtifacts } from './artifacts.ts';

export interface Reader {
  readonly who: string;
  readonly sees: readonly string[];
  /** The sheets of the workbook that this reader can see: the visible one (`open`), or the hidden one as well. */
  readonly sheets?: 'open' | 'both';
}

type Sheets = NonNullable<Reader['sheets']>;

/** @param chosen the option of each line */
export function readersOf(artifacts: MartinArtifacts, chosen: Choices): readonly Reader[] {
  const sheets: Sheets = chosen['file'] === 'sheet' ? 'open' : 'both';
  return [...martins(artifacts, chosen, sheets), copied(artifacts, chosen, sheets), linked(artifacts, chosen)];
}

const FILE_SEEN: Readonly<Record<string, string>> = {
  sheet: 'Un PDF, à lire seulement.',
  whole: 'Le classeur entier. La feuille masquée s’affiche en deux clics.',
  password: 'Le classeur, et son mot de passe dans le même message.',
};

/** The two people with the same name: those who get the answer, and the one who waits for it. */
function martins({ request, gestures }: MartinArtifacts, { to, file = '' }: Choices, sheets: Sheets): readonly Reader[] {
  return gestures.to
    .filter(({ value }) => value !== 'both')
    .flatMap(({ value, label }): Reader[] => {
      const who = label.replace(/ \(.*\)$/, '');
      const asked = label.includes(`(${request.from.address})`);
      if (to !== value && to !== 'both') return asked ? [{ who, sees: ['Rien. « Et ma réponse ? »'] }] : [];
      const first = asked ? 'Votre réponse, attendue.' : 'Votre réponse. « Je n’ai rien demandé ! »';
      return [{ who, sees: [first, FILE_SEEN[file] ?? ''], sheets }];
    });
}

const TEAM = 3;

function copied({ readers, draft }: MartinArtifacts, { copy, file }: Choices, sheets: Sheets): Reader {
  const few = readers <= TEAM;
  const who = few ? draft.copy.shown.replace(/^.*:\s*/, '') : `Les ${readers} familles`;
  if (copy === 'nobody') return { who, sees: ['Rien du tout.'] };
  const attached = file === 'sheet' ? 'Le PDF des totaux.' : 'Le classeur, feuille masquée comprise.';
  if (copy === 'visible')
    return {
      who,
      sees: [
        few ? 'Les noms des deux autres : on peut se répondre.' : `Les adresses des ${readers - 1} autres, une à une.`,
        attached,
      ],
      ...(few ? {} : { sheets }),
    };
  return { who, sees: [few ? 'Aucun autre nom : à qui répondre ?' : 'Leur propre adresse, et aucune autre.', attached] };
}

function linked({ draft, gestures }: MartinArtifacts, { link }: Choices): Reader {
  const what = draft.link.shown.replace(/\s*:.*$/, '');
  const who = 'Quelqu’un à qui l’on a transmis le lien';
  if (link === 'anyone') return { who, sees: [`${what} : il s’ouvre, aujourd’hui et dans un an.`] };
  if (link === 'company') return { who, sees: [`${what} : fermé dehors, ouvert à toute l’entreprise, et pour toujours.`] };
  const named = gestures.link.find(({ value }) => value === link)?.label ?? '';
  return { who, sees: [`${what} : « Accès refusé ».`, `Peut l’ouvrir : ${named.replace(/^Ouvert à | seulement/, '')}.`] };
}
