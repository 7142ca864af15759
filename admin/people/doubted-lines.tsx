import { Fragment } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import type { PersonDoubt } from '#schemas/people.ts';
import { messages } from '../language/language.ts';
import { type Correction, isSuggestion, type Suggestion } from './corrections.ts';
import { LineList } from './line-list.tsx';
import styles from './people.module.css';

/** Adds corrections to the lines that are sent. */
export type Correct = (corrections: readonly Correction[]) => void;

interface DoubtedLinesProps {
  /** Heading with the number of lines. */
  readonly title: string;
  readonly tone: 'danger' | 'warning';
  /** All doubts about the first lines, in the order of the lines. */
  readonly doubts: readonly PersonDoubt[];
  /** Total number of lines with doubts. */
  readonly total: number;
  readonly onCorrect: Correct;
}

/** Lines of a list that need attention, one item a line, each with the corrections that its doubts suggest. */
export function DoubtedLines({ title, tone, doubts, total, onCorrect }: DoubtedLinesProps) {
  const { people: words, shell } = messages();
  const lines = new Map<number, PersonDoubt[]>();
  for (const doubt of doubts) lines.set(doubt.line, [...(lines.get(doubt.line) ?? []), doubt]);
  if (total === 0) return null;
  return (
    <Notice tone={tone} toneLabel={tone === 'danger' ? shell.tones.error : shell.tones.warning}>
      <p>{title}</p>
      <LineList shown={lines.size} total={total}>
        {[...lines].map(([line, ofLine]) => (
          <li key={line}>
            {words.line(line, ofLine.map(words.doubt))}
            {ofLine.filter(isSuggestion).map((doubt) => (
              <Corrections key={doubt.kind} doubt={doubt} onCorrect={onCorrect} />
            ))}
            {ofLine.map(
              (doubt) => doubt.kind === 'former' && <Separation key={doubt.kind} doubt={doubt} onCorrect={onCorrect} />,
            )}
          </li>
        ))}
      </LineList>
    </Notice>
  );
}

function Corrections({ doubt, onCorrect }: { readonly doubt: Suggestion; readonly onCorrect: Correct }) {
  const { people: words } = messages();
  const { line } = doubt;
  const choices = [doubt.meant, ...(doubt.kind === 'compound-department' ? doubt.also.map(({ meant }) => meant) : [])];
  const department = doubt.kind === 'near-department' || doubt.kind === 'compound-department' ? doubt : null;
  return (
    <span className={styles.corrections}>
      {choices.map((meant) => (
        <Fragment key={meant}>
          <Button
            variant="secondary"
            aria-label={words.correctLine(meant, line)}
            onClick={() => onCorrect([{ doubt: { ...doubt, meant }, everywhere: false }])}
          >
            {words.correct(meant)}
          </Button>
          {department !== null && department.lines > 1 && (
            <Button
              variant="secondary"
              aria-label={words.correctAll(department.department, meant, department.lines)}
              onClick={() => onCorrect([{ doubt: { ...doubt, meant }, everywhere: true }])}
            >
              {words.onAllLines(department.lines)}
            </Button>
          )}
        </Fragment>
      ))}
    </span>
  );
}

interface SeparationProps {
  readonly doubt: Extract<PersonDoubt, { kind: 'former' }>;
  readonly onCorrect: Correct;
}

/** Button that says that the two addresses of a line belong to two people. */
function Separation({ doubt: { line, email }, onCorrect }: SeparationProps) {
  const { people: words } = messages();
  return (
    <span className={styles.corrections}>
      <Button variant="secondary" onClick={() => onCorrect([{ line, email, former: null }])}>
        {words.twoPeople(line)}
      </Button>
    </span>
  );
}
