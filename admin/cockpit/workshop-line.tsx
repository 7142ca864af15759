import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import type { SessionState } from '#engine/rules/session/state.ts';
import { partSpans, totalMinutes } from '#engine/rules/session/workshop-time.ts';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { Workshop } from '#schemas/workshop.ts';
import { useSessionDetails } from '../api/session-calls.ts';
import { shareOfLine } from '../components/session/share-of-line.ts';
import { formatHour } from '../format/local-time.ts';
import { messages } from '../language/language.ts';
import styles from './workshop-line.module.css';
import { type PlayTimes, type WorkshopProgress, workshopProgress } from './workshop-progress.ts';

/** Minutes between two announcements of a delay. */
const SPOKEN_STEP = 5;

interface WorkshopLineProps {
  readonly session: string;
  readonly clock: SessionState['clock'];
  /** Current time by the server's clock, milliseconds since 1970. */
  readonly now: number;
}

/** Timeline of a workshop on its day: the current part, the delay, and what to shorten. Renders nothing for other sessions. */
export function WorkshopLine({ session, clock, now }: WorkshopLineProps) {
  const workshop = useSessionDetails(session).data?.workshop ?? null;
  const play = playTimes(clock, now);
  const progress = workshop && workshopProgress(workshop, play, now);
  if (!workshop || !progress) return null;
  return <Line workshop={workshop} progress={progress} play={play} />;
}

interface LineProps {
  readonly workshop: Workshop;
  readonly progress: WorkshopProgress;
  readonly play: PlayTimes;
}

function Line({ workshop, progress, play }: LineProps) {
  const words = messages().workshop;
  const { minutes } = workshop;
  const total = totalMinutes(minutes);
  const { late, minute } = progress;
  const spoken = late - (late % SPOKEN_STEP);
  return (
    <section className={styles.workshop} aria-label={words.onTheDay}>
      <div className={styles.line} aria-hidden="true">
        {partSpans(minutes).map(({ part }) => (
          <span
            key={part}
            className={styles.part}
            data-part={part}
            data-present={part === progress.part || undefined}
            style={shareOfLine(minutes[part] / total)}
          />
        ))}
        <span className={styles.now} style={shareOfLine(Math.min(1, Math.max(0, minute / total)))} />
      </div>
      <p className={styles.words} data-late={late > 0 || undefined}>
        {sentenceOf(workshop, progress, play)}
      </p>
      <VisuallyHidden role="status">{spoken > 0 && words.late(spoken)}</VisuallyHidden>
    </section>
  );
}

/** 'Play, until 14:40', or '6 min late: leave out the questions, shorten the debrief by 1 min.' */
function sentenceOf({ minutes, venue }: Workshop, { part, beginsAt, late, drop }: WorkshopProgress, play: PlayTimes): string {
  const words = messages().workshop;
  const hour = (after: number) => formatHour(beginsAt + after * MINUTE_MS);
  if (part === 'before') return words.comes(hour(0), venue);
  if (part === 'after') return words.over(hour(totalMinutes(minutes)));
  if (late === 0) {
    const span = partSpans(minutes).find((one) => one.part === part);
    const until = part === 'play' && play.endsAt !== null ? formatHour(play.endsAt) : hour(span?.to ?? 0);
    return words.until(words.parts[part].title, until);
  }
  if (drop.length === 0) return words.endsLate(late, hour(totalMinutes(minutes) + late));
  return words.lateDrop(
    late,
    drop.map((one) => words.drops[one.part === 'welcome' ? 'play' : one.part](one.minutes, one.minutes === minutes[one.part])),
  );
}

/** Times of play by the session clock: a pause postpones the end. */
function playTimes({ phase, startedAt, closesAt, pausedAt, endedAt }: SessionState['clock'], now: number): PlayTimes {
  const time = (at: string | null) => (at === null ? null : Date.parse(at));
  const closes = time(closesAt);
  const paused = phase === 'paused' && pausedAt !== null ? Math.max(0, now - Date.parse(pausedAt)) : 0;
  const ended = time(endedAt) ?? (phase === 'running' && closes !== null && closes <= now ? closes : null);
  return { startedAt: time(startedAt), endsAt: ended ?? (closes === null ? null : closes + paused), over: ended !== null };
}
