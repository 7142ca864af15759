import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { CountedPoints } from '#engine/frame/counted-points.tsx';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { Notice } from '#engine/ui/notice.tsx';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { usePlayer, useSite } from '../site-context.ts';
import styles from './solved-notice.module.css';

/** The moment after a solve: what was won, and the way to the debrief. Shown once; `entries` gives title and address. */
export function SolvedNotice({ entries }: { readonly entries: readonly CatalogueEntry[] }) {
  const { player } = useSite();
  const last = usePlayer((state) => state.lastSolve);
  const region = useRef<HTMLDivElement>(null);
  const [solve, setSolve] = useState<typeof last>(null);
  useEffect(() => {
    if (!last) return;
    setSolve(last);
    player.celebrated();
  }, [last, player]);
  const close = () => {
    setSolve(null);
    // The button goes, and the focus would go with it.
    region.current?.focus();
  };
  const entry = entries.find(({ key }) => key === solve?.key);
  return (
    // The region is there before its text, so that screen readers announce it.
    <div ref={region} role="status" tabIndex={-1}>
      {solve && (
        <Notice tone="success" className={styles.notice}>
          <div className={styles.row}>
            <div>
              <p className={styles.title}>
                {frenchSpaces(entry ? `« ${entry.title} » : mission réussie !` : 'Mission réussie !')}
              </p>
              <p>
                Points gagnés&nbsp;:{' '}
                <strong className={styles.points}>
                  <CountedPoints points={solve.points} />
                </strong>
              </p>
            </div>
            {entry && (
              <Link className={styles.link} to={`${entry.path}#debrief`}>
                Lire le débriefing
              </Link>
            )}
            <button type="button" className={styles.close} aria-label="Fermer ce message" onClick={close}>
              <X size={20} aria-hidden="true" />
            </button>
          </div>
        </Notice>
      )}
    </div>
  );
}
