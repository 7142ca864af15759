import { DURATION_MINUTES } from '#schemas/console-constants.ts';
import { Panel } from '../../components/layout/panel.tsx';
import { Note } from '../../components/notes/notes.tsx';
import { timeZone, toUtc } from '../../format/local-time.ts';
import { messages } from '../../language/language.ts';
import type { SetupErrors } from '../check-draft.ts';
import type { SetupDraft } from '../setup-draft.ts';
import type { SessionState } from '../summary.ts';
import { movedSchedule, type WorkshopDraft, withPlay } from './workshop-draft.ts';
import fields from './workshop-fields.module.css';
import { WorkshopFields } from './workshop-fields.tsx';
import { WorkshopTimeline } from './workshop-timeline.tsx';

interface WorkshopPanelProps {
  readonly draft: SetupDraft;
  /** Initial values of the form. */
  readonly initial: SetupDraft;
  readonly errors: SetupErrors;
  readonly state: SessionState;
  readonly onChange: (change: Partial<SetupDraft>) => void;
}

/**
 * Fields that move a workshop to another day or venue, or change the minutes of its parts; opening and closing move along. Renders nothing
 * for a session that is not a workshop.
 */
export function WorkshopPanel({ draft, initial, errors, state, onChange }: WorkshopPanelProps) {
  const { setup, workshop: words } = messages();
  const { workshop } = draft;
  if (workshop === null) return null;
  const startsAt = toUtc(workshop.startsAt);
  const duration = Number(draft.duration);

  function change(part: Partial<WorkshopDraft>) {
    const schedule = part.startsAt === undefined ? {} : movedSchedule(initial, draft, part.startsAt, state !== 'open');
    onChange({ ...schedule, workshop: workshop && { ...workshop, ...part } });
  }

  return (
    <Panel title={words.questions}>
      <div className={fields.fields}>
        <WorkshopFields draft={workshop} errors={errors} onChange={change} />
      </div>
      <Note>{words.movesAlong}</Note>
      <WorkshopTimeline
        minutes={withPlay(workshop.minutes, duration >= DURATION_MINUTES.minimum ? duration : null)}
        startsAt={startsAt === null ? null : Date.parse(startsAt)}
        onChange={(minutes) => onChange({ workshop: { ...workshop, minutes }, duration: String(minutes.play) })}
      />
      <Note>{setup.time.zone(timeZone())}</Note>
    </Panel>
  );
}
