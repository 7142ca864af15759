import { useId } from 'react';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { Panel } from '../parts/panel.tsx';
import { RadioChoice } from '../parts/radio-choice.tsx';
import { FieldError } from '../parts/text-area.tsx';
import { countOf } from '../words/numbers.ts';
import { catalogueGroups, playLength, toggled } from './challenge-order.ts';
import { ChosenChallenges } from './chosen-challenges.tsx';
import styles from './setup.module.css';
import type { SetupDraft } from './setup-draft.ts';

interface ChallengeChoiceProps {
  readonly catalogue: readonly CatalogueEntry[];
  readonly draft: SetupDraft;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<SetupDraft>) => void;
}

const WHICH = [
  {
    value: 'everything',
    label: 'Everything',
    description: 'All challenges of the catalogue in its own order; one that is added later takes part.',
  },
  { value: 'chosen', label: 'A selection', description: 'Only the challenges that you tick, in the order that you give them.' },
] as const;

/** Which challenges are played: everything, or a selection with an order of its own. */
export function ChallengeChoice({ catalogue, draft, error, onChange }: ChallengeChoiceProps) {
  const id = useId();
  const groups = catalogueGroups(catalogue);
  return (
    <Panel title="Challenges">
      <div data-invalid={error === undefined ? undefined : true} tabIndex={-1} className={styles.focusable}>
        <RadioChoice
          legend="What is played"
          options={WHICH}
          value={draft.everything ? 'everything' : 'chosen'}
          onChange={(value) => onChange({ everything: value === 'everything' })}
        />
        <FieldError id={id} error={error} />
      </div>
      {!draft.everything && (
        <div className={styles.columns}>
          <div className={styles.groups}>
            {groups.map(({ title, entries }) => (
              <fieldset key={title} className={styles.group}>
                <legend className={styles.label} lang="fr">
                  {title}
                </legend>
                {entries.map((entry) => (
                  <div key={entry.key} className={styles.option}>
                    <input
                      type="checkbox"
                      id={`${id}-${entry.key}`}
                      checked={draft.chosen.includes(entry.key)}
                      aria-describedby={`${id}-${entry.key}-about`}
                      onChange={() => onChange({ chosen: toggled(draft.chosen, entry.key) })}
                    />
                    <label htmlFor={`${id}-${entry.key}`} lang="fr">
                      {entry.title}
                    </label>
                    <p id={`${id}-${entry.key}-about`} className={styles.hint}>
                      {entry.duration} min, <span lang="fr">{entry.category}</span>, <span lang="fr">{title}</span>
                      {!entry.listed && ' (not part of “Everything”)'}
                    </p>
                  </div>
                ))}
              </fieldset>
            ))}
          </div>
          <div className={styles.selection}>
            <ChosenChallenges catalogue={catalogue} chosen={draft.chosen} onChange={(chosen) => onChange({ chosen })} />
            <RunningTotal catalogue={catalogue} draft={draft} />
          </div>
        </div>
      )}
      {draft.everything && <RunningTotal catalogue={catalogue} draft={draft} />}
    </Panel>
  );
}

function RunningTotal({ catalogue, draft }: Pick<ChallengeChoiceProps, 'catalogue' | 'draft'>) {
  const { missions, minutes } = playLength(catalogue, draft.everything ? null : draft.chosen);
  const duration = Number(draft.duration);
  const against = duration > 0 ? ` of ${duration} min: ${spare(duration - minutes)}` : '';
  return (
    <p className={styles.total} data-over={duration > 0 && minutes > duration ? true : undefined}>
      <strong>{countOf(missions, 'mission')}</strong>, {minutes} min{against}.
    </p>
  );
}

function spare(minutes: number): string {
  return minutes < 0 ? `${-minutes} min longer than the session` : `${minutes} min left for debriefing`;
}
