import { Heart, MessageCircle } from 'lucide-react';
import { Avatar, VisuallyHidden } from '#engine/authoring';
import type { Post } from './artifacts.ts';
import { Picture } from './picture.tsx';
import { Portrait } from './portrait.tsx';
import styles from './post-card.module.css';

/** One post; its comments are folded, as on a social network. */
export function PostCard({ post: { date, text, photo, likes, comments } }: { readonly post: Post }) {
  return (
    <article className={styles.post} aria-label={`Publication du ${date}`}>
      <header className={styles.head}>
        <span className={styles.portrait}>
          <Portrait />
        </span>
        <p>
          <strong>Solène Autret</strong>
          <br />
          <span className={styles.date}>{date} · public</span>
        </p>
      </header>
      <p className={styles.text}>{text}</p>
      {photo && <Picture photo={photo} />}
      <div className={styles.foot}>
        <span className={styles.likes}>
          <Heart size={18} aria-hidden="true" /> {likes} <VisuallyHidden>j’aime</VisuallyHidden>
        </span>
        {comments.length > 0 && (
          <details className={styles.comments}>
            <summary>
              <MessageCircle size={18} aria-hidden="true" /> {comments.length}{' '}
              {comments.length > 1 ? 'commentaires' : 'commentaire'}
            </summary>
            <ul className={styles.list}>
              {comments.map(({ author, text: said }) => (
                <li key={said} className={styles.comment}>
                  <Avatar name={author} small />
                  <p>
                    <strong>{author}</strong>
                    <br />
                    {said}
                  </p>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </article>
  );
}
