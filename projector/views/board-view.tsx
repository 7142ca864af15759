import { shortPoints } from '#engine/frame/play/points-text.ts';
import type { ProjectorRoom } from '#schemas/projector.ts';
import { Countdown } from '../countdown.tsx';
import { clockTime, whole } from '../format.ts';
import styles from './board-view.module.css';

interface BoardViewProps {
  readonly room: ProjectorRoom;
  /** Milliseconds; null where the session has no end, or does not run. */
  readonly left: number | null;
  readonly urgent: boolean;
  /** Teams in the place of people, where there are any. */
  readonly byTeam: boolean;
}

/** The session while it is played: time, what the room did together, and who is ahead. */
export function BoardView({ room, left, urgent, byTeam }: BoardViewProps) {
  const { missions, people, latest } = room;
  const solves = missions.reduce((sum, { solved }) => sum + solved, 0);
  const possible = missions.length * people.present;
  const rows = byTeam ? room.teams.slice(0, 10) : room.top;
  const leaders = rows.filter(isFirst).length;
  const collective = rows.length === 0 && latest.length === 0;
  return (
    <div className={styles.board} data-collective={collective || undefined}>
      <section className={styles.together} aria-labelledby="together">
        <div className={styles.head}>
          {left !== null && (
            <div className={styles.time} data-long={left > 3_600_000 || undefined}>
              <Countdown left={left} urgent={urgent} />
            </div>
          )}
          <h1 id="together" className={styles.progress}>
            <strong>{whole(solves)}</strong> <span>{`réussites sur ${whole(possible)}`}</span>
          </h1>
        </div>
        <Share of={solves} whole={possible} large />
        <ul className={styles.missions} data-many={manyOf(missions.length)}>
          {missions.map(({ key, title, solved }) => (
            <li key={key} data-all={(solved > 0 && solved === people.present) || undefined}>
              <span className={styles.mission}>{title}</span>
              <span className={styles.solved}>{whole(solved)}</span>
              <Share of={solved} whole={people.present} />
            </li>
          ))}
        </ul>
      </section>
      {!collective && (
        <div className={styles.people}>
          {rows.length > 0 && (
            <section aria-labelledby="standings">
              <h2 id="standings" className={styles.heading}>
                {byTeam ? 'Équipes' : 'En tête'}
              </h2>
              <ol className={styles.rows}>
                {rows.map((row) => (
                  <li key={row.name} data-first={isFirst(row) ? (leaders > MAX_LARGE ? 'many' : 'few') : undefined}>
                    <span className={styles.rank}>{row.rank}</span>
                    <span className={styles.name} data-length={lengthOf(row.name)}>
                      {row.name}
                    </span>
                    <span className={styles.points}>{shortPoints(row.points)}</span>
                  </li>
                ))}
              </ol>
            </section>
          )}
          {latest.length > 0 && (
            <section aria-labelledby="latest">
              <h2 id="latest" className={styles.heading}>
                Dernières réussites
              </h2>
              <ul className={styles.latest}>
                {latest.slice(0, rows.length > 6 ? 2 : 6).map(({ name, title, at, challenge }) => (
                  <li key={`${at} ${challenge} ${name}`}>
                    <span className={styles.at}>{clockTime(at)}</span>
                    <span className={styles.what}>
                      {name !== null && <strong>{name}</strong>} {title}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </div>
  );
}

/** Missions for which one column has room, and two. */
const ONE_COLUMN = 9;
const TWO_COLUMNS = 24;

function manyOf(missions: number): 'more' | 'most' | undefined {
  if (missions > TWO_COLUMNS) return 'most';
  return missions > ONE_COLUMN ? 'more' : undefined;
}

/** First places for which there is room in larger letters; after the first mission ten may share it. */
const MAX_LARGE = 3;

function isFirst({ rank, points }: { readonly rank: number; readonly points: number }): boolean {
  return rank === 1 && points > 0;
}

/** Letters that stand on one line of the first place, and of any other. */
const FIRST_LINE = 14;
const LINE = 22;

function lengthOf({ length }: string): 'long' | 'longest' | undefined {
  if (length > LINE) return 'longest';
  return length > FIRST_LINE ? 'long' : undefined;
}

interface ShareProps {
  readonly of: number;
  readonly whole: number;
  readonly large?: boolean;
}

/** The figure stands beside it. */
function Share({ of, whole, large }: ShareProps) {
  return (
    <span className={styles.share} data-large={large || undefined} aria-hidden="true">
      <span style={{ inlineSize: `${whole === 0 ? 0 : Math.min(100, (100 * of) / whole)}%` }} />
    </span>
  );
}
