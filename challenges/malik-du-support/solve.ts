import type { ExploringSolve, Lazy, Solve } from '#engine/authoring/server';
import type { Contact, MalikArtifacts, MalikOutput, Session } from './artifacts.ts';

/** Words in subjects about the player's own account, which no subscription has. */
const OWN = /appareil connecté|Mot de passe|transféré|téléphones demain|Achat nº|billet|Adresse de secours|salaire|Fourgon/;
/** Words for ways of opening the tool oneself (`OWN_DOOR`), and signs that the sender provides the way (`LENT_DOOR`). */
const OWN_DOOR = /La Passerelle|bureau/;
const LENT_DOOR = /\.example|fichier|Internet|code|chiffres|nombre|double-cliquez/;

const opensOneself = (said: string) => OWN_DOOR.test(said) && !LENT_DOOR.test(said);

/** The right answers for `mail` and `tell`, which all players below give. */
const reported = ({ mails }: MalikArtifacts) => ({
  mail: mails.find(({ subject }) => OWN.test(subject))?.id ?? '',
  tell: 'now',
});

const byOwnDoor = ({ facts }: Session) => facts.some(([fact, text]) => fact === 'Ouverte' && opensOneself(text));

/** Whether the contact asks the player to open the company's tool on the intranet or by its icon. A fake Malik does not. */
export const isByOwnDoor = ({ lines }: Contact) => opensOneself(lines.join(' '));

/** Calls the support about both contacts, and looks at how each of the two sessions was opened. */
export function rightMorning(artifacts: MalikArtifacts) {
  const [left, right] = artifacts.sessions;
  return {
    ...reported(artifacts),
    first: 'callback',
    second: 'callback',
    neighbour: byOwnDoor(left) ? (byOwnDoor(right) ? 'none' : 'right') : 'left',
  };
}

/** First accepts the genuine Malik without a call, which costs nothing and is asked again; then gives the right answer. */
const solve: ExploringSolve<MalikArtifacts, MalikOutput> = async (artifacts, _pages, explore) => {
  const genuine = isByOwnDoor(artifacts.first) ? 'first' : 'second';
  await explore({ [genuine]: 'follow', tried: genuine });
  return rightMorning(artifacts);
};

export default solve;

/** A plausible answer that must count as a failed attempt: lets both Maliks in, and tells the support only in the evening. */
export const wrong = { mail: 'mail-1', first: 'follow', second: 'follow', neighbour: 'none', tell: 'evening', tried: 'tell' };

export const lazy: Lazy<Solve<MalikArtifacts>, 'refuse' | 'accept' | 'question'> = {
  refuse: (artifacts) => ({ ...reported(artifacts), first: 'block', second: 'block', neighbour: 'off' }),
  accept: (artifacts) => ({ ...reported(artifacts), first: 'follow', second: 'follow', neighbour: 'none' }),
  question: (artifacts) => ({ ...reported(artifacts), first: 'prove', second: 'prove', neighbour: 'none' }),
};
