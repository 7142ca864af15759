import { NO_DIFFICULTY } from '#schemas/words.ts';
import type { PageProps } from '../pages.tsx';
import { FoldedNotes, PreviewLink } from '../parts/challenge-notes.tsx';
import { Note } from '../parts/notes.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { playedMissions } from '../parts/played-missions.ts';
import styles from './missions-page.module.css';

/** Every mission there is, to prepare with: what it is about, its notes, and itself as players see it. */
export function MissionsPage({ catalogue }: PageProps) {
  const missions = [...playedMissions(catalogue, null), ...catalogue.filter(({ listed }) => !listed)];
  return (
    <>
      <PageTitle>Missions</PageTitle>
      <Note>A preview opens in a new tab as a guest plays it. Nothing of it is recorded, and no player’s login is touched.</Note>
      <Panel title="All missions">
        <ul className={styles.missions}>
          {missions.map((mission) => (
            <li key={mission.key} className={styles.mission}>
              <div className={styles.head}>
                <h3 lang="fr">{mission.title}</h3>
                <PreviewLink of={mission} />
              </div>
              <p className={styles.summary} lang="fr">
                {mission.summary}
              </p>
              <p className={styles.facts}>
                {mission.duration} min · <span lang="fr">{mission.difficulty ?? NO_DIFFICULTY}</span> ·{' '}
                <span lang="fr">{mission.tags.join(', ')}</span>
                {!mission.listed && ' · not on the hub: give its address'}
              </p>
              <div className={styles.notes}>
                <FoldedNotes of={mission} />
              </div>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
