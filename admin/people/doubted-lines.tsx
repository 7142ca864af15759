import { Button } from '#engine/ui/controls/button.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import type { PersonDoubt } from '#schemas/people.ts';
import { messages } from '../language/language.ts';
import { isSuggestion, type Suggestion } from './corrections.ts';
import { LineList } from './line-list.tsx';
import styles from './people.module.css';

/** Takes what a doubt says is meant. `everywhere`: on every line with that name. */
export type Correct = (doubt: Suggestion, everywhere: boolean) => void;

interface DoubtedLinesProps {
  /** Heading that counts the lines. */
  readonly title: string;
  readonly tone: 'danger' | 'warning';
  /** Everything about the first of these lines, by line. */
  readonly doubts: readonly PersonDoubt[];
  /** How many lines there are. */
  readonly total: number;
  readonly onCorrect: Correct;
}

/** Lines of a list with something to look at, one item a line, each with the corrections that its doubts suggest. */
export function DoubtedLines({ title, tone, doubts, total, onCorrect }: DoubtedLinesProps) {
  const { people: words } = messages();
  const lines = new Map<number, PersonDoubt[]>();
  for (const doubt of doubts) lines.set(doubt.line, [...(lines.get(doubt.line) ?? []), doubt]);
  if (total === 0) return null;
  return (
    <Notice tone={tone}>
      <p>{title}</p>
      <LineList shown={lines.size} total={total}>
        {[...lines].map(([line, ofLine]) => (
          <li key={line}>
            {words.line(line, ofLine.map(words.doubt))}
            {ofLine.filter(isSuggestion).map((doubt) => (
              <Corrections key={doubt.kind} doubt={doubt} onCorrect={onCorrect} />
            ))}
          </li>
        ))}
      </LineList>
    </Notice>
  );
}

function Corrections({ doubt, onCorrect }: { readonly doubt: Suggestion; readonly onCorrect: Correct }) {
  const { people: words } = messages();
  const { line, meant } = doubt;
  const wrong = doubt.kind === 'near-department' ? doubt.department : doubt.email;
  return (
    <span className={styles.corrections}>
      <Button variant="secondary" aria-label={words.correctLine(meant, line)} onClick={() => onCorrect(doubt, false)}>
        {words.correct(meant)}
      </Button>
      {doubt.kind === 'near-department' && doubt.lines > 1 && (
        <Button
          variant="secondary"
          aria-label={words.correctAll(wrong, meant, doubt.lines)}
          onClick={() => onCorrect(doubt, true)}
        >
          {words.onAllLines(doubt.lines)}
        </Button>
      )}
    </span>
  );
}
