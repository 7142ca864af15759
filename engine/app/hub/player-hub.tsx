import { catalogue, problems, routes } from 'virtual:challenges/catalogue';
import { useCallback, useEffect } from 'react';
import { Notice } from '#engine/ui/notice.tsx';
import { usePlayer, useSite } from '../player/player-context.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { catalogueSections, missionCounts } from './catalogue-sections.ts';
import { CardGrid } from './challenge-card.tsx';
import styles from './hub.module.css';
import { MissionCentre } from './mission-centre.tsx';
import { SolvedNotice } from './solved-notice.tsx';

/** The hub of who is logged in: mission centre and every listed challenge. */
export function PlayerHub() {
  usePageTitle();
  const { player } = useSite();
  const completed = usePlayer((state) => state.completed);
  useEffect(() => void player.refresh(), [player]);
  const approach = useCallback((key: string) => {
    // Only a head start: the page itself reports what goes wrong.
    routes
      .find((route) => route.key === key)
      ?.load()
      .catch(() => undefined);
  }, []);

  return (
    <div className={styles.page}>
      <MissionCentre counts={missionCounts(catalogue, completed)} />
      <div className={styles.notices}>
        <SolvedNotice entries={catalogue} />
        {problems.map(({ key, message }) => (
          <Notice key={key} tone="danger" title={`challenges/${key}`}>
            <pre className={styles.problem}>{message}</pre>
          </Notice>
        ))}
        {catalogue.length === 0 && problems.length === 0 && (
          <Notice tone="info">Aucune mission n’est encore disponible. Revenez bientôt !</Notice>
        )}
      </div>
      {catalogueSections(catalogue).map(({ title, entries }) => (
        <section key={title} className={styles.section} aria-label={title}>
          <header className={styles.sectionHead}>
            <h2>{title}</h2>
            <p>
              {entries.filter(({ key }) => completed.includes(key)).length} / {entries.length}
            </p>
          </header>
          <CardGrid entries={entries} completed={completed} onApproach={approach} />
        </section>
      ))}
    </div>
  );
}
