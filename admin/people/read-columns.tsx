import { SelectField } from '../components/form/fields.tsx';
import { Fold } from '../components/layout/fold.tsx';
import { messages } from '../language/language.ts';
import { COLUMNS, type ListColumn, type readList } from './list-rows.ts';
import styles from './people.module.css';

interface ReadColumnsProps {
  readonly columns: ReturnType<typeof readList>['columns'];
  readonly onChoose: (place: number, column: ListColumn | null) => void;
}

/** How each column of a list is read, with a choice for each. */
export function ReadColumns({ columns, onChoose }: ReadColumnsProps) {
  const { people: words } = messages();
  const titled = columns.map(({ title, column }) => ({ title, as: column && words.columnNames[column] }));
  return (
    <section className={styles.preview} aria-label={words.columnsTitle}>
      <p>
        {words.columnsRead(
          titled.filter(({ as }) => as !== null),
          titled.filter(({ as }) => as === null),
        )}
      </p>
      <Fold opened={false} title={words.columnsSet}>
        <div className={styles.columns}>
          {columns.map(({ place, title, column }) => (
            <SelectField
              key={place}
              label={title}
              value={column ?? ''}
              onChange={({ target }) => onChoose(place, COLUMNS.find((one) => one === target.value) ?? null)}
            >
              <option value="">{words.columnIgnored}</option>
              {COLUMNS.map((one) => (
                <option key={one} value={one}>
                  {words.columnNames[one]}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      </Fold>
    </section>
  );
}
