import { useRef } from 'react';
import { shortPoints } from '#engine/frame/play/points-text.ts';
import { HOUR_MS } from '#engine/rules/milliseconds.ts';
import type { ProjectorRoom } from '#schemas/projector.ts';
import type { BoardRow } from '#schemas/standing.ts';
import { Countdown } from '../countdown.tsx';
import { clockTime, counted, formatWhole } from '../format.ts';
import { useWholeItems } from '../use-whole-items.ts';
import styles from './board-view.module.css';
import { hasOrder, type MissionsOnTheWall, missionsOnTheWall } from './shown-missions.ts';

interface BoardViewProps {
  readonly room: ProjectorRoom;
  /** Time left in milliseconds; null if the session has no end or is not running. */
  readonly left: number | null;
  readonly urgent: boolean;
  /** Whether teams are shown instead of people; ignored without teams. */
  readonly byTeam: boolean;
}

/** View of a running session: time, totals of the room and, as soon as the ranks mean something, the leaders. */
export function BoardView({ room, left, urgent, byTeam }: BoardViewProps) {
  const { missions, people, latest } = room;
  const solves = missions.reduce((sum, { solved }) => sum + solved, 0);
  const possible = missions.length * people.present;
  const frozen = room.room.frozenAt !== null;
  const ordered = hasOrder(solves, people.present);
  const order = byTeam ? room.teams.slice(0, 10) : room.top;
  const rows = ordered ? order : [];
  const collective = order.length === 0 && latest.length === 0;
  return (
    <div className={styles.board} data-collective={collective || undefined}>
      <section className={styles.together} aria-labelledby="together">
        <div className={styles.head}>
          {left !== null && (
            <div className={styles.time} data-long={left > HOUR_MS || undefined}>
              <Countdown left={left} urgent={urgent} clock={room.room} />
            </div>
          )}
          <h1 id="together" className={styles.progress}>
            <strong>{formatWhole(solves)}</strong>{' '}
            <span>{`${solves >= 2 ? 'réussites' : 'réussite'} sur ${formatWhole(possible)}`}</span>
          </h1>
        </div>
        <Share of={solves} whole={possible} large />
        <Missions missions={missions} present={people.present} />
      </section>
      {!collective && (
        <div className={styles.people}>
          {rows.length > 0 && <Order rows={rows} title={frozen ? 'Classement figé' : byTeam ? 'Équipes' : 'En tête'} />}
          {latest.length > 0 && <Latest latest={latest} title={frozen ? 'Réussites avant le gel' : 'Dernières réussites'} />}
          {!ordered && <Aboard people={people} ordered={order.length > 0} />}
        </div>
      )}
    </div>
  );
}

/** Maximum number of missions in one column and in two, with titles of two lines at most. */
const ONE_COLUMN = 6;
const TWO_COLUMNS = 12;
/** Maximum number of letters on two lines of half a column; maximum number of missions if any title is longer. */
const TWO_LINES = 42;
const OF_LONG_TITLES = 4;

function Missions({ missions, present }: { readonly missions: ProjectorRoom['missions']; readonly present: number }) {
  const most = missions.some(({ title }) => title.length > TWO_LINES) ? OF_LONG_TITLES : TWO_COLUMNS;
  const { shown, others } = missionsOnTheWall(missions, present, most);
  return (
    <>
      <ul className={styles.missions} data-many={shown.length > ONE_COLUMN || undefined}>
        {shown.map(({ key, title, solved }) => (
          <li key={key} data-all={(solved > 0 && solved === present) || undefined}>
            <span className={styles.mission}>{title}</span>
            <span className={styles.solved}>{formatWhole(solved)}</span>
            <Share of={solved} whole={present} />
          </li>
        ))}
      </ul>
      {shown.length < missions.length && <p className={styles.others}>{othersTold(missions.length - shown.length, others)}</p>}
    </>
  );
}

/** 'Et 20 autres : 2 finies par la salle, 12 à découvrir.' */
function othersTold(count: number, { all, nobody }: MissionsOnTheWall['others']): string {
  const states = [
    all > 0 && `${counted(all, 'finie', 'finies')} par la salle`,
    nobody > 0 && `${formatWhole(nobody)} à découvrir`,
  ].filter((state) => state !== false);
  return `Et ${counted(count, 'autre', 'autres')}${states.length > 0 ? ` : ${states.join(', ')}` : ''}.`;
}

function Order({ rows, title }: { readonly rows: readonly BoardRow[]; readonly title: string }) {
  const leaders = rows.filter(isFirst).length;
  const list = useRef<HTMLOListElement>(null);
  useWholeItems(list, rows);
  return (
    <section className={styles.order} aria-labelledby="standings">
      <h2 id="standings" className={styles.heading}>
        {title}
      </h2>
      <ol ref={list} className={styles.rows}>
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
  );
}

function Latest({ latest, title: heading }: Pick<ProjectorRoom, 'latest'> & { readonly title: string }) {
  const list = useRef<HTMLUListElement>(null);
  useWholeItems(list, latest);
  return (
    <section className={styles.last} aria-labelledby="latest">
      <h2 id="latest" className={styles.heading}>
        {heading}
      </h2>
      <ul ref={list} className={styles.latest}>
        {latest.map(({ name, title, at, challenge }) => (
          <li key={`${at} ${challenge} ${name}`}>
            <span className={styles.at}>{clockTime(at)}</span>
            <span>
              {name !== null && <strong>{name}</strong>} {title}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AboardProps {
  readonly people: ProjectorRoom['people'];
  /** Whether the board will have ranks. */
  readonly ordered: boolean;
}

/** List of players, before the first points. */
function Aboard({ people: { present, names }, ordered }: AboardProps) {
  const list = useRef<HTMLUListElement>(null);
  useWholeItems(list, names);
  return (
    <section className={styles.aboard} aria-labelledby="aboard">
      <h2 id="aboard" className={styles.heading}>
        {`À bord : ${counted(present, 'personne', 'personnes')}`}
      </h2>
      {ordered && (
        <p
          className={styles.soon}
        >{`Le classement paraît à la ${present === 1 ? 'première' : `${formatWhole(present)}e`} réussite de la salle.`}</p>
      )}
      {names.length > 0 && (
        <ul ref={list} className={styles.names}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Maximum number of people at rank 1 in larger letters; after the first mission ten may share the rank. */
const MAX_LARGE = 3;

function isFirst({ rank, points }: { readonly rank: number; readonly points: number }): boolean {
  return rank === 1 && points > 0;
}

/** Maximum number of letters on one line at rank 1, and at any other rank. */
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

/** A bar without text; hidden from screen readers, as the figure stands beside it. */
function Share({ of, whole, large }: ShareProps) {
  return (
    <span className={styles.share} data-large={large || undefined} aria-hidden="true">
      <span style={{ inlineSize: `${whole === 0 ? 0 : Math.min(100, (100 * of) / whole)}%` }} />
    </span>
  );
}
