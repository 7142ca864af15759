import { useEffect, useState } from 'react';
import { useShortcuts } from '#engine/client/shortcuts.ts';
import { shortPoints } from '#engine/frame/play/points-text.ts';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { BoardRow } from '#schemas/standing.ts';
import { rankLabel } from '../format.ts';
import { useCounted } from '../use-counted.ts';
import styles from './reveal-view.module.css';

/** Milliseconds before each rank is revealed, from rank 1 down; `USUAL` for all further ranks. The suspense is longest for the best. */
const SUSPENSE = [4_500, 3_200, 2_600] as const;
const USUAL = 1_300;
/** Number of steps of the podium, and the maximum number of names on one step. */
const PODIUM = 3;
const MAX_ON_STEP = 4;
/** Indexes of the ranks from left to right, as on a podium: second, first, third. */
const STEPS = [1, 0, 2] as const;
const CONFETTI = Array.from({ length: 44 }, (_, piece) => piece);

interface RevealViewProps {
  /** Rows by rank, the best first. */
  readonly rows: readonly BoardRow[];
  readonly title: string;
}

/**
 * Reveals the ranks from the last to the first; people who share a rank appear together. Ranks appear by themselves; the right arrow and
 * the space bar reveal the next one at once, the left arrow hides it again.
 */
export function RevealView({ rows, title }: RevealViewProps) {
  const [revealed, setRevealed] = useState(0);
  const places = placesOf(rows);
  const left = places.length - revealed;

  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setRevealed((count) => count + 1), SUSPENSE[left - 1] ?? USUAL);
    return () => clearTimeout(timer);
  }, [left]);

  const next = () => setRevealed((count) => Math.min(places.length, count + 1));
  const back = () => setRevealed((count) => Math.max(0, count - 1));
  useShortcuts(
    new Map([
      ['ArrowRight', next],
      [' ', next],
      ['ArrowLeft', back],
      ['Home', () => setRevealed(0)],
      ['End', () => setRevealed(places.length)],
    ]),
    true,
  );

  const podium = onPodium(places);
  const rest = places.slice(podium.length).flat();
  const shown = new Set(places.slice(Math.max(0, left)).flat());
  const latest = revealed === 0 ? undefined : places[left];
  return (
    <section
      className={styles.reveal}
      aria-labelledby="reveal"
      data-finished={left === 0 || undefined}
      data-searching={(podium.length > 0 && left === 1) || undefined}
    >
      <h1 id="reveal" className={styles.title}>
        {title}
      </h1>
      <VisuallyHidden role="status">
        {latest?.[0] &&
          `${rankLabel(latest[0].rank)} : ${NAMES.format(latest.map(({ name }) => name))}, ${shortPoints(latest[0].points)}`}
      </VisuallyHidden>
      {podium.length > 0 && (
        <ol className={styles.podium}>
          {STEPS.flatMap((index) => {
            const place = podium[index];
            const rank = place?.[0]?.rank;
            return place && rank ? [<Step key={rank} rank={rank} place={place} shown={shown} />] : [];
          })}
        </ol>
      )}
      {rest.length > 0 && (
        <ol className={styles.rest}>
          {rest.map((row) => (
            <Rest key={row.name} row={row} shown={shown.has(row)} />
          ))}
        </ol>
      )}
      {left === 0 && rows.length > 0 && (
        <div className={styles.confetti} aria-hidden="true">
          {CONFETTI.map((piece) => (
            <i key={piece} style={fallOf(piece)} />
          ))}
        </div>
      )}
    </section>
  );
}

const NAMES = new Intl.ListFormat('fr');

/** Rows by rank, the best first; equal points share a rank. */
function placesOf(rows: readonly BoardRow[]): readonly (readonly BoardRow[])[] {
  const ranks = [...new Set(rows.map(({ rank }) => rank))];
  return ranks.map((rank) => rows.filter((row) => row.rank === rank));
}

/**
 * Ranks shown on the podium. A rank with more people than a step can hold is in the list, with all later ranks, so that no one appears
 * below others of the same rank.
 */
function onPodium(places: readonly (readonly BoardRow[])[]): readonly (readonly BoardRow[])[] {
  const end = places.findIndex((place) => place.length > MAX_ON_STEP || (place[0]?.rank ?? 0) > PODIUM);
  return end < 0 ? places : places.slice(0, end);
}

/** Position and timing of one piece of confetti: scattered, and the same each time. */
function fallOf(piece: number) {
  return {
    insetInlineStart: `${(piece * 37) % 97}%`,
    animationDelay: `calc(var(--motion-fall) * ${(((piece * 29) % 31) * 15) / 1000})`,
    animationDuration: `calc(var(--motion-fall) * ${(80 + ((piece * 13) % 19) * 3) / 100})`,
  };
}

interface StepProps {
  readonly rank: number;
  /** All rows of one rank: they share one step. */
  readonly place: readonly BoardRow[];
  readonly shown: ReadonlySet<BoardRow>;
}

function Step({ rank, place, shown: told }: StepProps) {
  const shown = place.every((row) => told.has(row));
  const points = useCounted(place[0]?.points ?? 0, shown);
  return (
    <li className={styles.step} data-rank={rank} data-shared={place.length > 1 || undefined} data-shown={shown || undefined}>
      <div className={styles.who} aria-hidden={!shown}>
        {shown ? (
          place.map(({ name }) => (
            <span key={name} className={styles.name}>
              {name}
            </span>
          ))
        ) : (
          <span className={styles.name}>?</span>
        )}
        {shown && <span className={styles.points}>{shortPoints(points)}</span>}
      </div>
      <span className={styles.rank}>{rank}</span>
    </li>
  );
}

/** Maximum number of letters of a name on one line beside the podium. */
const LINE = 20;

interface RestProps {
  readonly row: BoardRow;
  readonly shown: boolean;
}

function Rest({ row, shown }: RestProps) {
  const points = useCounted(row.points, shown);
  return (
    <li data-shown={shown || undefined}>
      <span className={styles.restRank}>{row.rank}</span>
      <span className={styles.name} data-long={row.name.length > LINE || undefined}>
        {shown ? row.name : '…'}
      </span>
      <span className={styles.points}>{shown && shortPoints(points)}</span>
    </li>
  );
}
