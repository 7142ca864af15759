/** The mission's drawing by night, lit by the lookout's beam, and a text about the solve under it. */
import type { ReactNode } from 'react';
import { useLoaded } from '#engine/client/use-loaded.ts';
import { FailureBoundary } from '#engine/ui/feedback/failure-boundary.tsx';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { Boat } from '../fleet/boat.tsx';
import { MARKS } from '../missions/category-mark.tsx';
import type { MissionProgress } from '../missions/mission-progress.ts';
import styles from './victory-picture.module.css';

// Not imported through the hub's own module: that module would become a chunk of its own, fetched with every first visit.
const DRAWINGS = {
  guests: () => import('virtual:challenges/guest-drawings'),
  all: () => import('virtual:challenges/drawings'),
} as const;

interface VictoryPictureProps {
  readonly entry: CatalogueEntry;
  /** Set of drawings that the player's hub loads. */
  readonly set: keyof typeof DRAWINGS;
  /** Whether the light comes on over two seconds. */
  readonly celebrated: boolean;
  /** Whether to leave room on a phone for the list under the picture. */
  readonly small: boolean;
  /** Progress of the player's own boat; null if the boat is not shown. */
  readonly progress: MissionProgress | null;
  /** Text about the solved mission. */
  readonly children: ReactNode;
}

export function VictoryPicture({ entry: { key, category }, set, celebrated, small, progress, children }: VictoryPictureProps) {
  const drawings = useLoaded(DRAWINGS[set]);
  const { Icon, tone } = MARKS[category];
  const quiet = <Icon className={styles.quiet} aria-hidden="true" />;
  const Drawing = drawings.state === 'loaded' ? drawings.value.drawings[key] : undefined;
  return (
    <div className={styles.night} data-celebrated={celebrated || undefined} data-small={small || undefined}>
      <Sea />
      {celebrated && <Sparks />}
      <div className={`${styles.drawing} ${tone}`}>
        {Drawing ? (
          <FailureBoundary fallback={() => quiet}>
            <Drawing />
          </FailureBoundary>
        ) : (
          drawings.state !== 'loading' && quiet
        )}
      </div>
      {progress && <Passage progress={progress} />}
      {children}
    </div>
  );
}

/** The own boat on its way to the port, one mission further than before. The progress in words stands among the figures. */
function Passage({ progress: { done, of } }: { readonly progress: MissionProgress }) {
  const part = (missions: number) => `${of === 0 ? 0 : (100 * missions) / of}%`;
  const places: Readonly<Record<`--${string}`, string>> = { '--from': part(Math.max(0, done - 1)), '--to': part(done) };
  return (
    <div className={styles.passage} style={places} data-home={done === of || undefined} aria-hidden="true">
      <div className={styles.way}>
        <svg className={styles.boat} aria-hidden="true" width="34" height="36" viewBox="-20 -44 40 50">
          <Boat team={null} own />
        </svg>
      </div>
      <svg className={styles.port} aria-hidden="true" width="22" height="36" viewBox="0 0 22 36">
        <path d="M6 36 8 12h6l2 24z" fill="var(--on-night)" />
        <path d="m7 24 .6-6h6.800l.6 6z" fill="var(--signal)" />
        <path d="M5 12h12V9H5z" fill="var(--on-night)" />
        <circle className={styles.lamp} cx="11" cy="5.500" r="4" />
      </svg>
    </div>
  );
}

/** Sparks of the beam that fly out from behind the drawing, once. */
function Sparks() {
  return (
    <svg className={styles.sparks} viewBox="-100 -60 200 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {SPARKS.map((turn) => (
        <path key={turn} d="M0-3 1.6 0 0 3-1.6 0Z" style={{ rotate: `${turn}deg` }} />
      ))}
    </svg>
  );
}

/** Directions in degrees, none quite regular. */
const SPARKS = [4, 31, 62, 84, 118, 139, 171, 203, 226, 257, 281, 312, 340] as const;

/** Stars over the swell, behind everything. */
function Sea() {
  return (
    <svg className={styles.sea} viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g fill="var(--on-night)" opacity=".6">
        {STARS.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="1.1" />
        ))}
      </g>
      <path d="M0 216c34-10 66-10 100 0s66 10 100 0 66-10 100 0 66 10 100 0v84H0Z" fill="var(--info)" opacity=".16" />
      <path
        d="M0 240c25-8 50-8 75 0s50 8 75 0 50-8 75 0 50 8 75 0 50-8 75 0 25 6 25 6v54H0Z"
        fill="var(--night-deep)"
        opacity=".7"
      />
    </svg>
  );
}

const STARS = [
  [24, 92],
  [66, 34],
  [118, 18],
  [176, 58],
  [232, 22],
  [290, 74],
  [336, 30],
  [378, 110],
] as const;
