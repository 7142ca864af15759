import type { MalikArtifacts, Moment } from './artifacts.ts';
import { ContactSheet } from './contact-sheet.tsx';
import styles from './moment-seen.module.css';
import { NeighbourScreens } from './neighbour-screen.tsx';
import { Office } from './office.tsx';
import { Reminder } from './reminder.tsx';

interface MomentSeenProps {
  readonly moment: Moment;
  readonly artifacts: MalikArtifacts;
  /** The decisive words in [brackets], once the gesture is made. */
  readonly place: string | undefined;
}

/** One moment at the player's desk: the office, what the player knows, and what happens. */
export function MomentSeen({ moment, artifacts, place }: MomentSeenProps) {
  const { ticket, first, second } = artifacts;
  return (
    <div className={styles.seen} data-moment={moment}>
      <Office moment={moment} channel={(moment === 'second' ? second : first).channel} />
      {moment !== 'mail' && moment !== 'tell' && <Reminder ticket={ticket} />}
      <Told moment={moment} artifacts={artifacts} place={place} />
    </div>
  );
}

function Told({ moment, artifacts: { first, second, sessions }, place }: MomentSeenProps) {
  switch (moment) {
    case 'mail':
      return (
        <p>
          <strong>214 messages</strong> depuis 8&nbsp;h&nbsp;40, votre demande d’aide à 8&nbsp;h&nbsp;52. En voici six.
        </p>
      );
    case 'first':
      return <ContactSheet contact={first} place={place} />;
    case 'second':
      return <ContactSheet contact={second} place={place} />;
    case 'neighbour':
      return <NeighbourScreens sessions={sessions} place={place} />;
    case 'tell':
      return (
        <p>
          La boîte se calme. Une adresse de la maison a été visée, sans doute pas la seule&nbsp;: la même offre va arriver à
          d’autres.
        </p>
      );
  }
}
