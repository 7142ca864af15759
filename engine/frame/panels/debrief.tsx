/** Debrief of a challenge. The server sends it after the solve only. */

import { useEffect, useRef } from 'react';
import type { SentDebrief } from '#schemas/manifest/debrief.ts';
import type { WhereToReport } from '#schemas/where-to-report.ts';
import { ClosingGesture } from './closing-gesture.tsx';
import styles from './debrief.module.css';
import { Explained, References, Reflexes, Saying } from './debrief-parts.tsx';
import { Fold } from './fold.tsx';
import { usePlainDebrief } from './plain-texts.ts';
import { WhereToReportBox } from './where-to-report.tsx';

interface DebriefProps {
  /** From the manifest. */
  readonly debrief: SentDebrief;
  /** Reporting channel of the player's company; absent without one. */
  readonly reporting: WhereToReport | undefined;
}

export function Debrief({ debrief: sent, reporting }: DebriefProps) {
  const debrief = usePlainDebrief(sent);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // On a phone the briefing comes first: a link that ends in `#debrief` scrolls to the debrief.
    if (window.location.hash !== '#debrief') return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className={styles.debrief} aria-labelledby="debrief">
      <h2 id="debrief" ref={heading} tabIndex={-1} className={styles.title}>
        Ce qu’il faut retenir
      </h2>
      <Saying tellAColleague={debrief.tellAColleague} />
      <WhereToReportBox reporting={reporting} />
      <div>
        {debrief.gesture && (
          <Fold title={<h3>Un dernier choix</h3>}>
            <ClosingGesture gesture={debrief.gesture} />
          </Fold>
        )}
        <Explained debrief={debrief} />
        <Fold title={<h3>Les réflexes à garder</h3>}>
          <Reflexes reflexes={debrief.reflexes} />
        </Fold>
        <Fold title={<h3>Pour aller plus loin</h3>}>
          <References references={debrief.references} />
        </Fold>
      </div>
    </section>
  );
}
