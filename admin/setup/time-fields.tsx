import { Field } from '#engine/ui/controls/field.tsx';
import type { StartBy } from '#schemas/session-clock.ts';
import { type ChoiceOption, RadioChoice } from '../components/form/choices.tsx';
import { Fold } from '../components/layout/fold.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { Note } from '../components/notes/notes.tsx';
import { timeZone } from '../format/local-time.ts';
import type { SetupErrors } from './check-draft.ts';
import type { SetupDraft } from './setup-draft.ts';
import { type SessionState, timesOf } from './summary.ts';
import styles from './time-fields.module.css';

interface TimeFieldsProps {
  readonly draft: SetupDraft;
  readonly errors: SetupErrors;
  readonly state: SessionState;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onChange: (change: Partial<SetupDraft>) => void;
}

const WITHOUT_OPENING = {
  new: 'Empty: opens at once.',
  open: 'The session is open already.',
  closed: 'Empty: you open it from the console.',
} as const;

const START_CHOICES: readonly ChoiceOption<StartBy>[] = [
  { value: 'opening', label: 'With the opening', description: 'Whoever comes in plays at once.' },
  {
    value: 'hand',
    label: 'When I start it',
    description: 'Whoever comes in waits in the lobby until you press “Start now”. The duration counts from then.',
  },
];

/** How long the session lasts, and when it opens and closes by itself. */
export function TimeFields({ draft, errors, state, now, onChange }: TimeFieldsProps) {
  const both = draft.closesAt !== '' && draft.duration !== '';
  const times = timesOf(draft, state, now);
  return (
    <Panel title="Time">
      <p>
        <strong>{`${times.charAt(0).toUpperCase()}${times.slice(1)}.`}</strong>
      </p>
      <Field
        label="Duration in minutes (optional)"
        description={
          both ? 'A closing time is set: it counts, not the duration.' : 'The session ends by itself so long after play began.'
        }
        className={styles.duration ?? ''}
        inputMode="numeric"
        autoComplete="off"
        value={draft.duration}
        error={errors.durationMinutes}
        onChange={(event) => onChange({ duration: event.target.value })}
      />
      <RadioChoice
        legend="Play begins"
        options={START_CHOICES}
        value={draft.startBy}
        onChange={(startBy) => onChange({ startBy })}
      />
      <Fold
        title="Open and close by the clock"
        opened={draft.opensAt !== '' || draft.closesAt !== ''}
        wrong={errors.opensAt !== undefined || errors.closesAt !== undefined}
      >
        <div className={styles.times}>
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
          <Note>These are your local time ({timeZone()}).</Note>
        </div>
      </Fold>
    </Panel>
  );
}
