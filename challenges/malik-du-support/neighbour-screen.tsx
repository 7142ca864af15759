import { MousePointer2 } from 'lucide-react';
import { AppWindow } from '#engine/authoring';
import { frenchSpaces } from '#engine/authoring/toolbox';
import type { Neighbour } from './artifacts.ts';
import styles from './neighbour-screen.module.css';

/** At the next desk: somebody else's pointer moves, and the tool's own window says on whose behalf. */
export function NeighbourScreen({ neighbour: { name, says, tool, facts } }: { readonly neighbour: Neighbour }) {
  return (
    <AppWindow icon={<MousePointer2 size={18} aria-hidden="true" />} title={tool} note="session en cours">
      <div className={styles.session}>
        <p>
          <strong>{name}</strong>, au bureau d’à côté&nbsp;: «&nbsp;{frenchSpaces(says)}&nbsp;»
        </p>
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
