/** The most frequent mistakes of all missions, in words. */
import { boundOf, type Masking } from '#engine/rules/measure/told-bound.ts';
import type { Report } from '#schemas/reports.ts';
import { mistakeLabel, saysOnlyWrong } from '#schemas/verdict-labels.ts';
import { frenchCount, missionTitle } from './french.ts';
import styles from './report-sheet.module.css';
import { SINGLE_MISSIONS } from './report-tables.tsx';
import { boundCount } from './told.ts';

/** Maximum number of mistakes on the screen, and on paper if the report has many missions. */
const SHOWN = 8;
const ON_PAPER = 2;

interface MistakesProps {
  readonly missions: Report['missions'];
  readonly masking: Masking;
  /** Whether sessions that are still open are in the report. */
  readonly areOpen: boolean;
}

export function Mistakes({ missions, masking, areOpen }: MistakesProps) {
  const inWords = (part: number, whole: number) => boundCount(part, boundOf([{ part, whole }], masking));
  const all = missions
    .flatMap(({ key, title, figures, mistakes: own }) =>
      own.map((mistake) => ({ key, title, mistake, opened: figures?.opened ?? 0 })),
    )
    .sort((a, b) => b.mistake.people - a.mistake.people);
  const named = all.filter(({ mistake }) => mistake.label !== undefined || !saysOnlyWrong(mistake.verdict));
  // 'The answer was wrong' says little: such mistakes are shown only if there are no others.
  const mistakes = (named.length > 0 ? named : all).slice(0, SHOWN);
  if (mistakes.length === 0 && areOpen) return <p>Les erreurs d’une session encore ouverte ne sont décrites qu’à sa fin.</p>;
  if (mistakes.length === 0) return <p>Aucune erreur n’a été commise par assez de personnes pour être décrite.</p>;
  return (
    <ul className={styles.mistakes}>
      {mistakes.map(({ key, title, mistake, opened }, index) => (
        <li
          key={`${key} ${mistake.verdict}`}
          className={missions.length > SINGLE_MISSIONS && index >= ON_PAPER ? styles.screen : undefined}
        >
          <strong>{capitalised(mistakeLabel(mistake))}</strong>
          <span>
            {inWords(mistake.people, opened)} personnes sur {frenchCount(opened)}, «&nbsp;{missionTitle(title)}&nbsp;»
          </span>
        </li>
      ))}
    </ul>
  );
}

function capitalised(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase('fr')}${text.slice(1)}`;
}
