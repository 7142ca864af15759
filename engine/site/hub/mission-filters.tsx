import { useId } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { DIFFICULTIES, NO_DIFFICULTY } from '#schemas/constants.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { quaysOf } from '../missions/quays.ts';
import { EVERYTHING, isFiltering, type MissionFilter } from './mission-filter.ts';
import styles from './mission-filters.module.css';

interface MissionFiltersProps {
  /** All missions of the session. */
  readonly missions: readonly CatalogueEntry[];
  readonly filter: MissionFilter;
  /** Number of missions that the filter leaves. */
  readonly shown: number;
  readonly onFilter: (filter: MissionFilter) => void;
}

/** Three select lists; the number of results is announced in a live region. */
export function MissionFilters({ missions, filter, shown, onFilter }: MissionFiltersProps) {
  const levels = [...DIFFICULTIES, NO_DIFFICULTY].filter((level) =>
    missions.some(({ difficulty = NO_DIFFICULTY }) => difficulty === level),
  );
  const filtering = isFiltering(filter);
  return (
    <search className={styles.filters} aria-label="Choisir parmi les missions">
      <Choice
        label="Sujet"
        all="Tous"
        value={filter.subject}
        options={quaysOf(missions).map(({ key, about }) => [key, about])}
        onChoose={(subject) => onFilter({ ...filter, subject })}
      />
      <Choice
        label="Difficulté"
        all="Toutes"
        value={filter.difficulty}
        options={levels.map((level) => [level, level])}
        onChoose={(difficulty) => onFilter({ ...filter, difficulty })}
      />
      <Choice
        label="État"
        all="Toutes"
        value={filter.state}
        options={STATES}
        onChoose={(state) => onFilter({ ...filter, state: state === 'open' || state === 'done' ? state : '' })}
      />
      {/* The region exists before its text, so that screen readers announce the text. */}
      <p role="status" className={styles.count}>
        {filtering && (shown === 0 ? 'Aucune mission' : `${shown}\u00a0${shown > 1 ? 'missions' : 'mission'}`)}
      </p>
      {filtering && (
        <Button variant="quiet" onClick={() => onFilter(EVERYTHING)}>
          Tout montrer
        </Button>
      )}
    </search>
  );
}

const STATES: readonly (readonly [string, string])[] = [
  ['open', 'À faire'],
  ['done', 'Terminées'],
];

interface ChoiceProps {
  readonly label: string;
  /** Label of the option without a filter. */
  readonly all: string;
  readonly value: string;
  /** Value and words of each option. */
  readonly options: readonly (readonly [string, string])[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, all, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice} data-chosen={value !== '' || undefined}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{all}</option>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
