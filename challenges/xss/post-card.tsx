import { CornerLeftUp, ShieldCheck, ShieldOff } from 'lucide-react';
import { useId, useMemo } from 'react';
import type { Post } from './artifacts.ts';
import styles from './post-card.module.css';
import { readRaw } from './raw-document.ts';
import { remarkOn } from './remark.ts';
import { ScriptRan } from './script-ran.tsx';

interface PostCardProps {
  readonly post: Post;
  /** The player's own: commented, and can be taken up again. */
  readonly own: boolean;
  readonly onTakeUp: (content: string) => void;
}

/** A post as two pages show it: one that pastes it into its HTML, and one that treats it as text. */
export function PostCard({ post, own, onTakeUp }: PostCardProps) {
  const { author, initials, time, content, isMalicious } = post;
  const raw = useMemo(() => readRaw(content), [content]);
  const id = useId();
  return (
    <article className={styles.post} aria-labelledby={id} data-own={own}>
      <header className={styles.head}>
        <span className={styles.avatar} aria-hidden="true">
          {initials}
        </span>
        <h3 id={id} className={styles.author}>
          {author}
        </h3>
        <p className={styles.time}>Aujourd’hui, {time}</p>
      </header>
      <div className={styles.previews}>
        <section className={styles.raw} aria-label="Aperçu vulnérable">
          <h4 className={styles.kind}>
            <ShieldOff size={16} aria-hidden="true" /> Aperçu vulnérable <small>HTML brut</small>
          </h4>
          <iframe className={styles.page} sandbox="" srcDoc={raw.document} title={`Message de ${author}, HTML brut`} />
        </section>
        <section className={styles.safe} aria-label="Aperçu protégé">
          <h4 className={styles.kind}>
            <ShieldCheck size={16} aria-hidden="true" /> Aperçu protégé <small>texte</small>
          </h4>
          <p className={styles.text}>{content}</p>
        </section>
      </div>
      {isMalicious && <ScriptRan content={content} />}
      {own && (
        <div className={styles.foot}>
          <p className={styles.remark}>{remarkOn(content, raw.elements)}</p>
          {!isMalicious && (
            <button type="button" className={styles.again} onClick={() => onTakeUp(content)}>
              <CornerLeftUp size={16} aria-hidden="true" /> Reprendre ce texte
            </button>
          )}
        </div>
      )}
    </article>
  );
}
