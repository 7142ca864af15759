import { useId, useState } from 'react';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { CLASSIC } from '#schemas/programmes.ts';
import { type ChoiceOption, Choices, Option, RadioChoice } from '../components/form/choices.tsx';
import { FieldError } from '../components/form/fields.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { lengthOf } from '../components/session/played-missions.ts';
import { offeredProgrammes, type Programme, programmesOf, wholeOf } from '../components/session/programmes.ts';
import { messages } from '../language/language.ts';
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

type Played = string | 'selection';

/** Choice of the missions to play: a whole programme, or a selection with its own order. */
export function ChallengeChoice({ catalogue, draft, error, onChange }: ChallengeChoiceProps) {
  const { challenges: words } = messages().setup;
  const id = useId();
  const programmes = programmesOf(catalogue);
  const offered = offeredProgrammes(catalogue);
  // The choice stays a selection even if all missions of a programme are ticked: otherwise the list would collapse under the pointer.
  const [selecting, setSelecting] = useState(false);
  const [replaced, setReplaced] = useState<readonly string[]>([]);
  const whole = offered.find((programme) => wholeOf(programme)?.join() === draft.chosen.join());
  const selection: ChoiceOption<Played> = {
    value: 'selection',
    label: words.selection,
    description: words.selectionAbout,
  };
  const played: Played = draft.everything ? CLASSIC : selecting || !whole ? 'selection' : whole.key;

  function play(value: Played) {
    setSelecting(value === 'selection');
    if (value === CLASSIC) return onChange({ everything: true });
    if (played === 'selection') setReplaced(draft.chosen);
    const programme = offered.find(({ key }) => key === value);
    const before = whole && replaced.length > 0 ? replaced : draft.chosen;
    onChange({ everything: false, chosen: (programme && wholeOf(programme)) ?? before });
  }

  function choose(chosen: readonly string[]) {
    setSelecting(true);
    onChange({ chosen });
  }

  return (
    <Panel title={words.title}>
      <div data-invalid={error === undefined ? undefined : true} tabIndex={-1} className={styles.focusable}>
        <RadioChoice
          legend={words.whatIsPlayed}
          options={[...offered.map(wholeOption), selection]}
          value={played}
          onChange={play}
        />
        <FieldError id={id} error={error} />
      </div>
      {played === 'selection' ? (
        <div className={styles.columns}>
          <div className={styles.programmes}>
            {programmes.map((programme) => (
              <div key={programme.key} className={styles.groups}>
                {programmes.length > 1 && <h3 lang="fr">{programme.title}</h3>}
                <Levels programme={programme} chosen={draft.chosen} onChange={choose} />
              </div>
            ))}
          </div>
          <div className={styles.selection}>
            <ChosenChallenges catalogue={catalogue} chosen={draft.chosen} onChange={choose} />
            <RunningTotal catalogue={catalogue} draft={draft} />
          </div>
        </div>
      ) : (
        <RunningTotal catalogue={catalogue} draft={draft} />
      )}
    </Panel>
  );
}

interface LevelsProps {
  readonly programme: Programme;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The missions of a programme as checkboxes, by difficulty. */
function Levels({ programme, chosen, onChange }: LevelsProps) {
  const { format, setup } = messages();
  return catalogueGroups(programme.entries).map(({ title, entries }) => (
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
              {format.minutes(entry.duration)}, <span lang="fr">{entry.category}</span>
              {!entry.listed && setup.challenges.unlisted}
            </>
          }
          checked={chosen.includes(entry.key)}
          onChange={() => onChange(toggled(chosen, entry.key))}
        />
      ))}
    </Choices>
  ));
}

function wholeOption(programme: Programme): ChoiceOption<Played> {
  const { challenges: words } = messages().setup;
  const { key, title, missions } = programme;
  const length = lengthOf(missions);
  if (key !== CLASSIC) return { value: key, label: title, lang: 'fr', description: words.whole(length) };
  return { value: key, label: words.everything, description: words.everythingAbout(title, length) };
}

function RunningTotal({ catalogue, draft }: Pick<ChallengeChoiceProps, 'catalogue' | 'draft'>) {
  const { challenges: words } = messages().setup;
  const { missions, minutes } = playLength(catalogue, draft.everything ? null : draft.chosen);
  const duration = Number(draft.duration);
  return (
    <p className={styles.total} data-over={duration > 0 && minutes > duration ? true : undefined}>
      {duration > 0 ? words.totalOf(missions, minutes, duration, duration - minutes) : words.total(missions, minutes)}
    </p>
  );
}
