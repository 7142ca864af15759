import { Seascape } from '#engine/ui/brand/seascape.tsx';
import type { PlayedSession } from '#schemas/session-setup.ts';
import type { MissionCounts } from './catalogue-sections.ts';
import styles from './mission-centre.module.css';
import { ProgressRing } from './progress-ring.tsx';
import { SessionLine } from './session-line.tsx';

export interface MissionCentreProps {
  readonly counts: MissionCounts;
  readonly session: Pick<PlayedSession, 'name' | 'closesAt' | 'room'> | null;
  /** Nothing counts any more. */
  readonly over: boolean;
}

/** Where the player stands: the session, three counters and one ring. */
export function MissionCentre({ counts, session, over }: MissionCentreProps) {
  return (
    <section className={styles.centre} aria-labelledby="centre">
      <Seascape mast={null} />
      <div className={styles.body}>
        <div className={styles.intro}>
          <h1 id="centre">Centre de mission</h1>
          {session && <SessionLine session={session} />}
          <p>{encouragement(counts, over)}</p>
        </div>
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
            {/* Available minus completed (specification, section 2), begun or not. */}
            <dt>{over ? 'Non terminées' : 'En cours ou à faire'}</dt>
            <dd>{counts.inProgress}</dd>
          </div>
        </dl>
        <ProgressRing done={counts.completed} all={counts.available} />
      </div>
    </section>
  );
}

function encouragement({ available, completed, inProgress }: MissionCounts, over: boolean): string {
  if (over && inProgress > 0) return 'Le quart est fini. Merci d’avoir ouvert l’œil\u202f!';
  if (available === 0) return 'Les missions arrivent bientôt.';
  if (completed === 0) return 'La nuit est claire, la mer est calme. Choisissez votre première mission.';
  if (inProgress === 0) return 'Toutes les missions sont accomplies. Beau quart\u202f!';
  return inProgress === 1 ? 'Plus qu’une mission en vue.' : `Encore ${inProgress} missions en vue.`;
}
