/** Programmes for guests beyond the classic one: a section for each, under its title. Loaded with the catalogue. */
import { catalogue } from 'virtual:challenges/catalogue';
import { CLASSIC, programmeOf, programmeTitle } from '#schemas/programmes.ts';
import { usePlayer } from '../site-context.ts';
import { CardGrid } from './challenge-card.tsx';
import styles from './hub.module.css';

const entries = catalogue.filter((entry) => entry.guest && programmeOf(entry) !== CLASSIC);
const titles = [...new Set(entries.map(programmeTitle))];

export function GuestProgrammes({
  onApproach,
}: {
  /** Called on hover or focus of a card's link. */ readonly onApproach: () => void;
}) {
  const completed = usePlayer((state) => state.completed);
  return titles.map((title) => (
    <section key={title} className={styles.more} aria-label={title}>
      <header className={styles.sectionHead}>
        <h2>{title}</h2>
        <p>À essayer aussi. La suite se joue en session.</p>
      </header>
      <CardGrid
        entries={entries.filter((entry) => programmeTitle(entry) === title)}
        completed={completed}
        onApproach={onApproach}
      />
    </section>
  ));
}
