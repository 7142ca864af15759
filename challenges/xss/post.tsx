import { ShieldCheck, TriangleAlert } from 'lucide-react';
import type { FeedPost } from './artifacts.ts';
import styles from './post.module.css';

/** How the frame of the raw preview looks; it has no scripts and no origin, so nothing of the site reaches into it. */
const FRAME_STYLE =
  '<style>:root{color-scheme:light dark}body{margin:.75rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}img{max-width:100%}</style>';

/** One post, shown as the vulnerable site shows it, and as a careful one would. */
export function Post({ post }: { readonly post: FeedPost }) {
  const { author, initials, time, content, isMalicious } = post;
  return (
    <article className={styles.post} data-malicious={isMalicious || undefined} aria-label={`Message de ${author}, ${time}`}>
      <header className={styles.head}>
        <span className={styles.avatar} aria-hidden="true">
          {initials}
        </span>
        <p>
          <strong>{author}</strong> <span className={styles.time}>{time}</span>
        </p>
      </header>
      <div className={styles.previews}>
        <div className={styles.preview}>
          <h3 className={styles.label}>
            <TriangleAlert size={16} aria-hidden="true" /> HTML brut (vulnérable)
          </h3>
          <iframe
            className={styles.frame}
            title={`HTML brut du message de ${author}`}
            sandbox=""
            srcDoc={`<!doctype html><html lang="fr"><title>Message</title>${FRAME_STYLE}<body>${content}`}
          />
        </div>
        <div className={styles.preview}>
          <h3 className={styles.label}>
            <ShieldCheck size={16} aria-hidden="true" /> Texte simple (assaini)
          </h3>
          <p className={styles.plain}>{content}</p>
        </div>
      </div>
      {isMalicious && <Outbreak />}
    </article>
  );
}

/** What the script would have done, told and not done: the preview runs none. */
function Outbreak() {
  return (
    <div className={styles.outbreak}>
      <p className={styles.alarm}>
        <TriangleAlert size={18} aria-hidden="true" /> Simulation : votre script s’exécute chez toutes les personnes qui ouvrent
        le fil.
      </p>
      <ol className={styles.steps}>
        <li>
          <strong>9 h 31</strong> Gwenaëlle Riou ouvre Le Quai : le script tourne avec son compte de directrice.
        </li>
        <li>
          <strong>9 h 32</strong> Il recopie votre message sous son nom. 43 collègues l’affichent.
        </li>
        <li>
          <strong>9 h 35</strong> Une fausse fenêtre « Session expirée » leur demande leur mot de passe.
        </li>
      </ol>
    </div>
  );
}
