import type { Post } from './artifacts.ts';
import styles from './photo-wall.module.css';
import { Picture } from './picture.tsx';

/** The photos alone, with the dates that tell which publication they come from. */
export function PhotoWall({ posts }: { readonly posts: readonly Post[] }) {
  return (
    <ul className={styles.wall} aria-label="Photos">
      {posts.map(
        ({ id, date, photo }) =>
          photo && (
            <li key={id}>
              <Picture photo={photo} />
              <p>{date}</p>
            </li>
          ),
      )}
    </ul>
  );
}
