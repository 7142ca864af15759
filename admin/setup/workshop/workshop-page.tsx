import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { OPENS_BEFORE, openingOf, totalMinutes, usualMinutes } from '#engine/rules/session/workshop-time.ts';
import { Button, buttonClass } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import type { Session } from '#schemas/admin.ts';
import { SESSION_NAME, WORKSHOP_AUDIENCES } from '#schemas/console-constants.ts';
import { addressOf } from '../../addresses.ts';
import { useIdempotencyKey } from '../../api/idempotency-key.ts';
import { useSessionCalls } from '../../api/session-calls.ts';
import { useResumed, useWorkToRestore } from '../../auth/kept-work-offer.tsx';
import { useWorkKept } from '../../auth/use-work-kept.ts';
import { FieldError, useFirstMistake } from '../../components/form/fields.tsx';
import { RadioRow } from '../../components/form/radio-row.tsx';
import { PageHead, PageTitle } from '../../components/layout/page-title.tsx';
import { Panel } from '../../components/layout/panel.tsx';
import { EmptyState, Note } from '../../components/notes/notes.tsx';
import { CreatedSession } from '../../components/session/created-session.tsx';
import { lengthOf } from '../../components/session/played-missions.ts';
import { formatScheduledTime, timeZone, toUtc } from '../../format/local-time.ts';
import { reasonOf } from '../../format/reason.ts';
import { messages } from '../../language/language.ts';
import type { PageProps } from '../../pages.tsx';
import { stillTold } from '../check-draft.ts';
import { PeopleDirectory } from '../people-directory-field.tsx';
import { type ChangePeople, PeopleFile, usePeopleFile } from '../people-file-field.tsx';
import { PeopleListField } from '../people-list-field.tsx';
import { UnsavedWork } from '../unsaved-work.tsx';
import fields from './workshop-fields.module.css';
import { WorkshopFields } from './workshop-fields.tsx';
import styles from './workshop-page.module.css';
import {
  checkPlan,
  errorOfField,
  FIRST_PLAN,
  isWorkshopPlan,
  missionsOf,
  type PlanErrors,
  WORKSHOP_LENGTHS,
  type WorkshopPlan,
} from './workshop-plan.ts';
import { WorkshopTimeline } from './workshop-timeline.tsx';

/**
 * Page that plans a workshop by five questions and a timeline, from which the missions follow. It creates a session by the same call as the
 * set-up form. @param catalogue all challenges
 */
export function WorkshopPage(props: PageProps) {
  return <WorkshopForm key={String(useResumed())} {...props} />;
}

function WorkshopForm({ catalogue }: PageProps) {
  const { buttons, format, sessionPages, setup, shell, workshop: words } = messages();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const calls = useSessionCalls();
  const { keyFor } = useIdempotencyKey();
  const form = useRef<HTMLFormElement>(null);
  const [now] = useState(() => Date.now());
  const kept = useWorkToRestore()?.work;
  const [plan, setPlan] = useState(isWorkshopPlan(kept) ? kept : FIRST_PLAN);
  const [found, setErrors] = useState<PlanErrors>({});
  const [created, setCreated] = useState<Session | null>(null);
  useFirstMistake(form, found);
  const errors: PlanErrors = stillTold(found, plan);
  const unsaved = plan !== FIRST_PLAN && created === null;
  const leave = useWorkKept(unsaved ? plan : null);
  const missions = missionsOf(plan, catalogue);
  const startsAt = toUtc(plan.startsAt);
  const change = (part: Partial<WorkshopPlan>) => setPlan((before) => ({ ...before, ...part }));
  const changePeople: ChangePeople = (changed) => setPlan((before) => ({ ...before, ...changed(before) }));
  const file = usePeopleFile(changePeople);
  const creation = useMutation({
    mutationFn: (session: Parameters<typeof calls.create>[0]) => calls.create(session, keyFor(session)),
    onSuccess(session) {
      setCreated(session);
      void queries.invalidateQueries();
    },
    onError: (error) => setErrors(errorOfField(error)),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (creation.isPending) return;
    const field = event.currentTarget.elements.namedItem('startsAt');
    // A date field with a day but no hour reads as empty: it must not count as 'no date'.
    const unfinished = field instanceof HTMLInputElement && field.validity.badInput;
    const keys = missions.map(({ key }) => key);
    const checked = checkPlan(plan, keys, Date.now());
    const mistakes = { ...checked.errors, ...(unfinished && { startsAt: words.mistakes.unfinishedTime }) };
    setErrors(mistakes);
    if (checked.session !== null && Object.keys(mistakes).length === 0) creation.mutate(checked.session);
  }

  return (
    <>
      <PageHead>
        <Link to={addressOf('dashboard')}>{sessionPages.sessionsAndScores}</Link>
        <PageTitle>{words.title}</PageTitle>
      </PageHead>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <UnsavedWork unsaved={unsaved} onLeave={leave} />
        <Panel title={words.questions}>
          <RadioRow
            legend={words.forWhom}
            options={WORKSHOP_AUDIENCES.map((audience) => ({ value: audience, label: setup.templates.whom[audience].title }))}
            value={plan.audience}
            onChange={(audience) => change({ audience })}
          />
          <RadioRow
            legend={words.howLong}
            options={WORKSHOP_LENGTHS.map((length) => ({ value: length, label: format.minutes(length) }))}
            value={totalMinutes(plan.minutes)}
            onChange={(length) => change({ minutes: usualMinutes(length) })}
          />
          <div className={fields.fields}>
            <WorkshopFields draft={plan} errors={errors} onChange={change} />
            <Field
              label={words.name}
              autoComplete="off"
              {...SESSION_NAME}
              value={plan.name}
              error={errors.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          </div>
          <Note>{setup.time.zone(timeZone())}</Note>
        </Panel>
        <Panel title={setup.people.title}>
          <PeopleListField
            allowed={plan.allowed}
            seats={plan.expected}
            teams={[]}
            error={errors.allowed}
            onChange={changePeople}
            onFile={file.mutate}
          />
          <PeopleDirectory onChange={changePeople} />
          <PeopleFile load={file} unreadFiles={plan.unreadFiles} onChange={changePeople} />
        </Panel>
        <Panel title={words.course}>
          <WorkshopTimeline
            minutes={plan.minutes}
            startsAt={startsAt === null ? null : Date.parse(startsAt)}
            onChange={(minutes) => change({ minutes })}
          />
        </Panel>
        <Panel title={words.missions}>
          {missions.length === 0 ? (
            <EmptyState>{words.noneFits}</EmptyState>
          ) : (
            <>
              <p role="status" className={styles.content}>
                {words.content(lengthOf(missions), plan.minutes.play)}
              </p>
              <ol className={styles.missions}>
                {missions.map((mission) => (
                  <li key={mission.key}>
                    <span lang="fr">{mission.title}</span>{' '}
                    <span className={styles.minutes}>{format.minutes(mission.duration)}</span>
                  </li>
                ))}
              </ol>
            </>
          )}
          <FieldError error={errors.missions} />
          <Note>{words.changedLater}</Note>
        </Panel>
        <section className={styles.bar} aria-label={words.summary}>
          <p>{words.makes(opening(startsAt, now), plan.minutes.play)}</p>
          <div role="status" className={styles.news}>
            {Object.keys(errors).length > 0 && (
              <Notice tone="danger" toneLabel={shell.tones.error}>
                {words.mistakes.some}
              </Notice>
            )}
            {creation.isError && Object.keys(errors).length === 0 && (
              <Notice tone="danger" toneLabel={shell.tones.error}>
                {words.failed(reasonOf(creation.error))}
              </Notice>
            )}
          </div>
          <div className={styles.actions}>
            <Link to={addressOf('dashboard')} className={buttonClass('secondary')}>
              {buttons.cancel}
            </Link>
            <Button variant="primary" type="submit" pending={creation.isPending}>
              {words.create}
            </Button>
          </div>
        </section>
      </form>
      <CreatedSession session={created} onClose={() => navigate(addressOf('dashboard'))} />
    </>
  );
}

/** When the access code becomes valid: 'Tue 1 Dec 13:45', or at once. */
function opening(startsAt: string | null, now: number): string {
  const { opensAtOnce, opensNow, opens } = messages().workshop;
  const at = openingOf(startsAt, now);
  if (at !== null) return opens(formatScheduledTime(Date.parse(at), now), OPENS_BEFORE);
  return startsAt !== null && Date.parse(startsAt) > now ? opensNow(OPENS_BEFORE) : opensAtOnce;
}
