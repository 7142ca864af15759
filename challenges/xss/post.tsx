import { Code, ShieldCheck } from 'lucide-react';
import { Avatar, SandboxedDocument } from '#engine/authoring';
import type { FeedPost } from './artifacts.ts';
import { Contagion } from './contagion.tsx';
import styles from './post.module.css';
import { noteOf } from './reading.ts';

/** A message in two previews: on a site that inserts it into its page as HTML, and on one that shows it as text. */
export function Post({ post: { id, author, initials, time, content, isMalicious } }: { readonly post: FeedPost }) {
  const own = id.startsWith('vous-');
  return (
    <article
      className={styles.post}
      data-own={own || undefined}
      data-malicious={isMalicious || undefined}
      aria-label={`Message\u00a0: ${author}, ${time}`}
    >
      <header className={styles.head}>
        <Avatar name={author} initials={initials} />
        <strong>{author}</strong>
        <span className={styles.time}>{time}</span>
      </header>
      <div className={styles.previews}>
        <figure className={styles.preview}>
          <figcaption className={styles.raw}>
            <Code size={16} aria-hidden="true" /> Aperçu vulnérable (HTML brut)
          </figcaption>
          <SandboxedDocument
            className={styles.frame}
            title={`Aperçu vulnérable du message de ${author}, ${time}`}
            content={content}
          />
        </figure>
        <figure className={styles.preview}>
          <figcaption className={styles.safe}>
            <ShieldCheck size={16} aria-hidden="true" /> Aperçu assaini (texte)
          </figcaption>
          <p className={styles.text}>{content}</p>
        </figure>
      </div>
      {isMalicious ? <Contagion content={content} /> : own && <p className={styles.note}>{noteOf(content)}</p>}
    </article>
  );
}
