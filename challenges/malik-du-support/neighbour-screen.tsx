import { MousePointer2 } from 'lucide-react';
import { AppWindow, Marked } from '#engine/authoring';
import { frenchSpaces } from '#engine/authoring/toolbox';
import type { MalikArtifacts, Session } from './artifacts.ts';
import styles from './neighbour-screen.module.css';

interface NeighbourScreensProps {
  readonly sessions: MalikArtifacts['sessions'];
  /** The decisive facts in [brackets], once the player may know them. */
  readonly place: string | undefined;
}

/** The two neighbouring screens: pointers moved by somebody else, and what each tool's window says about that. */
export function NeighbourScreens({ sessions, place }: NeighbourScreensProps) {
  return (
    <section className={styles.screens} aria-label="Les deux écrans d’à côté">
      {sessions.map((session) => (
        <Screen key={session.name} session={session} place={place} />
      ))}
    </section>
  );
}

function Screen({
  session: { name, says, tool, facts },
  place,
}: Pick<NeighbourScreensProps, 'place'> & { readonly session: Session }) {
  return (
    <AppWindow icon={<MousePointer2 size={18} aria-hidden="true" />} title={`${tool}, chez ${name}`} note="en cours">
      <div className={styles.session}>
        <p>«&nbsp;{frenchSpaces(says)}&nbsp;»</p>
        <dl className={styles.facts}>
          {facts.map(([fact, text]) => (
            <div key={fact}>
              <dt>{fact}</dt>
              <dd>
                <Marked text={place?.includes(`[${text}]`) ? `[${text}]` : text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </AppWindow>
  );
}
