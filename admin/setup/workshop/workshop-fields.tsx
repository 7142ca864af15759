import { Field } from '#engine/ui/controls/field.tsx';
import { USERNAME, VENUE } from '#schemas/console-constants.ts';
import { messages } from '../../language/language.ts';
import type { WorkshopDraft, WorkshopErrors } from './workshop-draft.ts';
import styles from './workshop-fields.module.css';

interface WorkshopFieldsProps {
  readonly draft: WorkshopDraft;
  readonly errors: WorkshopErrors;
  readonly onChange: (change: Partial<Pick<WorkshopDraft, 'expected' | 'startsAt' | 'venue' | 'facilitator'>>) => void;
}

/** Fields of a workshop: number of people, time, venue, and facilitator. */
export function WorkshopFields({ draft, errors, onChange }: WorkshopFieldsProps) {
  const { workshop: words } = messages();
  return (
    <>
      <Field
        label={words.howMany}
        inputMode="numeric"
        autoComplete="off"
        className={styles.number ?? ''}
        value={draft.expected}
        error={errors.expected}
        onChange={(event) => onChange({ expected: event.target.value })}
      />
      <Field
        label={words.when}
        type="datetime-local"
        name="startsAt"
        value={draft.startsAt}
        error={errors.startsAt}
        onChange={(event) => onChange({ startsAt: event.target.value })}
      />
      <Field
        label={words.where}
        autoComplete="off"
        maxLength={VENUE.maxLength}
        value={draft.venue}
        error={errors.venue}
        onChange={(event) => onChange({ venue: event.target.value })}
      />
      <Field
        label={words.leader}
        description={words.leaderAbout}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={USERNAME.maxLength}
        value={draft.facilitator}
        error={errors.facilitator}
        onChange={(event) => onChange({ facilitator: event.target.value })}
      />
    </>
  );
}
