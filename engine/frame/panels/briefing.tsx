/** What the mission is about, before one touches it. */

import { failureRuleText } from '#engine/frame/play/failure-price.tsx';
import type { PublicChallenge } from '#engine/rules/public-challenge.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { NO_DIFFICULTY } from '#schemas/constants.ts';
import styles from './briefing.module.css';

interface BriefingProps {
  /** What of the manifest everybody may know. */
  readonly challenge: PublicChallenge;
  /** Nothing is won, and so nothing costs. */
  readonly replay?: boolean | undefined;
}

export function Briefing({ challenge, replay = false }: BriefingProps) {
  return (
    <section className={styles.briefing} aria-label="Briefing">
      <p className={styles.category}>{challenge.category}</p>
      <h1 className={styles.title}>{frenchSpaces(challenge.title)}</h1>
      <p className={styles.facts}>
        <span>{challenge.difficulty ?? NO_DIFFICULTY}</span>
        <span>{challenge.duration} min</span>
        {!replay && <span>{failureRuleText(challenge.scoring)}</span>}
      </p>
      <div className={styles.story}>
        {frenchSpaces(challenge.briefing)
          .split(/\n{2,}/)
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
      </div>
      <dl className={styles.meta}>
        <div>
          <dt>Objectif</dt>
          <dd className={styles.objective}>{frenchSpaces(challenge.objective)}</dd>
        </div>
        <div>
          <dt>Compétence</dt>
          <dd>{frenchSpaces(challenge.skill)}</dd>
        </div>
      </dl>
    </section>
  );
}
