import { Button } from '#engine/ui/controls/button.tsx';
import { PageTitle } from '../components/layout/page-title.tsx';
import { messages } from '../language/language.ts';
import { ChapterText } from './chapter-text.tsx';
import { CHAPTERS } from './chapters.ts';
import styles from './guide.module.css';

/** The whole guide on one page, to read or to print. It is French in every language of the console, as workshops are. */
export function GuidePage() {
  const { guide } = messages();
  return (
    <>
      <header className={styles.head}>
        <PageTitle>{guide.title}</PageTitle>
        <Button variant="secondary" onClick={() => window.print()}>
          {guide.print}
        </Button>
      </header>
      <div lang="fr" className={styles.whole}>
        <nav className={styles.contents} aria-label={guide.chapters}>
          <ul>
            {CHAPTERS.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {CHAPTERS.map((chapter) => (
            <article key={chapter.id} id={chapter.id} className={styles.printed} tabIndex={-1}>
              <h2>{chapter.title}</h2>
              <ChapterText of={chapter} />
            </article>
          ))}
        </div>
      </div>
    </>
  );
}
