/** The end of a sequence: its last button, and the step before that button in which nothing is judged. */
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { VerdictRegion } from '#engine/frame/play/verdict-region.tsx';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import styles from './sequence.module.css';
import type { SequenceHandle } from './use-sequence.ts';

/** A step after the items: something to try, which is not judged. */
export interface SequenceClosing {
  readonly title: string;
  /** Content of the step. @param finish the last button, to be placed where the step is over; null once the mission is solved */
  readonly children: (finish: ReactNode) => ReactNode;
}

interface FinishButtonProps {
  /** Label of the button. */
  readonly finish: string;
  readonly handle: SequenceHandle;
  /** Called when items are asked again. */
  readonly onReopened: () => void;
}

/** Sends all gestures, which ends the sequence unless items are asked again. */
export function FinishButton({ finish, handle, onReopened }: FinishButtonProps) {
  return (
    <Button
      className={styles.onward}
      pending={handle.pending}
      onClick={async () => {
        if (!(await handle.finish())) onReopened();
      }}
    >
      {finish}
    </Button>
  );
}

export function BackButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button variant="quiet" className={styles.back} onClick={onClick}>
      <ArrowLeft size={20} aria-hidden="true" />
      <VisuallyHidden>Revoir l’étape précédente</VisuallyHidden>
    </Button>
  );
}

interface ClosingStepProps extends FinishButtonProps {
  readonly closing: SequenceClosing;
  /** Announced number of the step, as for the steps before: « Étape 7 sur 7 ». */
  readonly step: string;
  /** Called to go back to the last item. */
  readonly onBack: () => void;
}

/** The step after the items, in the same frame. */
export function ClosingStep({ closing: { title, children }, step, finish, handle, onBack, onReopened }: ClosingStepProps) {
  const heading = useId();
  return (
    <section className={styles.item} aria-labelledby={heading}>
      <div className={styles.head}>
        <BackButton onClick={onBack} />
        <h2 id={heading} className={styles.title} tabIndex={-1} data-target="item">
          <VisuallyHidden>{step}&nbsp;: </VisuallyHidden>
          {frenchSpaces(title)}
        </h2>
      </div>
      {children(<FinishButton finish={finish} handle={handle} onReopened={onReopened} />)}
      <VerdictRegion inPlace />
    </section>
  );
}
