/** What to take away from the challenge. The server sends it after the solve only. */

import { useEffect, useRef } from 'react';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import type { DebriefContent } from '#schemas/manifest.ts';
import styles from './debrief.module.css';

export function Debrief({ debrief }: { readonly debrief: DebriefContent }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // On a phone the briefing stands above: who came to read this need not look for it.
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
      <div>
        <h3>Les réflexes à garder</h3>
        <ul className={styles.reflexes}>
          {debrief.reflexes.map((reflex) => (
            <li key={reflex}>{frenchSpaces(reflex)}</li>
          ))}
        </ul>
      </div>
      <figure className={styles.saying}>
        <figcaption>À dire à un collègue</figcaption>
        <blockquote>{frenchSpaces(debrief.tellAColleague)}</blockquote>
      </figure>
      <div className={styles.sources}>
        <h3>Pour aller plus loin</h3>
        <ul>
          {debrief.references.map(({ publisher, title }) => (
            <li key={title}>
              <strong>{publisher}</strong>, <cite>{frenchSpaces(title)}</cite>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
