import type { ReactNode } from 'react';
import { Seascape } from '#engine/ui/brand/seascape.tsx';
import type { PlayedSession } from '#schemas/session-setup.ts';
import type { MissionCounts } from '../missions/catalogue-sections.ts';
import styles from './mission-centre.module.css';
import { ProgressRing } from './progress-ring.tsx';
import { SessionLine } from './session-line.tsx';

interface MissionCentreProps {
  readonly counts: MissionCounts;
  readonly session: Pick<PlayedSession, 'name' | 'closesAt' | 'room' | 'challenges'> | null;
  /** Nothing counts any more. */
  readonly over: boolean;
  /** What a newcomer is told. */
  readonly told?: ReactNode;
  /** The call to action. */
  readonly children?: ReactNode;
}

/** Progress of the player (the session, three counters and one ring), and the next mission. */
export function MissionCentre({ counts, session, over, told, children }: MissionCentreProps) {
  return (
    <section className={styles.centre} aria-labelledby="centre">
      <Seascape mast={null} />
      <div className={styles.body}>
        <div className={styles.intro}>
          <h1 id="centre">Centre de mission</h1>
          {session && <SessionLine session={session} />}
          <p className={styles.encouragement} data-aside={(!over && counts.inProgress > 0) || undefined}>
            {encouragement(counts, over)}
          </p>
        </div>
        <div className={styles.figures}>
          <ProgressRing done={counts.completed} all={counts.available} />
          <dl className={styles.counters}>
            <div>
              <dt>Disponibles</dt>
              <dd>{counts.available}</dd>
            </div>
            <div>
              <dt>Terminées</dt>
              <dd>{counts.completed}</dd>
            </div>
            <div>
              {/* Available minus completed, begun or not, which a plain session calls as the specification does (section 2). */}
              <dt>{over ? 'Non terminées' : session?.challenges ? 'À faire' : 'En cours ou à faire'}</dt>
              <dd>{counts.inProgress}</dd>
            </div>
          </dl>
        </div>
        {children && <div className={styles.now}>{children}</div>}
        {told && <div className={styles.told}>{told}</div>}
      </div>
    </section>
  );
}

function encouragement({ available, completed, inProgress }: MissionCounts, over: boolean): string {
  if (over && inProgress > 0) return 'La session est finie. Merci d’avoir ouvert l’œil\u202f!';
  if (available === 0) return 'Les missions arrivent bientôt.';
  if (completed === 0) return 'Votre rôle\u00a0: repérer le piège, et choisir le bon geste. Voici par où commencer.';
  if (inProgress === 0) return 'Toutes les missions sont accomplies. Bravo\u202f!';
  return inProgress === 1 ? 'Plus qu’une mission en vue.' : `Encore ${inProgress} missions en vue.`;
}
