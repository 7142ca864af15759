import { ZoomIn } from 'lucide-react';
import type { Post } from './artifacts.ts';
import { Drawing } from './picture-drawing.tsx';
import styles from './post-card.module.css';

/** A post; its picture is a button that opens the inspector. */
export function PostCard({ post, onInspect }: { readonly post: Post; readonly onInspect: () => void }) {
  const { author, role, date, text, picture, comments } = post;
  return (
    <article className={styles.post} aria-label={`${author}, ${date}`}>
      <header className={styles.head}>
        <p>
          <strong>{author}</strong> · {role}
        </p>
        <p className={styles.date}>{date}</p>
      </header>
      <p className={styles.text}>{text}</p>
      <button type="button" className={styles.picture} aria-label={`Examiner. ${picture.summary}`} onClick={onInspect}>
        <Drawing picture={picture} />
        <span className={styles.caption} aria-hidden="true">
          <ZoomIn size={18} /> Examiner l’image
        </span>
      </button>
      <ul className={styles.comments} aria-label="Commentaires">
        {comments.map((comment) => (
          <li key={comment.text}>
            <strong>{comment.author}</strong> {comment.text}
          </li>
        ))}
      </ul>
    </article>
  );
}
