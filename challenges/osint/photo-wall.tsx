import type { Post } from './artifacts.ts';
import styles from './photo-wall.module.css';
import { Picture } from './picture.tsx';

/** The photos without their posts, each with its post's date. */
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
