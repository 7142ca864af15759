/** Matrix of people and missions (grid pattern): one tab stop, arrow keys move between cells, Enter opens the cell's subject. */
import { type CSSProperties, memo, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Mission, Person } from '#engine/rules/session/state.ts';
import { VisuallyHidden, visuallyHiddenClass } from '#engine/ui/layout/visually-hidden.tsx';
import { shownEmail } from '../format/shown-email.ts';
import { messages } from '../language/language.ts';
import { CellFigure, markOf } from './cell-mark.tsx';
import { cellName, lasting, nameOf, solvesOf } from './format.ts';
import styles from './matrix.module.css';
import { bringAcross, type CellPosition, cellAt, clamp, nextCell, sizesIn } from './matrix-cells.ts';
import { type RowWindow, rowWindow } from './row-window.ts';

/** Row height; repeated in the style sheet. */
const ROW = '1.5rem';

/** Subject of a cell: a person, a mission, or both. */
export interface Subject {
  readonly person: string | null;
  readonly mission: string | null;
}

interface MatrixProps {
  readonly missions: readonly Mission[];
  /** People in the order of the rows. */
  readonly people: readonly Person[];
  /** Number of people who solved each mission; `among` is the number of people who play. */
  readonly solves: readonly number[];
  readonly among: number;
  /** Column of the mission with which a person needs help, by person id. */
  readonly stuck: ReadonlyMap<string, number>;
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: number;
  readonly onOpen: (subject: Subject) => void;
  /** Whether there is a second table beside this one. */
  readonly beside?: boolean;
}

export function Matrix({ missions, people, solves, among, stuck, now, onOpen, beside = false }: MatrixProps) {
  const words = messages().cockpit;
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<CellPosition>({ row: 1, column: 0 });
  /** Position that a key asked for, until its cell has the focus. */
  const moving = useRef<CellPosition | null>(null);
  const count = people.length;
  const { first, end, look } = useRowWindow(box, count);

  const row = Math.min(active.row, count);
  const column = Math.min(active.column, missions.length);
  const there = row === 0 || (row > first && row <= end);
  // If the active row has been scrolled out of the rendered rows, the tab stop moves to the first rendered row.
  const stop = there ? row : first + 1;

  useLayoutEffect(() => {
    if (moving.current !== active || !there) return;
    const cell = box.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
    if (!cell) return;
    moving.current = null;
    cell.focus({ preventScroll: true });
    if (!box.current) return;
    if (column > 0) bringAcross(box.current, cell);
    // The box is at most as high as the viewport, but may be partly below it.
    box.current.scrollIntoView({ block: 'nearest' });
  }, [active, row, column, there]);

  const go = (next: CellPosition) => {
    const to = { row: clamp(next.row, 0, count), column: clamp(next.column, next.row <= 0 ? 1 : 0, missions.length) };
    moving.current = to;
    setActive(to);
    const element = box.current;
    if (!element || to.row === 0) return;
    const { head, row } = sizesIn(element);
    const top = (to.row - 1) * row;
    const height = element.clientHeight - head;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + row > element.scrollTop + height) element.scrollTop = top + row - height;
    look();
  };
  const press = (event: KeyboardEvent) => {
    const next = nextCell(event, cellAt(event.target) ?? { row, column }, { row: count, column: missions.length });
    if (!next) return;
    event.preventDefault();
    go(next);
  };
  const click = (event: MouseEvent) => {
    const place = cellAt(event.target);
    if (!place) return;
    setActive(place);
    const person = place.row === 0 ? null : (people[place.row - 1]?.id ?? null);
    const mission = place.column === 0 ? null : (missions[place.column - 1]?.key ?? null);
    if (person !== null || mission !== null) onOpen({ person, mission });
  };
  useDelegatedEvents(box, press, click);

  const size: Size = { '--missions': missions.length };
  return (
    <div ref={box} className={`${styles.box} ${beside ? styles.beside : ''}`} style={size} onScroll={look}>
      <table className={styles.table} aria-rowcount={count + 1} aria-colcount={missions.length + 1}>
        <caption className={visuallyHiddenClass}>{words.caption}</caption>
        <colgroup>
          <col className={styles.names} />
          <col span={missions.length} />
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={styles.corner} aria-colindex={1}>
              {words.participant}
            </th>
            {missions.map((mission, index) => (
              <MissionHead
                key={mission.key}
                mission={mission}
                index={index}
                solved={solves[index] ?? 0}
                among={among}
                tabIndex={stop === 0 && column === index + 1 ? 0 : -1}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <Rest rows={first} />
          {people.slice(first, end).map((person, index) => (
            <PersonRow
              key={person.id}
              person={person}
              missions={missions}
              row={first + index + 1}
              column={stop === first + index + 1 ? column : -1}
              stuck={stuck.get(person.id) ?? -1}
              now={now}
            />
          ))}
          <Rest rows={count - end} />
        </tbody>
      </table>
    </div>
  );
}

/** The rows that are rendered: the visible ones, and some above and below. @returns `look`, which updates the rows after scrolling */
function useRowWindow(box: RefObject<HTMLDivElement | null>, count: number) {
  const [drawn, setDrawn] = useState<RowWindow>({ first: 0, end: 24 });
  const [printed, setPrinted] = useState(false);
  const last = useRef(drawn);

  const look = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const { scrollTop: top, clientHeight } = element;
    const { head, row } = sizesIn(element);
    const next = rowWindow({ top, height: clientHeight - head, row, count });
    // The rendered rows change in steps: between two steps there is nothing to render.
    if (next.first === last.current.first && next.end === last.current.end) return;
    last.current = next;
    setDrawn(next);
  }, [box, count]);
  useLayoutEffect(() => {
    look();
    const watch = new ResizeObserver(look);
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, [box, look]);

  // On paper all rows are read.
  useLayoutEffect(() => {
    const begin = () => flushSync(() => setPrinted(true));
    const finish = () => setPrinted(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', finish);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', finish);
    };
  }, []);

  if (printed) return { first: 0, end: count, look };
  return { first: Math.min(drawn.first, Math.max(0, count - 1)), end: Math.min(drawn.end, count), look };
}

/** Event delegation: one listener for thousands of cells. */
function useDelegatedEvents(
  box: RefObject<HTMLDivElement | null>,
  press: (event: KeyboardEvent) => void,
  click: (event: MouseEvent) => void,
): void {
  useEffect(() => {
    const element = box.current;
    element?.addEventListener('keydown', press);
    element?.addEventListener('click', click);
    return () => {
      element?.removeEventListener('keydown', press);
      element?.removeEventListener('click', click);
    };
  });
}

/** Spacer for rows that are not rendered. */
function Rest({ rows }: { readonly rows: number }) {
  const height: CSSProperties = { blockSize: `calc(${Math.max(0, rows)} * ${ROW})` };
  // A new key for each height: Chromium updates the height of an empty row one frame late.
  return rows > 0 ? <tr key={rows} style={height} /> : null;
}

interface Size extends CSSProperties {
  readonly '--missions': number;
}

function MissionHead(props: {
  readonly mission: Mission;
  readonly index: number;
  readonly solved: number;
  readonly among: number;
  readonly tabIndex: number;
}) {
  const { mission, index, solved, among, tabIndex } = props;
  return (
    <th scope="col" className={styles.mission} aria-colindex={index + 2}>
      <button type="button" data-row={0} data-column={index + 1} tabIndex={tabIndex}>
        {/* Full text of a truncated title. As `title` of the button, it would be announced as a repeated description. */}
        <span className={styles.title} lang="fr" title={mission.title}>
          {mission.title}
        </span>
        <span className={styles.share}>{messages().cockpit.solvedBy(solved, among, heard)}</span>
      </button>
    </th>
  );
}

interface RowProps {
  readonly person: Person;
  readonly missions: readonly Mission[];
  readonly row: number;
  /** Column of the cell with the tab stop; -1 if it is in another row. */
  readonly column: number;
  /** Column of the mission with which the person needs help; -1 for none. */
  readonly stuck: number;
  readonly now: number;
}

const PersonRow = memo(function PersonRow({ person, missions, row, column, stuck, now }: RowProps) {
  const words = messages().cockpit;
  const solved = solvesOf(person);
  return (
    <tr className={styles.row} aria-rowindex={row + 1}>
      <th scope="row" className={styles.person} aria-colindex={1}>
        <button type="button" data-row={row} data-column={0} tabIndex={column === 0 ? 0 : -1} title={shownEmail(person.username)}>
          <span className={styles.name}>{nameOf(person)}</span>
          <span className={styles.figure}>
            {solved}
            <VisuallyHidden>
              /{missions.length}
              {words.solvedAfter}
            </VisuallyHidden>
          </span>
          <span className={styles.figure}>
            <Quiet since={person.activeAt} now={now} />
          </span>
        </button>
      </th>
      {missions.map((mission, index) => {
        const cell = person.cells[index] ?? null;
        return (
          <td key={mission.key} className={styles.cell} aria-colindex={index + 2}>
            <button
              type="button"
              aria-label={cellName(person, mission, index, now) + (index === stuck ? `, ${words.stuck}` : '')}
              data-row={row}
              data-column={index + 1}
              {...markOf(cell, index === stuck)}
              data-failed={(cell?.solvedAt != null && cell.failures > 0) || undefined}
              tabIndex={column === index + 1 ? 0 : -1}
            >
              {cell && <CellFigure cell={cell} now={now} />}
            </button>
          </td>
        );
      })}
    </tr>
  );
});

/** Text for screen readers only. */
const heard = (words: string) => <VisuallyHidden>{words}</VisuallyHidden>;

/** Time since the person's last activity; under a minute, only a text for screen readers. */
function Quiet({ since, now }: { readonly since: number; readonly now: number }) {
  const { activeNow, quietShort } = messages().cockpit;
  if (now - since < 60_000) return heard(activeNow);
  return quietShort(lasting(now - since, true), heard);
}
