/** What the mission is about. Beside the scene it stands whole; above it, on a phone, it is one line that unfolds: the scene comes first. */

import { useMediaQuery } from '#engine/client/use-media-query.ts';
import { failureRuleText } from '#engine/frame/play/failure-price.tsx';
import type { PublicChallenge } from '#engine/rules/public-challenge.ts';
import { frenchText } from '#engine/toolbox/running-text.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { NO_DIFFICULTY } from '#schemas/constants.ts';
import styles from './briefing.module.css';

interface BriefingProps {
  /** What of the manifest everybody may know. */
  readonly challenge: PublicChallenge;
  /** Nothing is won, and so nothing costs. */
  readonly replay?: boolean | undefined;
}

/** Where the frame has two columns (challenge-frame.module.css). */
const BESIDE = '(min-width: 60rem)';

export function Briefing({ challenge, replay = false }: BriefingProps) {
  const beside = useMediaQuery(BESIDE);
  const objective = frenchText(challenge.objective);
  const skill = (
    <div>
      <dt>Compétence</dt>
      <dd>{frenchSpaces(challenge.skill)}</dd>
    </div>
  );
  return (
    <section className={styles.briefing} aria-label="Briefing">
      <p className={styles.category}>{challenge.category}</p>
      <h1 className={styles.title}>{frenchSpaces(challenge.title)}</h1>
      <p className={styles.facts}>
        <span>{challenge.difficulty ?? NO_DIFFICULTY}</span>
        <span>{challenge.duration} min</span>
        {!replay && <span>{failureRuleText(challenge.scoring)}</span>}
      </p>
      {beside ? (
        <>
          <Story text={challenge.briefing} />
          <dl className={styles.meta}>
            <div>
              <dt>Objectif</dt>
              <dd className={styles.objective}>{objective}</dd>
            </div>
            {skill}
          </dl>
        </>
      ) : (
        <details className={styles.line}>
          <summary>
            <span className={styles.label}>Objectif</span> <span className={styles.objective}>{objective}</span>
          </summary>
          <Story text={challenge.briefing} />
          <dl className={styles.meta}>{skill}</dl>
        </details>
      )}
    </section>
  );
}

function Story({ text }: { readonly text: string }) {
  return (
    <div className={styles.story}>
      {frenchText(text)
        .split(/\n{2,}/)
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
    </div>
  );
}
