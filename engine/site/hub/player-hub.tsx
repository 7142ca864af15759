import { catalogue, problems, routes } from 'virtual:challenges/catalogue';
import { useCallback } from 'react';
import { loadWithin } from '#engine/client/load-within.ts';
import { useLoaded } from '#engine/client/use-loaded.ts';
import { sessionMissions } from '#engine/rules/session/missions.ts';
import { Loading } from '#engine/ui/feedback/loading.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { hasEnded, playedSession } from '../player/played-session.ts';
import { RecallSlot } from '../recall/recall-slot.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { usePlayer, useSite } from '../site-context.ts';
import { nextMission } from '../victory/next-mission.ts';
import { Victory } from '../victory/victory.tsx';
import { catalogueSections, missionCounts } from './catalogue-sections.ts';
import { CardGrid } from './challenge-card.tsx';
import styles from './hub.module.css';
import { MissionCentre } from './mission-centre.tsx';
import { StandingPanel } from './standing-panel.tsx';
import { remainingText } from './standing-text.ts';
import { TeamPanel } from './team-panel.tsx';
import { WayOn } from './way-on.tsx';

/** Time limit in ms for the missions of the session; after it, all missions show. */
const TIMEOUT_MS = 2_000;

/** The hub of a logged-in player: mission centre, and the missions of the session. */
export function PlayerHub() {
  usePageTitle();
  const { player } = useSite();
  const completed = usePlayer((state) => state.completed);
  const session = playedSession(usePlayer((state) => state.session));
  const refreshed = useLoaded(useCallback(() => loadWithin(player.refresh(), TIMEOUT_MS), [player]));
  const approach = useCallback((key: string) => {
    // A preload only: the page itself reports a failure.
    routes
      .find((route) => route.key === key)
      ?.load()
      .catch(() => undefined);
  }, []);

  // The session is still loading after a login: waiting avoids missions that show and vanish.
  if (!session && refreshed.state === 'loading') return <Loading label="Chargement des missions…" />;
  const chosen = session?.challenges ?? null;
  const sections = catalogueSections(catalogue, chosen);
  const counts = missionCounts(sessionMissions(chosen, catalogue), completed);
  const inOrder = sections.flatMap(({ entries }) => entries);
  const over = hasEnded(session);
  return (
    <div className={styles.page}>
      <div className={styles.notices}>
        <Victory />
        {problems.map(({ key, message }) => (
          <Notice key={key} tone="danger" title={`challenges/${key}`}>
            <pre className={styles.problem}>{message}</pre>
          </Notice>
        ))}
        {catalogue.length === 0 && problems.length === 0 && (
          <Notice tone="info">Aucune mission n’est encore disponible. Revenez bientôt&nbsp;!</Notice>
        )}
      </div>
      <MissionCentre counts={counts} session={session} over={over} />
      <WayOn counts={counts} next={over ? undefined : nextMission(inOrder, completed, null)} />
      <StandingPanel team={session?.team ?? null} over={over} />
      {session && session.teams.length > 0 && <TeamPanel teams={session.teams} team={session.team} />}
      <RecallSlot />
      {sections.map(({ title, entries }) => (
        <section key={title} className={styles.section} aria-label={title}>
          <header className={styles.sectionHead}>
            <h2>{title}</h2>
            <p>{remaining(entries, completed, over)}</p>
          </header>
          <CardGrid entries={entries} completed={completed} over={over} told={session?.debriefsTold} onApproach={approach} />
        </section>
      ))}
    </div>
  );
}

function remaining(entries: readonly CatalogueEntry[], completed: readonly string[], over: boolean): string {
  const left = entries.filter(({ key }) => !completed.includes(key));
  const minutes = left.reduce((sum, { duration }) => sum + duration, 0);
  return remainingText(entries.length - left.length, entries.length, over ? null : minutes);
}
