/** Before play begins: the session's name, the player's board name, and how it works. The page opens by itself. */
import { Bell, Eye, Lightbulb, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Seascape } from '#engine/ui/brand/seascape.tsx';
import { Card } from '#engine/ui/layout/card.tsx';
import type { PlayedSession } from '#schemas/session-setup.ts';
import { Identity } from '../hub/identity.tsx';
import { TeamPanel } from '../hub/team-panel.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import styles from './lobby.module.css';

interface LobbyProps {
  readonly session: PlayedSession;
  /** Whether the name has been settled. */
  readonly known: boolean;
  /** What an arrival is told and asked. */
  readonly children: ReactNode;
}

export function Lobby({ session, known, children }: LobbyProps) {
  usePageTitle('À quai');
  return (
    <div className={styles.page}>
      <Seascape mast={null} />
      <div className={styles.column}>
        <header className={styles.head}>
          <h1>{session.name ?? 'Bienvenue à bord'}</h1>
          <p className={styles.soon} role="status">
            <span className={styles.light} aria-hidden="true" />
            Vous y êtes. La session commence bientôt, et cette page s’ouvrira toute seule.
          </p>
        </header>
        {children && <div className={styles.arrival}>{children}</div>}
        {known && (
          <Card as="section" className={styles.card} aria-label="Vous">
            <Identity name={null} onChanged={() => undefined}>
              {null}
            </Identity>
          </Card>
        )}
        {session.teams.length > 0 && (
          <div className={styles.team}>
            <TeamPanel teams={session.teams} team={session.team} />
          </div>
        )}
        <Card as="section" className={styles.card} aria-labelledby="comment">
          <h2 id="comment" className={styles.title}>
            Comment ça se passe
          </h2>
          <ol className={styles.steps}>
            <li>
              <Eye size={22} aria-hidden="true" />
              <span>Chaque mission est une scène de la vie au bureau&nbsp;: regardez bien, essayez, puis répondez.</span>
            </li>
            <li>
              <Lightbulb size={22} aria-hidden="true" />
              <span>{HINTS[session.hintPolicy]}</span>
            </li>
            <li>
              <RotateCcw size={22} aria-hidden="true" />
              <span>
                Vous vous trompez&nbsp;? Réessayez. Dans certaines missions un essai faux coûte un peu des points de la
                mission&nbsp;: c’est écrit en tête de chacune.
              </span>
            </li>
            <li>
              <Bell size={22} aria-hidden="true" />
              <span>
                Chaque mission réussie se termine par ce qu’il faut en retenir. Vos points sont gardés, quoi qu’il arrive.
              </span>
            </li>
          </ol>
        </Card>
      </div>
    </div>
  );
}

const HINTS: Readonly<Record<PlayedSession['hintPolicy'], string>> = {
  table: 'Vous bloquez\u00a0? Un indice est à portée de main\u00a0; il coûte un peu des points de la mission, jamais plus.',
  free: 'Vous bloquez\u00a0? Demandez un indice\u00a0: ils sont gratuits dans cette session.',
  none: 'Vous bloquez\u00a0? Parlez-en autour de vous, ou passez à une autre mission et revenez.',
};
