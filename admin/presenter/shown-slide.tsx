import { slideText } from '#engine/rules/debrief-slide.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import type { DebriefSlide, SpokenMission } from '#schemas/debrief.ts';
import { messages } from '../language/language.ts';
import styles from './shown-slide.module.css';

interface ShownSlideProps {
  readonly name: DebriefSlide;
  readonly mission: SpokenMission;
  /** Smaller text, for the next slide. */
  readonly small?: boolean;
}

/** Text of a slide as it is projected. */
export function ShownSlide({ name, mission, small = false }: ShownSlideProps) {
  const words = messages().presenter;
  const { heading, figure, text } = slideText(name, mission);
  return (
    // A question has small text too: the answers of the phones are below it, and must be visible.
    <div className={styles.slide} data-small={small || name === 'question' || undefined}>
      <p className={styles.name}>{words.slides[name]}</p>
      <p className={styles.heading} lang="fr">
        {frenchSpaces(heading)}
      </p>
      {figure && <p className={styles.figure}>{words.figure(figure.people, figure.of)}</p>}
      {text !== null && <p lang="fr">{frenchSpaces(text)}</p>}
    </div>
  );
}
