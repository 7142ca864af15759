/** What to take away from the challenge. The server sends it after the solve only. */

import { useEffect, useRef } from 'react';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import type { DebriefContent } from '#schemas/manifest.ts';
import type { WhereToReport } from '#schemas/where-to-report.ts';
import { ClosingGesture } from './closing-gesture.tsx';
import styles from './debrief.module.css';
import { References, Reflexes, Saying } from './debrief-parts.tsx';
import { WhereToReportBox } from './where-to-report.tsx';

interface DebriefProps {
  /** As the manifest has it. */
  readonly debrief: DebriefContent;
  /** Where the player reports; absent where nothing is set. */
  readonly reporting: WhereToReport | undefined;
}

export function Debrief({ debrief, reporting }: DebriefProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // On a phone the briefing stands above: scroll to the debrief, which is what the page was opened for.
    if (window.location.hash !== '#debrief') return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className={styles.debrief} aria-labelledby="debrief">
      <h2 id="debrief" ref={heading} tabIndex={-1} className={styles.title}>
        Ce qu’il faut retenir
      </h2>
      <div className={styles.explained}>
        <div>
          <h3>Ce qui s’est passé</h3>
          <p>{frenchSpaces(debrief.whatHappened)}</p>
        </div>
        <div>
          <h3>Pourquoi cela marche</h3>
          <p>{frenchSpaces(debrief.whyItWorks)}</p>
        </div>
      </div>
      <ClosingGesture gesture={debrief.gesture} />
      <div>
        <h3>Les réflexes à garder</h3>
        <Reflexes reflexes={debrief.reflexes} />
      </div>
      <WhereToReportBox reporting={reporting} />
      <Saying tellAColleague={debrief.tellAColleague} />
      <div className={styles.sources}>
        <h3>Pour aller plus loin</h3>
        <References references={debrief.references} />
      </div>
    </section>
  );
}
