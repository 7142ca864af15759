import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Dialog } from '#engine/ui/controls/dialog.tsx';
import type { ConsolePage } from '#schemas/console-pages.ts';
import { addressOf } from '../addresses.ts';
import { messages } from '../language/language.ts';
import { ChapterText } from './chapter-text.tsx';
import { CHAPTER_OF, CHAPTERS } from './chapters.ts';
import styles from './guide.module.css';

interface GuideDialogProps {
  /** The page from which the guide is opened. */
  readonly page: ConsolePage['name'];
  readonly onClose: () => void;
}

/** The guide as a dialog over a page, which keeps its state. It opens with the chapter of that page; the others are one press away. */
export function GuideDialog({ page, onClose }: GuideDialogProps) {
  const [shown, show] = useState(CHAPTER_OF[page]);
  const { guide, buttons } = messages();
  const chapter = CHAPTERS.find(({ id }) => id === shown);
  return (
    <Dialog open onClose={onClose} title={guide.title} closeLabel={buttons.close} reading>
      <div className={styles.book} lang="fr">
        <nav className={styles.contents} aria-label={guide.chapters}>
          <ul>
            {CHAPTERS.map(({ id, title }) => (
              <li key={id}>
                <button type="button" aria-current={id === shown ? 'true' : undefined} onClick={() => show(id)}>
                  {title}
                </button>
              </li>
            ))}
          </ul>
          <Link to={addressOf('guide')} onClick={onClose} lang={guide.language}>
            {guide.whole}
          </Link>
        </nav>
        {chapter && (
          <article key={shown} className={styles.open}>
            <h2>{chapter.title}</h2>
            <ChapterText of={chapter} />
          </article>
        )}
      </div>
    </Dialog>
  );
}
