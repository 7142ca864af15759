import { Check } from 'lucide-react';
import { useState } from 'react';
import { VisuallyHidden } from '#engine/ui/visually-hidden.tsx';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { Note } from '../parts/notes.tsx';
import { Panel } from '../parts/panel.tsx';
import { countOf } from '../words/numbers.ts';
import { playLength } from './challenge-order.ts';
import type { SetupDraft } from './setup-draft.ts';
import styles from './template-choice.module.css';
import { pickChallenges, TEMPLATES } from './templates.ts';

type Change = Pick<SetupDraft, 'everything' | 'chosen' | 'duration'>;

interface TemplateChoiceProps {
  readonly catalogue: readonly CatalogueEntry[];
  readonly draft: SetupDraft;
  readonly onChange: (change: Change) => void;
}

/** Ready-made sessions: a press fills in challenges and duration, which can then be changed. */
export function TemplateChoice({ catalogue, draft, onChange }: TemplateChoiceProps) {
  const [announced, setAnnounced] = useState('');
  const templates = TEMPLATES.map(({ title, description, minutes }) => {
    const chosen = minutes === null ? null : pickChallenges(catalogue, minutes);
    const length = playLength(catalogue, chosen);
    const change: Change = { everything: chosen === null, chosen: chosen ?? draft.chosen, duration: String(minutes ?? '') };
    return { title, description, change, content: `${countOf(length.missions, 'mission')}, ${length.minutes} min of play` };
  });

  return (
    <Panel title="Start from a template">
      <Note>
        It chooses challenges, from easy to hard, and a duration that leaves a fifth for debriefing. Everything can be changed
        below.
      </Note>
      <ul className={styles.templates}>
        {templates.map(({ title, description, change, content }) => (
          <li key={title}>
            <button
              type="button"
              className={styles.template}
              aria-pressed={isChosen(draft, change)}
              onClick={() => {
                onChange(change);
                setAnnounced(`${title}: ${content}.`);
              }}
            >
              <strong>
                {title}
                <Check aria-hidden="true" size={18} className={styles.mark} />
              </strong>
              <span>{description}</span>
              <span className={styles.content}>{content}</span>
            </button>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Panel>
  );
}

function isChosen(draft: SetupDraft, { everything, chosen, duration }: Change): boolean {
  if (draft.everything !== everything || draft.duration !== duration) return false;
  return everything || draft.chosen.join() === chosen.join();
}
