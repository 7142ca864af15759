/** The 'Mode apprentissage' panel: explains the idea of the challenge after a few failures (specification, section 4). */
import { BookOpenText } from 'lucide-react';
import { frenchText } from '#engine/toolbox/running-text.ts';
import styles from './learning-panel.module.css';

/** The live region exists before its text, so that the text is announced. */
export function LearningPanel({
  text,
}: {
  /** Paragraphs, separated by blank lines; undefined while not yet due. */
  readonly text: string | undefined;
}) {
  return (
    <div aria-live="polite" className={styles.region}>
      {text !== undefined && (
        <section className={styles.panel} aria-label="Mode apprentissage">
          <h2 className={styles.title}>
            <BookOpenText size={22} aria-hidden="true" />
            Mode apprentissage
          </h2>
          {frenchText(text)
            .split(/\n{2,}/)
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </section>
      )}
    </div>
  );
}
