import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#engine/ui/button.tsx';
import { Dialog } from '#engine/ui/dialog.tsx';
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

/** A template with what this catalogue gives for it. */
interface Filled {
  readonly title: string;
  readonly change: Change;
  /** '5 missions, 24 min of play'. */
  readonly content: string;
}

interface TemplateChoiceProps {
  readonly catalogue: readonly CatalogueEntry[];
  readonly draft: SetupDraft;
  /** People play it now: a template asks before it replaces their missions. */
  readonly running: boolean;
  readonly onChange: (change: Change) => void;
}

/** Ready-made sessions: a press fills in challenges and duration, which can then be changed. */
export function TemplateChoice({ catalogue, draft, running, onChange }: TemplateChoiceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<Filled | null>(null);
  const [used, setUsed] = useState<{ readonly template: Filled; readonly before: Change } | null>(null);
  const [announced, setAnnounced] = useState('');
  const templates = TEMPLATES.map(({ title, description, minutes }): Filled & { readonly description: string } => {
    const chosen = minutes === null ? null : pickChallenges(catalogue, minutes);
    const length = playLength(catalogue, chosen);
    const change: Change = { everything: chosen === null, chosen: chosen ?? draft.chosen, duration: String(minutes ?? '') };
    return { title, description, change, content: `${countOf(length.missions, 'mission')}, ${length.minutes} min of play` };
  });

  function fillIn(template: Filled) {
    const { everything, chosen, duration } = draft;
    setAsked(null);
    setUsed({ template, before: { everything, chosen, duration } });
    onChange(template.change);
    setAnnounced(`${template.title}: ${template.content}.`);
  }

  function undo(before: Change) {
    onChange(before);
    setUsed(null);
    setAnnounced('Missions and duration are as they were before.');
    heading.current?.focus();
  }

  return (
    <Panel title="Start from a template" heading={heading}>
      <Note>
        It chooses challenges, from easy to hard, and a duration that leaves a fifth for debriefing. Everything can be changed
        below.
      </Note>
      <ul className={styles.templates}>
        {templates.map(({ description, ...template }) => (
          <li key={template.title}>
            <button
              type="button"
              className={styles.template}
              aria-pressed={isChosen(draft, template.change)}
              onClick={() => {
                if (isChosen(draft, template.change)) return;
                if (running) setAsked(template);
                else fillIn(template);
              }}
            >
              <strong>
                {template.title}
                <Check aria-hidden="true" size={18} className={styles.mark} />
              </strong>
              <span>{description}</span>
              <span className={styles.content}>{template.content}</span>
            </button>
          </li>
        ))}
      </ul>
      {used !== null && isChosen(draft, used.template.change) && (
        <div className={styles.used}>
          <Note>“{used.template.title}” replaced the missions and the duration.</Note>
          <Button variant="secondary" onClick={() => undo(used.before)}>
            Undo
          </Button>
        </div>
      )}
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        role="alertdialog"
        title="Replace the missions of an open session?"
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsked(null)}>
              Keep them
            </Button>
            <Button onClick={() => asked !== null && fillIn(asked)}>Replace them</Button>
          </>
        }
      >
        <p>
          “{asked?.title}” sets other missions and another duration. Players see them as soon as the changes are saved; until then
          it can be undone.
        </p>
      </Dialog>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Panel>
  );
}

function isChosen(draft: SetupDraft, { everything, chosen, duration }: Change): boolean {
  if (draft.everything !== everything || draft.duration !== duration) return false;
  return everything || draft.chosen.join() === chosen.join();
}
