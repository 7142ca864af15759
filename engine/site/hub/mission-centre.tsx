import type { ReactNode } from 'react';
import { Seascape } from '#engine/ui/brand/seascape.tsx';
import type { PlayedSession } from '#schemas/session-setup.ts';
import type { MissionCounts } from '../missions/catalogue-sections.ts';
import { durationText } from '../missions/standing-text.ts';
import styles from './mission-centre.module.css';
import { ProgressRing } from './progress-ring.tsx';
import { SessionLine } from './session-line.tsx';

interface MissionCentreProps {
  readonly counts: MissionCounts;
  /** Duration in minutes of the missions that are still to be won. */
  readonly minutes: number;
  readonly session: Pick<PlayedSession, 'name' | 'closesAt' | 'room' | 'challenges'> | null;
  /** Whether the session has ended, so that nothing can be won. */
  readonly over: boolean;
  /** Notices for a newcomer. */
  readonly told?: ReactNode;
  /** The call to action. */
  readonly children?: ReactNode;
}

/** Progress of the player (the session, three counters and one ring), and the next mission. */
export function MissionCentre({ counts, minutes, session, over, told, children }: MissionCentreProps) {
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
            {counters(counts, minutes, !session?.challenges, over).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        {children && <div className={styles.now}>{children}</div>}
        {told && <div className={styles.told}>{told}</div>}
      </div>
    </section>
  );
}

/**
 * Counters: those of the specification (section 2) for a plain session; what is left to play for a session with its own choice of missions.
 */
function counters({ available, completed, inProgress }: MissionCounts, minutes: number, plain: boolean, over: boolean) {
  const left = over ? 'Non terminées' : plain ? 'En cours ou à faire' : 'À faire';
  const all: readonly (readonly [string, number | string])[] = [
    ['Disponibles', available],
    ['Terminées', completed],
    [left, inProgress],
    ['À jouer', durationText(minutes)],
  ];
  return plain ? all.slice(0, 3) : all.slice(1, minutes > 0 ? 4 : 3);
}

function encouragement({ available, completed, inProgress }: MissionCounts, over: boolean): string {
  if (over && inProgress > 0) return 'La session est finie. Merci d’avoir ouvert l’œil\u202f!';
  if (available === 0) return 'Les missions arrivent bientôt.';
  if (completed === 0) return 'Votre rôle\u00a0: repérer le piège, et choisir le bon geste. Voici par où commencer.';
  if (inProgress === 0) return 'Toutes les missions sont accomplies. Bravo\u202f!';
  return inProgress === 1 ? 'Plus qu’une mission en vue.' : `Encore ${inProgress} missions en vue.`;
}
