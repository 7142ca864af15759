/**
 * Briefing of the mission. Beside the scene it is complete; above the scene, on a phone, it is folded to one line, so that the scene is
 * visible first.
 */

import { ChevronDown } from 'lucide-react';
import { usePreference } from '#engine/client/preferences.ts';
import { useMediaQuery } from '#engine/client/use-media-query.ts';
import { failureRuleText } from '#engine/frame/play/failure-price.tsx';
import type { PublicChallenge } from '#engine/rules/public-challenge.ts';
import { frenchText } from '#engine/toolbox/running-text.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { NO_DIFFICULTY } from '#schemas/constants.ts';
import type { Demand } from '#schemas/manifest/accessibility.ts';
import styles from './briefing.module.css';
import { Fold } from './fold.tsx';
import { termsIn } from './glossary.ts';
import { useBriefingTexts } from './plain-texts.ts';

interface BriefingProps {
  /** Public fields of the manifest. */
  readonly challenge: PublicChallenge;
  /** Whether it is a replay: no points, and hints cost nothing. */
  readonly replay?: boolean | undefined;
}

/** Media query for the two columns of the frame (challenge-frame.module.css). */
const BESIDE = '(min-width: 60rem)';

export function Briefing({ challenge, replay = false }: BriefingProps) {
  const beside = useMediaQuery(BESIDE);
  const byEar = usePreference('by-ear');
  const words = useBriefingTexts(challenge);
  const objective = frenchText(words.objective);
  const { demands = [] } = challenge;
  const price = !replay && <span>{failureRuleText(challenge.scoring)}</span>;
  const facts = (
    <p className={styles.facts}>
      <span>{challenge.difficulty ?? NO_DIFFICULTY}</span>
      <span>{challenge.duration} min</span>
      {beside && price}
    </p>
  );
  const meta = (
    <>
      <div>
        <dt>Compétence</dt>
        <dd>{frenchSpaces(challenge.skill)}</dd>
      </div>
      {demands.length > 0 && (
        <div>
          <dt>Ce qu’elle demande</dt>
          <dd>{demands.map((demand) => DEMANDS[demand]).join(', ')}</dd>
        </div>
      )}
    </>
  );
  return (
    <section className={styles.briefing} aria-label="Briefing">
      <p className={styles.category}>{challenge.category}</p>
      <div className={styles.head}>
        <h1 className={styles.title}>{frenchSpaces(challenge.title)}</h1>
        {/* The price of wrong answers is outside the folded part: inside, players would read it only after paying. */}
        {!beside && price && <p className={styles.price}>{price}</p>}
      </div>
      {beside && facts}
      {byEar && challenge.byEar !== undefined && (
        <p className={styles.byEar}>
          <strong>À l’oreille&nbsp;:</strong> {frenchSpaces(challenge.byEar)}
        </p>
      )}
      {beside ? (
        <>
          <Story text={words.briefing} objective={words.objective} />
          {challenge.act === 'attacker' && <Law />}
          <dl className={styles.meta}>
            <div>
              <dt>Objectif</dt>
              <dd className={styles.objective}>{objective}</dd>
            </div>
            {meta}
          </dl>
        </>
      ) : (
        <details className={styles.line}>
          <summary>
            <span className={styles.short}>
              <span className={styles.label}>Objectif</span> <span className={styles.objective}>{objective}</span>
            </span>
            <ChevronDown size={20} aria-hidden="true" />
          </summary>
          {facts}
          <Story text={words.briefing} objective={words.objective} />
          {challenge.act === 'attacker' && <Law />}
          <dl className={styles.meta}>{meta}</dl>
        </details>
      )}
    </section>
  );
}

const DEMANDS: Readonly<Record<Demand, string>> = {
  'close-reading': 'comparer des lettres et des chiffres',
  spelling: 'voir des fautes d’écriture',
  clock: 'un compte à rebours, que l’on peut arrêter',
  code: 'lire du texte qui n’est pas des mots',
};

/**
 * Legal notice under the story of an exercise that is played as the attacker. Code pénal, articles 323-1 (access) and 226-15
 * (interception).
 */
function Law() {
  return (
    <p className={styles.law}>
      Exercice. Ailleurs, sans accord écrit, c’est un délit&nbsp;: Code pénal, art.&nbsp;323-1 (accès) et 226-15 (interception).
    </p>
  );
}

function Story({ text, objective }: { readonly text: string; readonly objective: string }) {
  const terms = termsIn(`${objective} ${text}`);
  return (
    <div className={styles.story}>
      {frenchText(text)
        .split(/\n{2,}/)
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      {terms.length > 0 && (
        <Fold title="Les mots, expliqués">
          <dl className={styles.terms}>
            {terms.map(({ term, meaning }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      )}
    </div>
  );
}
