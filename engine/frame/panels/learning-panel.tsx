/** The 'Mode apprentissage' panel: the idea behind the challenge, after a few failures (specification, section 4). */
import { BookOpenText } from 'lucide-react';
import { frenchText } from '#engine/toolbox/running-text.ts';
import styles from './learning-panel.module.css';

/** The live region is there before the text, so that its arrival is announced. */
export function LearningPanel({
  text,
}: {
  /** Paragraphs, parted by blank lines; none before it is time. */
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
