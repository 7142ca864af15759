import { Field } from '#engine/ui/controls/field.tsx';
import { START_BY } from '#schemas/console-constants.ts';
import type { StartBy } from '#schemas/session-clock.ts';
import { type ChoiceOption, RadioChoice } from '../components/form/choices.tsx';
import { Fold } from '../components/layout/fold.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { Note } from '../components/notes/notes.tsx';
import { formatHour, timeZone } from '../format/local-time.ts';
import { messages } from '../language/language.ts';
import type { SetupErrors } from './check-draft.ts';
import type { SetupDraft } from './setup-draft.ts';
import { playPlanned, type SessionState, timesOf } from './summary.ts';
import styles from './time-fields.module.css';

interface TimeFieldsProps {
  readonly draft: SetupDraft;
  readonly errors: SetupErrors;
  readonly state: SessionState;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onChange: (change: Partial<SetupDraft>) => void;
}

/** Fields for the duration, opening and closing of a session. */
export function TimeFields({ draft, errors, state, now, onChange }: TimeFieldsProps) {
  const { time } = messages().setup;
  const both = draft.closesAt !== '' && draft.duration !== '';
  const times = timesOf(draft, state, now);
  const planned = playPlanned({ ...draft, startBy: 'opening' }, now);
  return (
    <Panel title={time.title}>
      <p>
        <strong>{`${times.charAt(0).toUpperCase()}${times.slice(1)}.`}</strong>
      </p>
      <Field
        label={time.duration}
        description={both ? time.durationUnused : time.durationAbout}
        className={styles.duration ?? ''}
        inputMode="numeric"
        autoComplete="off"
        value={draft.duration}
        error={errors.durationMinutes}
        onChange={(event) => onChange({ duration: event.target.value })}
      />
      <RadioChoice
        legend={time.begins}
        options={START_BY.map((value) => startOption(value, planned))}
        value={draft.startBy}
        onChange={(startBy) => onChange({ startBy })}
      />
      <Fold
        title={time.clock}
        opened={draft.opensAt !== '' || draft.closesAt !== ''}
        wrong={errors.opensAt !== undefined || errors.closesAt !== undefined}
      >
        <div className={styles.times}>
          <Field
            label={time.opensAt}
            description={time.opensAbout[state]}
            type="datetime-local"
            name="opensAt"
            value={draft.opensAt}
            error={errors.opensAt}
            onChange={(event) => onChange({ opensAt: event.target.value })}
          />
          <Field
            label={time.closesAt}
            description={time.closesAbout}
            type="datetime-local"
            name="closesAt"
            value={draft.closesAt}
            error={errors.closesAt}
            onChange={(event) => onChange({ closesAt: event.target.value })}
          />
          <Note>{time.zone(timeZone())}</Note>
        </div>
      </Fold>
    </Panel>
  );
}

/**
 * Option for the start of play. @param planned when play of the workshop begins by itself, milliseconds since 1970; null if there is no
 * such time
 */
function startOption(value: StartBy, planned: number | null): ChoiceOption<StartBy> {
  const { start, startPlanned } = messages().setup.time;
  if (value !== 'opening' || planned === null) return { value, ...start[value] };
  return { value, label: startPlanned.label(formatHour(planned)), description: startPlanned.description };
}
