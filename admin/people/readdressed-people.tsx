import { Notice } from '#engine/ui/feedback/notice.tsx';
import type { PeoplePreview } from '#schemas/people.ts';
import { Choices, Option } from '../components/form/choices.tsx';
import { messages } from '../language/language.ts';
import type { Correction } from './corrections.ts';

interface ReaddressedPeopleProps {
  readonly preview: PeoplePreview;
  /** Corrections whose preview is being loaded: their checkboxes already show the new state. */
  readonly underWay: readonly Correction[];
  readonly onCorrect: (corrections: readonly Correction[]) => void;
}

/**
 * People on the list who probably have another address in the directory. Both addresses are one person if the checkbox is ticked, and two
 * people otherwise.
 */
export function ReaddressedPeople({ preview, underWay, onCorrect }: ReaddressedPeopleProps) {
  const { people: words, shell } = messages();
  const { readdressedCount } = preview;
  const changing = new Map(underWay.flatMap((one) => ('former' in one ? [[one.line, one.former !== null]] : [])));
  const readdressed = preview.readdressed.map((one) => ({ ...one, kept: changing.get(one.line) ?? one.kept }));
  if (readdressed.length === 0) return null;
  const asked = readdressed.every(({ kept }) => kept);
  const keep = (people: typeof readdressed, same: boolean) =>
    onCorrect(people.map(({ line, email, former }) => ({ line, email, former: same ? former.email : null })));
  return (
    <Notice tone={asked ? 'info' : 'warning'} toneLabel={asked ? words.information : shell.tones.warning}>
      <Choices legend={words.readdressed}>
        <p>{words.readdressedAbout}</p>
        {readdressed.length > 1 && (
          <Option
            type="checkbox"
            label={words.readdressedAll(readdressed.length)}
            checked={asked}
            onChange={({ target }) => keep(readdressed, target.checked)}
          />
        )}
        {readdressed.map((person) => (
          <Option
            key={person.line}
            type="checkbox"
            label={words.readdressedOne(person.line, person.name ?? person.former.name ?? person.email)}
            description={words.readdressedFrom(person.former, person)}
            checked={person.kept}
            onChange={({ target }) => keep([person], target.checked)}
          />
        ))}
      </Choices>
      {readdressedCount > readdressed.length && <p>{words.readdressedMore(readdressedCount - readdressed.length)}</p>}
    </Notice>
  );
}
