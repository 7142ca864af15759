/** The missions of a return: their list, and one of them in play. */
import { catalogue, routes } from 'virtual:challenges/catalogue';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Call } from '#engine/client/call.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { buttonClass } from '#engine/ui/controls/button.tsx';
import type { Return } from '#schemas/returns.ts';
import { LazyPage } from '../routes/lazy-page.tsx';
import { createReturnBackend } from './return-backend.ts';
import styles from './return-page.module.css';

/** A solve needs no reaction: the list is loaded again when the mission is left. */
const noPoints = () => undefined;

/** Parameter in the address: the mission that is played. */
export const MISSION = 'mission';
const ORIGIN = { to: '/retour', label: 'Revenir à mon retour' } as const;

interface ReturnMissionsProps {
  readonly missions: Return['missions'];
}

export function ReturnMissions({ missions }: ReturnMissionsProps) {
  return (
    <section aria-labelledby="retour-missions">
      <h2 id="retour-missions">À rejouer</h2>
      <p>
        {missions.length > 1
          ? 'Celles qui avaient le plus résisté, tirées de nouveau.'
          : 'Celle qui avait le plus résisté, tirée de nouveau.'}
      </p>
      <ul className={styles.missions}>
        {missions.map(({ key, solved }) => {
          const entry = catalogue.find((candidate) => candidate.key === key);
          if (!entry) return null;
          return (
            <li key={key}>
              <span>
                {frenchSpaces(entry.title)}, {entry.duration}&nbsp;min{solved && ', réussie'}
              </span>
              <Link
                className={buttonClass('secondary')}
                to={`/retour?${new URLSearchParams({ [MISSION]: key }).toString()}`}
                aria-label={`${solved ? 'Rejouer encore' : 'Rejouer'} ${entry.title}`}
              >
                {solved ? 'Rejouer encore' : 'Rejouer'}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface ReturnMissionProps {
  readonly missionKey: string;
  /** Client with the token of the link. */
  readonly ask: Call;
  readonly onLeave: () => void;
}

/** One mission in play, in the challenge frame. */
export function ReturnMission({ missionKey, ask, onLeave }: ReturnMissionProps) {
  const top = useRef<HTMLDivElement>(null);
  const [backend] = useState(() => createReturnBackend(ask));
  const load = useCallback(async () => {
    const route = routes.find(({ key }) => key === missionKey);
    if (!route) throw new Error(`no mission ${missionKey}`);
    const [{ challenge, scene }, { ChallengeFrame }] = await Promise.all([
      route.load(),
      import('#engine/frame/challenge-frame.tsx'),
    ]);
    return { challenge, scene, ChallengeFrame, loadReveal: route.loadReveal };
  }, [missionKey]);
  useEffect(() => {
    window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={top} tabIndex={-1}>
      <LazyPage load={load}>
        {({ challenge, scene, ChallengeFrame, loadReveal }) => (
          <ChallengeFrame
            challenge={challenge}
            scene={scene}
            loadReveal={loadReveal}
            backend={backend}
            replay
            origin={ORIGIN}
            replayNote="Réussie. Ce que vous avez pris pour vrai ou pour un piège n’est gardé que pour ce retour, et compté en groupe."
            onSolved={noPoints}
            onLeave={onLeave}
          />
        )}
      </LazyPage>
    </div>
  );
}
