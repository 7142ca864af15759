/**
 * Before play begins: the session's name, the player's board name, and the rules. Once play begins, the hub replaces the lobby by itself.
 */
import type { ReactNode } from 'react';
import { frenchMoment } from '#engine/rules/french-moment.ts';
import { Seascape } from '#engine/ui/brand/seascape.tsx';
import { Card } from '#engine/ui/layout/card.tsx';
import type { PlayedSession } from '#schemas/session-setup.ts';
import { Identity } from '../hub/identity.tsx';
import { TeamPanel } from '../hub/team-panel.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import styles from './lobby.module.css';
import { Rules } from './rules.tsx';

interface LobbyProps {
  readonly session: PlayedSession;
  /** The personal code, which an arriving player has to note. */
  readonly children: ReactNode;
}

export function Lobby({ session, children }: LobbyProps) {
  usePageTitle('À quai');
  return (
    <div className={styles.page}>
      <Seascape mast={null} />
      <div className={styles.column}>
        <header className={styles.head}>
          <h1>{session.name ?? 'Bienvenue à bord'}</h1>
          <p className={styles.soon} role="status">
            <span className={styles.light} aria-hidden="true" />
            {`Vous y êtes. La session commence ${session.room?.beginsAt ? frenchMoment(Date.parse(session.room.beginsAt), Date.now()) : 'bientôt'}, et cette page s’ouvrira toute seule.`}
          </p>
        </header>
        {children && <div className={styles.arrival}>{children}</div>}
        <Card as="section" className={styles.card} aria-labelledby="comment">
          <h2 id="comment" className={styles.title}>
            Comment ça se passe
          </h2>
          <Rules hintPolicy={session.hintPolicy} />
        </Card>
        <Card as="section" className={styles.card} aria-label="Vous">
          <Identity name={null} onChanged={() => undefined}>
            {null}
          </Identity>
        </Card>
        {session.teams.length > 0 && (
          <div className={styles.team}>
            <TeamPanel teams={session.teams} team={session.team} />
          </div>
        )}
      </div>
    </div>
  );
}
