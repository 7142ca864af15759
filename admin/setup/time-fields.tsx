import { Field } from '#engine/ui/field.tsx';
import { Note } from '../parts/notes.tsx';
import { Panel } from '../parts/panel.tsx';
import { timeZone } from '../words/local-time.ts';
import type { SetupErrors } from './check-draft.ts';
import type { SetupDraft } from './setup-draft.ts';
import type { SessionState } from './summary.ts';
import styles from './time-fields.module.css';

interface TimeFieldsProps {
  readonly draft: SetupDraft;
  readonly errors: SetupErrors;
  readonly state: SessionState;
  readonly onChange: (change: Partial<SetupDraft>) => void;
}

const WITHOUT_OPENING = {
  new: 'Empty: opens at once.',
  open: 'The session is open already.',
  closed: 'Empty: you open it from the console.',
} as const;

/** How long the session lasts, and when it opens and closes by itself. */
export function TimeFields({ draft, errors, state, onChange }: TimeFieldsProps) {
  const both = draft.closesAt !== '' && draft.duration !== '';
  return (
    <Panel title="Time">
      <Note>All times are your local time ({timeZone()}).</Note>
      <div className={styles.times}>
        <Field
          label="Duration in minutes (optional)"
          description={
            both ? 'A closing time is set: it counts, not the duration.' : 'The session closes by itself so long after it opened.'
          }
          inputMode="numeric"
          autoComplete="off"
          value={draft.duration}
          error={errors.durationMinutes}
          onChange={(event) => onChange({ duration: event.target.value })}
        />
        <Field
          label="Opens at (optional)"
          description={WITHOUT_OPENING[state]}
          type="datetime-local"
          name="opensAt"
          value={draft.opensAt}
          error={errors.opensAt}
          onChange={(event) => onChange({ opensAt: event.target.value })}
        />
        <Field
          label="Closes at (optional)"
          description="Empty: after the duration, or when you close it."
          type="datetime-local"
          name="closesAt"
          value={draft.closesAt}
          error={errors.closesAt}
          onChange={(event) => onChange({ closesAt: event.target.value })}
        />
      </div>
    </Panel>
  );
}
