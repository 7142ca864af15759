import { useState } from 'react';
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { partSpans, totalMinutes, WORKSHOP_PARTS } from '#engine/rules/session/workshop-time.ts';
import { Field } from '#engine/ui/controls/field.tsx';
import type { WorkshopMinutes, WorkshopPart } from '#schemas/workshop.ts';
import { shareOfLine } from '../../components/session/share-of-line.ts';
import { formatHour } from '../../format/local-time.ts';
import { messages } from '../../language/language.ts';
import { JOINTS, type Joint, jointRange, setPart, shiftJoint } from './workshop-plan.ts';
import styles from './workshop-timeline.module.css';

interface WorkshopTimelineProps {
  readonly minutes: WorkshopMinutes;
  /** Beginning of the workshop, in milliseconds since 1970; null while the day is not set. */
  readonly startsAt: number | null;
  readonly onChange: (minutes: WorkshopMinutes) => void;
}

/**
 * Timeline of a workshop's parts. The boundaries are sliders, moved by pointer or keyboard; below, each part has its hours and a number
 * field, as an alternative to dragging.
 */
export function WorkshopTimeline({ minutes, startsAt, onChange }: WorkshopTimelineProps) {
  const { format, workshop: words } = messages();
  const total = totalMinutes(minutes);
  const spans = partSpans(minutes);
  const at = (minute: number) => words.at(startsAt === null ? null : formatHour(startsAt + minute * MINUTE_MS), minute);

  return (
    <fieldset className={styles.timeline}>
      <legend className={styles.title}>
        {startsAt === null ? format.minutes(total) : words.timeline(format.minutes(total), at(0), at(total))}
      </legend>
      <div className={styles.line}>
        {spans.map(({ part }) => (
          <div key={part} className={styles.part} data-part={part} style={shareOfLine(minutes[part] / total)} aria-hidden="true">
            <span>{words.parts[part].title}</span>
          </div>
        ))}
        {JOINTS.map((joint) => (
          <JointSlider key={joint} joint={joint} minutes={minutes} total={total} at={at} onChange={onChange} />
        ))}
      </div>
      <ol className={styles.parts}>
        {spans.map(({ part, from, to }) => (
          <li key={part} data-part={part}>
            <p className={styles.hours}>{words.fromTo(at(from), at(to))}</p>
            <PartField part={part} minutes={minutes} onChange={onChange} />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

interface JointSliderProps extends Pick<WorkshopTimelineProps, 'minutes' | 'onChange'> {
  readonly joint: Joint;
  readonly total: number;
  readonly at: (minute: number) => string;
}

/** Minute at which a workshop begins; also the minimum of each field. */
const BEGINNING = 0;

/** Slider that is as wide as the whole timeline, so that its value equals its position. Only its handle receives pointer events. */
function JointSlider({ joint, minutes, total, at, onChange }: JointSliderProps) {
  const { format, workshop: words } = messages();
  const { at: position } = jointRange(minutes, joint);
  const next = WORKSHOP_PARTS[WORKSHOP_PARTS.indexOf(joint) + 1] ?? 'questions';
  return (
    <>
      <span className={styles.mark} style={shareOfLine(position / total)} aria-hidden="true" />
      <input
        type="range"
        className={styles.joint}
        min={BEGINNING}
        max={total}
        step={1}
        value={position}
        aria-label={words.endOf(words.parts[joint].title)}
        aria-valuetext={words.jointAt(
          at(position),
          words.parts[joint].title,
          format.minutes(minutes[joint]),
          words.parts[next].title,
          format.minutes(minutes[next]),
        )}
        onChange={(event) => onChange(shiftJoint(minutes, joint, event.target.valueAsNumber))}
      />
    </>
  );
}

interface PartFieldProps extends Pick<WorkshopTimelineProps, 'minutes' | 'onChange'> {
  readonly part: WorkshopPart;
}

/**
 * Minutes of a part. A number out of the part's range may be the beginning of another one ("2" of "25"): it stays as it is typed, and the
 * range is applied when the field is left or Enter is pressed.
 */
function PartField({ part, minutes, onChange }: PartFieldProps) {
  const { title, about } = messages().workshop.parts[part];
  const [typed, setTyped] = useState<string | null>(null);
  const isHeld = typed !== null && Number(typed) !== minutes[part];
  const settle = () => {
    setTyped(null);
    const wanted = Number(typed || Number.NaN);
    if (isHeld && Number.isInteger(wanted)) onChange(setPart(minutes, part, wanted));
  };
  return (
    <Field
      label={messages().workshop.minutesOf(title)}
      description={about}
      type="number"
      inputMode="numeric"
      min={BEGINNING}
      value={typed ?? minutes[part]}
      onChange={(event) => {
        const wanted = event.target.valueAsNumber;
        setTyped(event.target.value);
        const next = setPart(minutes, part, wanted);
        if (next[part] === wanted) onChange(next);
      }}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !isHeld) return;
        event.preventDefault();
        settle();
      }}
    />
  );
}
