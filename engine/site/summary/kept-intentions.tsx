/** The intentions that the player keeps: the first ones, the rest on demand; on paper all of them. */
import { useRef, useState } from 'react';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import styles from './kept-intentions.module.css';

/** Number of intentions shown at once. */
const SHOWN = 3;

export function KeptIntentions({ intentions }: { readonly intentions: readonly string[] }) {
  const [all, setAll] = useState(intentions.length <= SHOWN);
  const list = useRef<HTMLUListElement>(null);
  return (
    <section aria-labelledby="mes-reflexes">
      <h2 id="mes-reflexes">Ce que je garde</h2>
      <p className={styles.note}>Gardé dans ce navigateur jusqu’à votre déconnexion&nbsp;: imprimez cette page avant.</p>
      <ul ref={list} className={styles.kept} data-folded={!all || undefined}>
        {intentions.map((text) => (
          <li key={text} tabIndex={-1}>
            {frenchSpaces(text)}
          </li>
        ))}
      </ul>
      {!all && (
        <div className={styles.more}>
          <Button
            variant="quiet"
            onClick={() => {
              setAll(true);
              // The pressed button disappears: the focus moves to the first intention that it showed.
              requestAnimationFrame(() => list.current?.querySelectorAll('li').item(SHOWN).focus());
            }}
          >
            {intentions.length - SHOWN === 1 ? 'Voir l’autre' : `Voir les ${intentions.length - SHOWN}\u00a0autres`}
          </Button>
        </div>
      )}
    </section>
  );
}
