import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Need } from '#engine/rules/session/needs-help.ts';
import { Field } from '#engine/ui/controls/field.tsx';
import { EMAIL } from '#schemas/constants.ts';
import { SelectField } from '../components/form/fields.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { EmptyState, Note } from '../components/notes/notes.tsx';
import { messages } from '../language/language.ts';
import { shapeOf } from './cell-mark.tsx';
import { COCKPIT_ORDERS, type CockpitOrder, inOrder } from './cockpit-order.ts';
import styles from './everybody.module.css';
import { Matrix, type Subject } from './matrix.tsx';
import { PeopleList } from './people-list.tsx';
import { RealNamesSwitch } from './real-names-switch.tsx';
import type { ShownRoom } from './shown-names.ts';
import { useTables } from './use-tables.ts';

interface EverybodyProps {
  readonly room: ShownRoom;
  readonly needs: readonly Need[];
  readonly now: number;
  readonly onOpen: (subject: Subject) => void;
}

/** Matrix of all people and missions, with a choice of order. */
export function Everybody({ room, needs, now, onOpen }: EverybodyProps) {
  const words = messages().cockpit;
  const narrow = useNarrow();
  const [order, setOrder] = useState<CockpitOrder>('joined');
  const [search, setSearch] = useState('');
  const people = useMemo(() => inOrder(room.people, order, search), [room.people, order, search]);
  const stuck = useMemo(
    () => new Map(needs.map(({ person, mission }) => [person.id, mission ? room.missions.indexOf(mission) : -1])),
    [needs, room.missions],
  );
  const solves = useMemo(
    () => room.missions.map((_, column) => room.people.filter(({ cells }) => cells[column]?.solvedAt != null).length),
    [room],
  );
  const box = useRef<HTMLDivElement>(null);
  const tables = useTables(box, room.missions.length, people.length);
  const half = Math.ceil(people.length / 2);
  // Rounded to 30 s: the matrix shows minutes, and is not drawn again at each tick.
  const minute = Math.floor(now / 30_000) * 30_000 + 29_999;
  return (
    <Panel
      title={words.everybody}
      dense
      controls={
        <div className={styles.tools}>
          <RealNamesSwitch />
          <Field
            label={words.search}
            type="search"
            value={search}
            {...EMAIL}
            autoComplete="off"
            onChange={(event) => setSearch(event.target.value)}
          />
          <SelectField
            label={words.order}
            value={order}
            onChange={(event) => setOrder(COCKPIT_ORDERS.find((name) => name === event.target.value) ?? 'joined')}
          >
            {COCKPIT_ORDERS.map((name) => (
              <option key={name} value={name}>
                {words.orders[name]}
              </option>
            ))}
          </SelectField>
        </div>
      }
    >
      {room.people.length === 0 ? (
        <EmptyState>{words.nobodyYet}</EmptyState>
      ) : people.length === 0 ? (
        <EmptyState>{words.noMatch(search.trim())}</EmptyState>
      ) : narrow ? (
        <PeopleList missions={room.missions} people={people} stuck={stuck} now={minute} onOpen={onOpen} />
      ) : (
        <>
          <div ref={box} className={styles.tables} data-tables={tables}>
            {(tables === 2 ? [people.slice(0, half), people.slice(half)] : [people]).map((some, index) => (
              <Matrix
                // A stable key keeps the first table mounted when a second one is added.
                key={index === 0 ? 'first' : 'second'}
                missions={room.missions}
                people={some}
                solves={solves}
                among={room.people.length}
                stuck={stuck}
                now={minute}
                onOpen={onOpen}
                beside={tables === 2}
              />
            ))}
          </div>
          <Legend />
        </>
      )}
    </Panel>
  );
}

function Legend() {
  const { legend } = messages().cockpit;
  return (
    <Note className={styles.legend}>
      <span {...shapeOf('untouched')}> {legend.untouched}</span>
      <span {...shapeOf('open')}>{legend.open}</span>
      <span {...shapeOf('solved')}>{legend.solved}</span>
      <span {...shapeOf('stuck')}>{legend.stuck}</span>
      <span>{legend.failures}</span>
      <span>{legend.solvedAfterFailures}</span>
      <span>{legend.hints}</span>
    </Note>
  );
}

const NARROW = '(width < 44rem)';

/** Whether the viewport is too narrow for a table. */
function useNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(NARROW);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(NARROW).matches,
  );
}
