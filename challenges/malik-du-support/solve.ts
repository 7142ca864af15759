import type { Lazy, Solve } from '#engine/authoring/server';
import type { Contact, MalikArtifacts, Session } from './artifacts.ts';

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

/** Looks at nothing but the way: follows where one opens the house's tool oneself, calls back everywhere else. */
const solve: Solve<MalikArtifacts> = (artifacts) => {
  const { first, second, sessions } = artifacts;
  const gesture = ({ lines }: Contact) => (opensOneself(lines.join(' ')) ? 'follow' : 'callback');
  const [left, right] = sessions;
  return {
    ...reported(artifacts),
    first: gesture(first),
    second: gesture(second),
    neighbour: byOwnDoor(left) ? (byOwnDoor(right) ? 'none' : 'right') : 'left',
  };
};

export default solve;

/** A plausible answer that must count as a failed attempt: the support hears of it in the evening only. */
export const wrong = { mail: 'mail-1', first: 'follow', second: 'follow', neighbour: 'none', tell: 'evening', tried: 'tell' };

export const lazy: Lazy<Solve<MalikArtifacts>, 'refuse' | 'accept' | 'question'> = {
  refuse: (artifacts) => ({ ...reported(artifacts), first: 'block', second: 'block', neighbour: 'off' }),
  accept: (artifacts) => ({ ...reported(artifacts), first: 'follow', second: 'follow', neighbour: 'none' }),
  question: (artifacts) => ({ ...reported(artifacts), first: 'prove', second: 'prove', neighbour: 'none' }),
};
