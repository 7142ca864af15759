import { Notice } from '#engine/ui/feedback/notice.tsx';
import type { PeoplePreview } from '#schemas/people.ts';
import { Choices, Option } from '../components/form/choices.tsx';
import { messages } from '../language/language.ts';
import type { Correction } from './corrections.ts';

interface ErasedPeopleProps {
  readonly preview: PeoplePreview;
  /** Corrections whose preview is being loaded: their checkboxes already show the new state. */
  readonly underWay: readonly Correction[];
  readonly onCorrect: (corrections: readonly Correction[]) => void;
}

/** Erased people who are on the list. Each is left out of the import unless the person's checkbox is ticked. */
export function ErasedPeople({ preview, underWay, onCorrect }: ErasedPeopleProps) {
  const { people: words, shell } = messages();
  const { erased, erasedCount } = preview;
  const changing = new Map(underWay.flatMap((one) => ('afterErasure' in one ? [[one.line, one.afterErasure]] : [])));
  if (erasedCount === 0) return null;
  return (
    <Notice tone="warning" toneLabel={shell.tones.warning}>
      <Choices legend={words.erased(erasedCount)}>
        <p>{words.erasedAbout}</p>
        {erased.map(({ line, email, name, department, taken }) => (
          <Option
            key={line}
            type="checkbox"
            label={words.erasedOne(line, name ?? email)}
            description={[name === null ? null : email, department].filter(Boolean).join(' · ') || undefined}
            checked={changing.get(line) ?? taken}
            onChange={({ target }) => onCorrect([{ line, email, afterErasure: target.checked }])}
          />
        ))}
      </Choices>
      {erasedCount > erased.length && <p>{words.more(erasedCount - erased.length)}</p>}
    </Notice>
  );
}
