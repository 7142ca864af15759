/**
 * The quays of a session that has an order of its own, each with its missions. With many missions, all quays but that of the next mission
 * are folded.
 */
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { type Quay, quayOf, quaysOf } from '../missions/quays.ts';
import type { Drawings } from './drawings.ts';
import { MissionRow } from './mission-row.tsx';
import styles from './quay-list.module.css';

/** With more missions than this, quays are folded. */
const MAX_UNFOLDED = 40;

interface QuayListProps {
  readonly missions: readonly CatalogueEntry[];
  readonly completed: readonly string[];
  /** Missions whose debriefs were shown before the missions were solved. */
  readonly told: readonly string[];
  readonly next: CatalogueEntry | undefined;
  /** Whether a filter is set: results are not folded. */
  readonly filtering: boolean;
  readonly over: boolean;
  readonly drawings: Drawings | null;
  readonly onApproach: (key: string) => void;
}

export function QuayList({ missions, next, filtering, ...rows }: QuayListProps) {
  const quays = quaysOf(missions);
  const unfolded = missions.length <= MAX_UNFOLDED || filtering;
  const here = next ? quayOf(next) : quays[0]?.key;
  return quays.map((quay) => (
    <QuaySection key={`${quay.key} ${filtering}`} quay={quay} open={unfolded || quay.key === here} {...rows} />
  ));
}

interface QuaySectionProps extends Omit<QuayListProps, 'missions' | 'next' | 'filtering'> {
  readonly quay: Quay;
  /** Initial state; then the player's choice. */
  readonly open: boolean;
}

function QuaySection({ quay, open, completed, told, over, drawings, onApproach }: QuaySectionProps) {
  const { title, about, entries } = quay;
  const isDone = ({ key }: CatalogueEntry) => completed.includes(key);
  const row = (entry: CatalogueEntry) => (
    <MissionRow
      key={entry.key}
      entry={entry}
      completed={isDone(entry)}
      over={over || told.includes(entry.key)}
      drawings={drawings}
      onApproach={onApproach}
    />
  );
  const done = entries.filter(isDone);
  const rest = entries.filter((entry) => !isDone(entry));
  return (
    <details className={styles.quay} open={open}>
      <summary>
        <h3>{title}</h3>
        <span className={styles.about}>{about}</span>
        <span className={styles.count}>
          {done.length === entries.length ? 'Tout est fait' : `${done.length} sur ${entries.length}`}
        </span>
      </summary>
      {rest.length > 0 && <ul className={styles.rows}>{rest.map(row)}</ul>}
      {done.length > 0 && <ul className={styles.rows}>{done.map(row)}</ul>}
    </details>
  );
}
