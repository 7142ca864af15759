import { Prose } from '../components/notes/prose.tsx';
import type { Chapter } from './chapters.ts';
import styles from './guide.module.css';

/** A chapter without its title, which is a heading of the second level. */
export function ChapterText({ of: { sections } }: { /** The chapter. */ readonly of: Chapter }) {
  return (
    <div className={styles.chapter}>
      {sections.map(({ heading, blocks }) => (
        <section key={heading ?? ''}>
          {heading !== null && <h3>{heading}</h3>}
          <Prose blocks={blocks} />
        </section>
      ))}
    </div>
  );
}
