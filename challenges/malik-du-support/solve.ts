import type { Lazy, Solve } from '#engine/authoring/server';
import type { Contact, MalikArtifacts } from './artifacts.ts';

const HOUSE_TOOL = 'Bouée';
/** Words of what happens to one's own account, and to no subscription. */
const OWN = /appareil connecté|mot de passe|transféré|Commande confirmée|Achat de|billet|Adresse de secours|salaire|Fourgon/;

/** The message about oneself, and the morning's last gesture: nobody overlooks them in the players below. */
const reported = ({ mails }: MalikArtifacts) => ({
  mail: mails.find(({ subject }) => OWN.test(subject))?.id ?? '',
  tell: 'now',
});

/** Compares number and tool with what one knows; follows who has both, calls back who has not. */
const solve: Solve<MalikArtifacts> = (artifacts) => {
  const { ticket, first, second, neighbour } = artifacts;
  const gesture = ({ lines }: Contact) => {
    const said = lines.join(' ');
    return said.includes(ticket) && said.includes(HOUSE_TOOL) ? 'follow' : 'callback';
  };
  return {
    ...reported(artifacts),
    first: gesture(first),
    second: gesture(second),
    neighbour: neighbour.tool === HOUSE_TOOL ? 'leave' : 'close',
  };
};

export default solve;

/** A plausible answer that must count as a failed attempt: the helper was kind, both times. */
export const wrong = { mail: 'mail-1', first: 'follow', second: 'follow', neighbour: 'leave', tell: 'evening' };

export const lazy: Lazy<Solve<MalikArtifacts>> = {
  refuse: (artifacts) => ({ ...reported(artifacts), first: 'callback', second: 'callback', neighbour: 'close' }),
  accept: (artifacts) => ({ ...reported(artifacts), first: 'follow', second: 'follow', neighbour: 'leave' }),
};
