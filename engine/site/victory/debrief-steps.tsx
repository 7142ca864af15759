/** The debrief in two steps: the reveal, then what to keep. What need not be read is folded. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { ClosingGesture } from '#engine/frame/panels/closing-gesture.tsx';
import { Explained, References, Reflexes, Saying } from '#engine/frame/panels/debrief-parts.tsx';
import { Fold } from '#engine/frame/panels/fold.tsx';
import { type LoadReveal, RevealView } from '#engine/frame/panels/reveal-view.tsx';
import { WhereToReportBox } from '#engine/frame/panels/where-to-report.tsx';
import { SceneBoundary } from '#engine/frame/scene/scene-boundary.tsx';
import type { OpenedChallenge } from '#schemas/challenges.ts';
import type { DebriefContent } from '#schemas/manifest.ts';
import { choicesOf } from '../player/choices.ts';
import { useSite } from '../site-context.ts';
import styles from './debrief-steps.module.css';
import { IntentionChoice } from './intention-choice.tsx';

interface DebriefStepsProps {
  readonly missionKey: string;
  readonly opened: OpenedChallenge;
  readonly debrief: DebriefContent;
  readonly loadReveal: LoadReveal;
  /** Counted from 0. */
  readonly step: number;
  /** The player has moved: the focus follows. */
  readonly moved: boolean;
  readonly onStep: (step: number) => void;
}

export const STEPS = ['Sous la loupe', 'À dire, à faire'] as const;

export function DebriefSteps(props: DebriefStepsProps) {
  const { step, moved, onStep } = props;
  return (
    <div className={styles.steps}>
      <ol className={styles.rail} aria-label="Étapes du débriefing">
        {STEPS.map((title, index) => (
          <li key={title}>
            <button type="button" aria-current={index === step ? 'step' : undefined} onClick={() => onStep(index)}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              {title}
            </button>
          </li>
        ))}
      </ol>
      <div className={styles.step}>
        <StepTitle key={step} text={STEPS[step] ?? ''} focused={moved} />
        {step === 0 && <ToRead {...props} />}
        {step === 1 && <ToKeep {...props} />}
      </div>
    </div>
  );
}

/** The reveal, and folded under it what it says in words. */
function ToRead({ missionKey, debrief, opened, loadReveal }: DebriefStepsProps) {
  const { player } = useSite();
  const firstGestures = useMemo(() => choicesOf(player, missionKey, 'first'), [player, missionKey]);
  const [lost, setLost] = useState(opened.reveal === undefined);
  return (
    <>
      <SceneBoundary>
        <RevealView load={loadReveal} opened={opened} firstGestures={firstGestures} onFailure={() => setLost(true)} />
      </SceneBoundary>
      <div>
        <Explained key={String(lost)} debrief={debrief} alone={lost} />
      </div>
    </>
  );
}

/** Takes the focus where the player has moved to it. */
function StepTitle({ text, focused }: { readonly text: string; readonly focused: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focused) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [focused]);
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.title}>
      {text}
    </h3>
  );
}

function ToKeep({ missionKey, debrief, opened }: DebriefStepsProps) {
  return (
    <>
      <Saying tellAColleague={debrief.tellAColleague} />
      <ClosingGesture gesture={debrief.gesture} />
      <IntentionChoice missionKey={missionKey} offered={debrief.intentions} />
      <WhereToReportBox reporting={opened.reporting} level={4} />
      <div>
        <Fold title={<h3>Les réflexes à garder</h3>}>
          <Reflexes reflexes={debrief.reflexes} />
        </Fold>
        <Fold title={<h3>Pour aller plus loin</h3>}>
          <References references={debrief.references} />
        </Fold>
      </div>
    </>
  );
}
