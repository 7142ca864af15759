import { type FormEvent, useDeferredValue, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '#engine/client/api-error.ts';
import { Button, buttonClass } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import type { Session } from '#schemas/admin.ts';
import { BOARDS, HINT_POLICIES, SESSION_NAME } from '#schemas/console-constants.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import type { BoardSetting, HintPolicy, SessionDetails } from '#schemas/session-setup.ts';
import { useWorkKept } from '../auth/use-work-kept.ts';
import { type ChoiceOption, Option, RadioChoice } from '../components/form/choices.tsx';
import { useFirstMistake } from '../components/form/fields.tsx';
import { Fold } from '../components/layout/fold.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { listOf } from '../format/lists.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { ChallengeChoice } from './challenge-choice.tsx';
import { checkDraft, errorOfField, isSetupField, type SetupErrors, stillTold } from './check-draft.ts';
import { replacedBy, withTheirs } from './others-changes.ts';
import { PeopleFields } from './people-fields.tsx';
import { beginning, useSaveSetup, type Work } from './save-setup.ts';
import { type KeptDraft, PLAIN_DRAFT, type SetupDraft } from './setup-draft.ts';
import styles from './setup-form.module.css';
import { summaryOf } from './summary.ts';
import { TemplateChoice } from './template-choice.tsx';
import { TimeFields } from './time-fields.tsx';
import { UnsavedWork } from './unsaved-work.tsx';
import { WhereToReportFields } from './where-to-report-fields.tsx';
import { WorkshopPanel } from './workshop/workshop-panel.tsx';

interface SetupFormProps {
  readonly catalogue: readonly CatalogueEntry[];
  /** The form's values without unsaved changes. */
  readonly initial: SetupDraft;
  /** Unsaved draft to restore, if any. */
  readonly kept: KeptDraft | null;
  /** The session that is changed; null for a new one. */
  readonly session: SessionDetails | null;
  /** Address of the page to return to without saving. */
  readonly back: string;
  readonly onSaved: (session: Session) => void;
}

/** Set-up form of a session, with its fields in the order of planning. */
export function SetupForm({ catalogue, initial, kept, session: loaded, back, onSaved }: SetupFormProps) {
  const { buttons, setup } = messages();
  const form = useRef<HTMLFormElement>(null);
  const [begun] = useState(() => beginning(initial, kept, loaded));
  const [work, setWork] = useState(begun);
  const { draft, session } = work;
  const [found, setErrors] = useState<SetupErrors>({});
  const [saved, setSaved] = useState(false);
  const save = useSaveSetup();
  useFirstMistake(form, found);
  const errors = stillTold(found, draft);
  const unsaved = !saved && JSON.stringify(draft) !== JSON.stringify(work.initial);
  const leave = useWorkKept(unsaved ? ({ draft, replaced: replacedBy(draft, work.initial) } satisfies KeptDraft) : null);
  const [now] = useState(() => Date.now());
  const summarised = useDeferredValue(draft);

  const changeBy = (part: (draft: SetupDraft) => Partial<SetupDraft>) =>
    setWork((before) => ({ ...before, draft: { ...before.draft, ...part(before.draft) } }));
  const change = (part: Partial<SetupDraft>) => changeBy(() => part);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (save.isPending) return;
    const mistakes = { ...unfinishedTimes(event.currentTarget), ...checkDraft(draft, session, Date.now()).errors };
    setErrors(mistakes);
    save.reset();
    if (Object.keys(mistakes).length > 0) return;
    save.mutate(work, {
      onSuccess(outcome) {
        if ('saved' in outcome) {
          setSaved(true);
          return onSaved(outcome.saved);
        }
        setWork(outcome.work);
        setErrors(outcome.errors);
      },
      onError: (error) => setErrors(errorOfField(error)),
    });
  }

  const state = session === null ? 'new' : session.active ? 'open' : 'closed';
  const elsewhere = save.isError && !(save.error instanceof ApiError && isSetupField(save.error.field));
  // In the form of an existing session the missions come first, and the template after them.
  const template = <TemplateChoice catalogue={catalogue} draft={draft} running={state === 'open'} onChange={change} />;
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <UnsavedWork unsaved={unsaved} onLeave={leave} />
      {state === 'new' && template}
      <Panel title={setup.name.title}>
        <Field
          className={styles.name ?? ''}
          label={setup.name.label}
          description={setup.name.about}
          value={draft.name}
          {...SESSION_NAME}
          autoComplete="off"
          error={errors.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Panel>
      <ChallengeChoice catalogue={catalogue} draft={draft} error={errors.challenges} onChange={change} />
      {state !== 'new' && template}
      <PeopleFields draft={draft} errors={errors} onChange={changeBy} />
      <WorkshopPanel draft={draft} initial={work.initial} errors={errors} state={state} onChange={change} />
      <TimeFields draft={draft} errors={errors} state={state} now={now} onChange={change} />
      <HintFields draft={draft} begun={begun.draft} onChange={change} />
      <BoardFields draft={draft} begun={begun.draft} onChange={change} />
      <WhereToReportFields draft={draft} errors={errors} onChange={change} />
      <section className={styles.bar} aria-label={setup.save.summary}>
        <p className={styles.summary}>{summaryOf(summarised, catalogue, state, now)}</p>
        <SaveNews
          mistaken={Object.keys(errors).length > 0}
          work={work}
          failure={elsewhere ? save.error : null}
          onWork={setWork}
        />
        <div className={styles.actions}>
          <Link to={back} className={buttonClass('secondary')}>
            {buttons.cancel}
          </Link>
          <Button variant="primary" type="submit" pending={save.isPending}>
            {session === null ? setup.save.create : setup.save.change}
          </Button>
        </div>
      </section>
    </form>
  );
}

interface FoldedProps {
  readonly draft: SetupDraft;
  /** The form's initial values: settings that differ from the default are unfolded. */
  readonly begun: SetupDraft;
  readonly onChange: (part: Partial<SetupDraft>) => void;
}

function HintFields({ draft, begun, onChange }: FoldedProps) {
  const { setup } = messages();
  return (
    <Panel title={setup.hints.title}>
      <Fold
        title={setup.hints.cost}
        state={setup.hints.choices[draft.hintPolicy].label}
        opened={begun.hintPolicy !== PLAIN_DRAFT.hintPolicy}
      >
        <RadioChoice
          legend={setup.hints.cost}
          options={HINT_POLICIES.map((value): ChoiceOption<HintPolicy> => ({ value, ...setup.hints.choices[value] }))}
          value={draft.hintPolicy}
          onChange={(hintPolicy) => onChange({ hintPolicy })}
        />
      </Fold>
    </Panel>
  );
}

function BoardFields({ draft, begun, onChange }: FoldedProps) {
  const { setup } = messages();
  return (
    <Panel title={setup.board.title}>
      <Fold title={setup.board.seen} state={setup.board.choices[draft.board].label} opened={begun.board !== PLAIN_DRAFT.board}>
        {/* Boards show names that players choose, never e-mail addresses. */}
        <RadioChoice
          legend={setup.board.seen}
          options={BOARDS.map((value): ChoiceOption<BoardSetting> => ({ value, ...setup.board.choices[value] }))}
          value={draft.board}
          onChange={(board) => onChange({ board })}
        />
      </Fold>
      <Fold
        title={setup.fleet.title}
        state={draft.fleet ? setup.fleet.shown : setup.fleet.notShown}
        opened={begun.fleet !== PLAIN_DRAFT.fleet}
      >
        <Option
          type="checkbox"
          label={setup.fleet.label}
          description={setup.fleet.about}
          checked={draft.fleet}
          onChange={(event) => onChange({ fleet: event.target.checked })}
        />
      </Fold>
    </Panel>
  );
}

interface SaveNewsProps {
  readonly mistaken: boolean;
  readonly work: Work;
  /** Error of the save, if no field shows it; else null. */
  readonly failure: Error | null;
  readonly onWork: (work: Work) => void;
}

/** Why the set-up is not saved yet. */
function SaveNews({ mistaken, work, failure, onWork }: SaveNewsProps) {
  const { setup, shell } = messages();
  return (
    <div role="status" className={styles.news}>
      {mistaken && (
        <Notice tone="danger" toneLabel={shell.tones.error}>
          {setup.save.mistakes}
        </Notice>
      )}
      {work.both.length > 0 && (
        <Notice tone="warning" toneLabel={shell.tones.warning}>
          <p>{setup.save.changedToo(work.news, listOf(work.both.map((decision) => setup.decisions[decision])))}</p>
          <Button
            variant="secondary"
            className={styles.theirs ?? ''}
            onClick={() => onWork({ ...work, draft: withTheirs(work.draft, work.initial, work.both), both: [] })}
          >
            {setup.save.takeTheirs}
          </Button>
        </Notice>
      )}
      {failure && (
        <Notice tone="danger" toneLabel={shell.tones.error}>
          {setup.save.failed(reasonOf(failure))}
        </Notice>
      )}
    </div>
  );
}

/** Errors of date fields with a day but no hour. Browsers report such a field as empty, so it must not count as 'no date'. */
function unfinishedTimes(form: HTMLFormElement): SetupErrors {
  const unfinished = [...form.elements].filter((field) => field instanceof HTMLInputElement && field.validity.badInput);
  return Object.fromEntries(
    unfinished.map((field) => [field.getAttribute('name') ?? '', messages().setup.mistakes.unfinishedTime]),
  );
}
