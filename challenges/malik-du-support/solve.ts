import type { ExploringSolve, Lazy, Solve } from '#engine/authoring/server';
import type { Contact, MalikArtifacts, MalikOutput, Session } from './artifacts.ts';

/** Words of what happens to one's own account, and to no subscription. */
const OWN = /appareil connecté|Mot de passe|transféré|téléphones demain|Achat nº|billet|Adresse de secours|salaire|Fourgon/;
/** The ways that one opens oneself, and the signs of a door that somebody else holds open. */
const OWN_DOOR = /La Passerelle|bureau/;
const LENT_DOOR = /\.example|fichier|Internet|code|chiffres|nombre|double-cliquez/;

const opensOneself = (said: string) => OWN_DOOR.test(said) && !LENT_DOOR.test(said);

/** The message about oneself, and the morning's last gesture: nobody overlooks them in the players below. */
const reported = ({ mails }: MalikArtifacts) => ({
  mail: mails.find(({ subject }) => OWN.test(subject))?.id ?? '',
  tell: 'now',
});

const byOwnDoor = ({ facts }: Session) => facts.some(([fact, text]) => fact === 'Ouverte' && opensOneself(text));

/** Whether the way is one's own: the house's tool, opened by oneself. The fake Malik's is not. */
export const isByOwnDoor = ({ lines }: Contact) => opensOneself(lines.join(' '));

/** Calls both Maliks back, and looks at the way to each of the two desks. */
export function rightMorning(artifacts: MalikArtifacts) {
  const [left, right] = artifacts.sessions;
  return {
    ...reported(artifacts),
    first: 'callback',
    second: 'callback',
    neighbour: byOwnDoor(left) ? (byOwnDoor(right) ? 'none' : 'right') : 'left',
  };
}

/** Takes the genuine Malik for what he is by his way alone, which is asked again at no cost, and then calls. */
const solve: ExploringSolve<MalikArtifacts, MalikOutput> = async (artifacts, _pages, explore) => {
  const genuine = isByOwnDoor(artifacts.first) ? 'first' : 'second';
  await explore({ [genuine]: 'follow', tried: genuine });
  return rightMorning(artifacts);
};

export default solve;

/** A plausible answer that must count as a failed attempt: the support hears of it in the evening only. */
export const wrong = { mail: 'mail-1', first: 'follow', second: 'follow', neighbour: 'none', tell: 'evening', tried: 'tell' };

export const lazy: Lazy<Solve<MalikArtifacts>, 'refuse' | 'accept' | 'question'> = {
  refuse: (artifacts) => ({ ...reported(artifacts), first: 'block', second: 'block', neighbour: 'off' }),
  accept: (artifacts) => ({ ...reported(artifacts), first: 'follow', second: 'follow', neighbour: 'none' }),
  question: (artifacts) => ({ ...reported(artifacts), first: 'prove', second: 'prove', neighbour: 'none' }),
};
