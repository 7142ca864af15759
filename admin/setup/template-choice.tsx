import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { Dialog } from '#engine/ui/controls/dialog.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { RadioRow } from '../components/form/radio-row.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { EmptyState, Note } from '../components/notes/notes.tsx';
import { messages } from '../language/language.ts';
import { type FilledTemplate, fillTemplate, type TemplateChange, WHOM } from './filled-template.ts';
import type { SetupDraft } from './setup-draft.ts';
import styles from './template-choice.module.css';
import { LENGTHS } from './templates.ts';

interface TemplateChoiceProps {
  readonly catalogue: readonly CatalogueEntry[];
  readonly draft: SetupDraft;
  /** Whether the session is running: then a template replaces the missions only after a confirmation. */
  readonly running: boolean;
  readonly onChange: (change: TemplateChange) => void;
}

/** Chooses a template by audience and duration, previews it, and fills in the form at the press of a button. */
export function TemplateChoice({ catalogue, draft, running, onChange }: TemplateChoiceProps) {
  const { format, setup } = messages();
  const words = setup.templates;
  const heading = useRef<HTMLHeadingElement>(null);
  const [whom, setWhom] = useState<string>(WHOM[0].title);
  const [minutes, setMinutes] = useState<number>(LENGTHS[0]);
  const [asking, setAsking] = useState(false);
  const [used, setUsed] = useState<{ readonly template: FilledTemplate; readonly before: TemplateChange } | null>(null);
  const [announced, setAnnounced] = useState('');
  const template = fillTemplate(catalogue, whom, minutes);
  const { title, description, missions, content, limited } = template;
  const inUse = isChosen(draft, template.change);

  function fillIn() {
    const { everything, chosen, duration } = draft;
    setAsking(false);
    setUsed({ template, before: { everything, chosen, duration } });
    onChange(template.change);
    setAnnounced(words.used(title, content));
  }

  function undo(before: TemplateChange) {
    onChange(before);
    setUsed(null);
    setAnnounced(words.undone);
    heading.current?.focus();
  }

  function use() {
    if (inUse) return;
    if (running) setAsking(true);
    else fillIn();
  }

  return (
    <Panel title={words.title} heading={heading}>
      <div className={styles.questions}>
        <RadioRow
          legend={words.forWhom}
          options={WHOM.map((one) => ({ value: one.title, label: one.title }))}
          value={whom}
          onChange={setWhom}
        />
        <RadioRow
          legend={words.howLong}
          options={LENGTHS.map((length) => ({ value: length, label: format.minutes(length) }))}
          value={minutes}
          disabled={!limited}
          onChange={setMinutes}
        />
      </div>
      <div className={styles.result}>
        <div>
          <p role="status" className={styles.content}>
            {words.content(<strong>{title}</strong>, content)}
          </p>
          <Note>{description}</Note>
        </div>
        {missions.length === 0 ? (
          <EmptyState>{words.noneFits}</EmptyState>
        ) : (
          <>
            <ol className={styles.missions}>
              {missions.map((mission) => (
                <li key={mission.key}>
                  <span lang="fr">{mission.title}</span>{' '}
                  <span className={styles.minutes}>{format.minutes(mission.duration)}</span>
                </li>
              ))}
            </ol>
            <div className={styles.use}>
              <Button variant="secondary" aria-disabled={inUse} onClick={use}>
                {inUse && <Check aria-hidden="true" size={16} />}
                {inUse ? words.inUse : words.use}
              </Button>
              {used !== null && isChosen(draft, used.template.change) && (
                <>
                  <Note>{words.replaced(used.template.title)}</Note>
                  <Button variant="quiet" onClick={() => undo(used.before)}>
                    {words.undo}
                  </Button>
                </>
              )}
            </div>
          </>
        )}
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title={words.replaceQuestion}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {words.keep}
            </Button>
            <Button onClick={fillIn}>{words.replace}</Button>
          </>
        }
      >
        <p>{words.replaceAbout(title)}</p>
      </Dialog>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Panel>
  );
}

function isChosen(draft: SetupDraft, { everything, chosen, duration }: TemplateChange): boolean {
  if (draft.everything !== everything || draft.duration !== duration) return false;
  return everything || draft.chosen.join() === chosen?.join();
}
