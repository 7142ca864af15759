/** The debrief in short steps, one at a time; the reveal is one of them. */
import { useEffect, useRef } from 'react';
import { ClosingGesture } from '#engine/frame/panels/closing-gesture.tsx';
import { References, Reflexes, Saying } from '#engine/frame/panels/debrief-parts.tsx';
import { type LoadReveal, RevealView } from '#engine/frame/panels/reveal-view.tsx';
import { WhereToReportBox } from '#engine/frame/panels/where-to-report.tsx';
import { SceneBoundary } from '#engine/frame/scene/scene-boundary.tsx';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import type { OpenedChallenge } from '#schemas/challenges.ts';
import type { DebriefContent } from '#schemas/manifest.ts';
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

export const STEPS = ['Ce qui s’est passé', 'Sous la loupe', 'Pourquoi cela marche', 'Les réflexes', 'À dire, à faire'] as const;

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
        {step === 0 && <p>{frenchSpaces(props.debrief.whatHappened)}</p>}
        {step === 0 && <ClosingGesture gesture={props.debrief.gesture} />}
        {step === 1 && (
          <SceneBoundary>
            <RevealView load={props.loadReveal} opened={props.opened} />
          </SceneBoundary>
        )}
        {step === 2 && <p>{frenchSpaces(props.debrief.whyItWorks)}</p>}
        {step === 3 && <Reflexes reflexes={props.debrief.reflexes} />}
        {step === 4 && <ToKeep {...props} />}
      </div>
    </div>
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
      <IntentionChoice missionKey={missionKey} offered={debrief.intentions} />
      <WhereToReportBox reporting={opened.reporting} level={4} />
      <details className={styles.sources}>
        <summary>Pour aller plus loin</summary>
        <References references={debrief.references} />
      </details>
    </>
  );
}
