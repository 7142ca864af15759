import { useId } from 'react';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { Choices, Option, RadioChoice } from '../parts/choices.tsx';
import { FieldError } from '../parts/fields.tsx';
import { Panel } from '../parts/panel.tsx';
import { countOf } from '../words/numbers.ts';
import styles from './challenge-choice.module.css';
import { catalogueGroups, playLength, toggled } from './challenge-order.ts';
import { ChosenChallenges } from './chosen-challenges.tsx';
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
              <Choices key={title} legend={title} lang="fr" many>
                {entries.map((entry) => (
                  <Option
                    key={entry.key}
                    type="checkbox"
                    label={entry.title}
                    lang="fr"
                    description={
                      <>
                        <span lang="fr" className={styles.subject}>
                          {entry.tags.join(', ')}
                        </span>
                        {entry.duration} min, <span lang="fr">{entry.category}</span>
                        {!entry.listed && ' (not part of “Everything”)'}
                      </>
                    }
                    checked={draft.chosen.includes(entry.key)}
                    onChange={() => onChange({ chosen: toggled(draft.chosen, entry.key) })}
                  />
                ))}
              </Choices>
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
