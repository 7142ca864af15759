import { catalogue, problems, routes } from 'virtual:challenges/catalogue';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { loadWithin } from '#engine/client/load-within.ts';
import { useLoaded } from '#engine/client/use-loaded.ts';
import { useMediaQuery } from '#engine/client/use-media-query.ts';
import { Loading } from '#engine/ui/feedback/loading.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { Completion } from '../completion/completion.tsx';
import { difficultySections, missionCounts, sectionTitle } from '../missions/catalogue-sections.ts';
import { orderOf } from '../missions/next-mission.ts';
import { remainingText } from '../missions/standing-text.ts';
import { useMissionsAhead } from '../missions/use-missions.ts';
import { hasEnded, playedSession } from '../player-state/played-session.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { usePlayer, useSite } from '../site-context.ts';
import { Victory } from '../victory/victory.tsx';
import { CardGrid } from './challenge-card.tsx';
import { useDrawings } from './drawings.ts';
import styles from './hub.module.css';
import { MissionCentre } from './mission-centre.tsx';
import { EVERYTHING, filteredMissions, isFiltering } from './mission-filter.ts';
import { MissionFilters } from './mission-filters.tsx';
import { QuayList } from './quay-list.tsx';
import { StandingPanel } from './standing-panel.tsx';
import { TeamPanel } from './team-panel.tsx';
import { Today } from './today.tsx';

/** Timeout in ms for the missions of the session; after it, all missions are shown. */
const TIMEOUT_MS = 2_000;

/** Fewer missions than this need no filter. */
const MIN_FILTERED = 9;

interface PlayerHubProps {
  /** Notices for a newcomer, beside the first section. */
  readonly children?: ReactNode;
}

/** The hub of a logged-in player: mission centre with the next missions, and the missions of the session. */
export function PlayerHub({ children }: PlayerHubProps) {
  usePageTitle();
  const { player } = useSite();
  const completed = usePlayer((state) => state.completed);
  const session = playedSession(usePlayer((state) => state.session));
  const refreshed = useLoaded(useCallback(() => loadWithin(player.refreshUnlessRecent(), TIMEOUT_MS), [player]));
  const [filter, setFilter] = useState(EVERYTHING);
  const drawings = useDrawings(null, 'all');
  const missions = useMissionsAhead(Number.POSITIVE_INFINITY);
  const narrow = useMediaQuery(NARROW);
  const chosen = session?.challenges ?? null;
  const played = useMemo(() => orderOf(catalogue, chosen).missions, [chosen]);

  // The session is still loading after a login: waiting avoids missions that show and vanish.
  if (!session && refreshed.state === 'loading') return <Loading label="Chargement des missions…" />;
  const counts = missionCounts(played, completed);
  const over = hasEnded(session);
  const told = session?.debriefsTold ?? NONE;
  const shown = filteredMissions(played, filter, completed);
  const filtering = isFiltering(filter);
  return (
    <div className={styles.page}>
      <div className={styles.notices}>
        <Victory />
        <Completion />
        {problems.map(({ key, message }) => (
          <Notice key={key} tone="danger" title={`challenges/${key}`}>
            <pre className={styles.problem}>{message}</pre>
          </Notice>
        ))}
        {catalogue.length === 0 && problems.length === 0 && (
          <Notice tone="info">Aucune mission n’est encore disponible. Revenez bientôt&nbsp;!</Notice>
        )}
      </div>
      <MissionCentre counts={counts} minutes={minutesOf(missions)} session={session} over={over} told={children}>
        <Today
          ahead={missions.slice(0, AHEAD)}
          open={missions}
          solved={counts.completed}
          finished={counts.available > 0 && counts.inProgress === 0}
          over={over}
          drawings={drawings}
          onApproach={approach}
        />
      </MissionCentre>
      {session && session.teams.length > 0 && <TeamPanel teams={session.teams} team={session.team} />}
      <StandingPanel team={session?.team ?? null} over={over} paused={session?.room?.phase === 'paused'} folded={narrow} />
      <section className={styles.missions} aria-label="Missions">
        {chosen !== null && played.length > 0 && (
          <header className={styles.sectionHead}>
            <h2>{sectionTitle(played)}</h2>
            <p>{remaining(played, completed, over)}</p>
          </header>
        )}
        {played.length >= MIN_FILTERED && (
          <MissionFilters missions={played} filter={filter} shown={shown.length} onFilter={setFilter} />
        )}
        {chosen === null ? (
          difficultySections(shown).map(({ title, entries }) => (
            <section key={title} className={styles.difficulty} aria-label={title}>
              <header className={styles.sectionHead}>
                <h2>{title}</h2>
                <p>{remaining(entries, completed, over)}</p>
              </header>
              <CardGrid entries={entries} completed={completed} over={over} told={told} onApproach={approach} />
            </section>
          ))
        ) : (
          <QuayList
            missions={shown}
            completed={completed}
            told={told}
            next={missions[0]}
            filtering={filtering}
            over={over}
            drawings={drawings}
            onApproach={approach}
          />
        )}
      </section>
    </div>
  );
}

/** Media query for a phone, where the missions come before the board. */
const NARROW = '(width < 40rem)';
/** Number of named missions: the next one, and two after it. */
const AHEAD = 3;
const NONE: readonly string[] = [];

/** Preloads the code of a mission. The mission's page itself reports a failure. */
function approach(key: string): void {
  import('#engine/frame/challenge-frame.tsx').catch(() => undefined);
  routes
    .find((route) => route.key === key)
    ?.load()
    .catch(() => undefined);
}

function minutesOf(entries: readonly CatalogueEntry[]): number {
  return entries.reduce((sum, { duration }) => sum + duration, 0);
}

function remaining(entries: readonly CatalogueEntry[], completed: readonly string[], over: boolean): string {
  const left = entries.filter(({ key }) => !completed.includes(key));
  return remainingText(entries.length - left.length, entries.length, over ? null : minutesOf(left));
}
