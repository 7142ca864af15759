/** The 'Mode apprentissage' panel: explains the idea of the challenge after a few failures (specification, section 4). */
import { BookOpenText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { frenchText } from '#engine/toolbox/running-text.ts';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import { Fold } from './fold.tsx';
import styles from './learning-panel.module.css';

/** Milliseconds until the panel is announced: the player first needs to hear the verdict and the marked passages. */
const ANNOUNCED_AFTER = 1_500;

interface LearningPanelProps {
  /** Paragraphs, separated by blank lines; undefined while not yet due. */
  readonly text: string | undefined;
  /** Number of attempts that were answered without a failure: after the next such attempt the panel is folded. */
  readonly steps: number;
}

/**
 * The panel's title is announced once, when the panel appears. Its text, a minute of speech, is not announced, and stays unfolded until the
 * next of the `steps`.
 */
export function LearningPanel({ text, steps }: LearningPanelProps) {
  const [came, setCame] = useState(steps);
  if (text === undefined && came !== steps) setCame(steps);
  const [before] = useState(text !== undefined);
  const [announced, setAnnounced] = useState(false);
  const comes = text !== undefined && !before;
  useEffect(() => {
    if (!comes) return;
    const timer = setTimeout(() => setAnnounced(true), ANNOUNCED_AFTER);
    return () => clearTimeout(timer);
  }, [comes]);
  return (
    <>
      <VisuallyHidden role="status">{announced && 'Mode apprentissage\u00a0: une explication est sous la scène.'}</VisuallyHidden>
      {text !== undefined && (
        <section className={styles.panel} aria-label="Mode apprentissage">
          <Fold
            open={steps === came}
            title={
              <h2>
                <BookOpenText size={20} aria-hidden="true" />
                Mode apprentissage
              </h2>
            }
          >
            {frenchText(text)
              .split(/\n{2,}/)
              .map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
          </Fold>
        </section>
      )}
    </>
  );
}
