import { NO_DIFFICULTY } from '#schemas/constants.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { CLASSIC } from '#schemas/programmes.ts';
import { PageTitle } from '../components/layout/page-title.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { FoldedNotes, PreviewLink } from '../components/notes/challenge-notes.tsx';
import { Note } from '../components/notes/notes.tsx';
import { lengthOf } from '../components/session/played-missions.ts';
import { type Programme, programmesOf } from '../components/session/programmes.ts';
import { messages } from '../language/language.ts';
import type { PageProps } from '../pages.tsx';
import styles from './missions-page.module.css';

/** All missions by programme, to prepare with: description, notes, and a preview as players see it. */
export function MissionsPage({ catalogue }: PageProps) {
  const { pages, shell } = messages();
  return (
    <>
      <PageTitle>{shell.titles.missions}</PageTitle>
      <Note>{pages.missions.preview}</Note>
      {programmesOf(catalogue).map((programme) => (
        <ProgrammePanel key={programme.key} programme={programme} />
      ))}
    </>
  );
}

function ProgrammePanel({ programme: { key, title, entries, missions } }: { readonly programme: Programme }) {
  const words = messages().pages.missions;
  return (
    <Panel title={title} lang="fr">
      <Note>
        {lengthOf(missions)}. {key === CLASSIC ? words.byEverySession : words.byChoice}
      </Note>
      <ul className={styles.missions}>
        {[...missions, ...entries.filter(({ listed }) => !listed)].map((mission) => (
          <Mission key={mission.key} mission={mission} />
        ))}
      </ul>
    </Panel>
  );
}

function Mission({ mission }: { readonly mission: CatalogueEntry }) {
  const { format, pages } = messages();
  return (
    <li className={styles.mission}>
      <div className={styles.head}>
        <h3 lang="fr">{mission.title}</h3>
        <PreviewLink of={mission} />
      </div>
      <p className={styles.summary} lang="fr">
        {mission.summary}
      </p>
      <p className={styles.facts}>
        {format.minutes(mission.duration)} · <span lang="fr">{mission.difficulty ?? NO_DIFFICULTY}</span> ·{' '}
        <span lang="fr">{mission.tags.join(', ')}</span>
        {!mission.listed && ` · ${pages.missions.onlyChosen}`}
      </p>
      <div className={styles.notes}>
        <FoldedNotes of={mission} />
      </div>
    </li>
  );
}
