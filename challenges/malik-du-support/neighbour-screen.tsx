import { MousePointer2 } from 'lucide-react';
import { AppWindow } from '#engine/authoring';
import { frenchSpaces } from '#engine/authoring/toolbox';
import type { MalikArtifacts, Session } from './artifacts.ts';
import styles from './neighbour-screen.module.css';

/** At the desks beside: two pointers that somebody else moves, and what each tool's own window says of it. */
export function NeighbourScreens({ sessions }: { readonly sessions: MalikArtifacts['sessions'] }) {
  return (
    <section className={styles.screens} aria-label="Les deux écrans d’à côté">
      {sessions.map((session) => (
        <Screen key={session.name} session={session} />
      ))}
    </section>
  );
}

function Screen({ session: { name, says, tool, facts } }: { readonly session: Session }) {
  return (
    <AppWindow
      icon={<MousePointer2 size={18} aria-hidden="true" />}
      title={`${tool}, chez ${name}`}
      note="session en cours"
      level={3}
    >
      <div className={styles.session}>
        <p>«&nbsp;{frenchSpaces(says)}&nbsp;»</p>
        <dl className={styles.facts}>
          {facts.map(([fact, text]) => (
            <div key={fact}>
              <dt>{fact}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </AppWindow>
  );
}
