import { Waves } from 'lucide-react';
import { useRef, useState } from 'react';
import { defineScene, type SceneProps, useAttempt } from '#engine/authoring';
import { AlertFlash } from './alert-flash.tsx';
import type { Post, XssArtifacts } from './artifacts.ts';
import styles from './challenge.module.css';
import { Composer } from './composer.tsx';
import { withPost } from './feed.ts';
import { PostCard } from './post-card.tsx';

const CLOCK = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit' });

/** The company's social network: a message box, and a feed that shows each post as two pages would. */
function SocialFeed({ artifacts }: SceneProps<XssArtifacts>) {
  const { attempt, pending, solved } = useAttempt();
  const [posts, setPosts] = useState(artifacts.posts);
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const published = useRef(0);
  const attack = posts.find(({ isMalicious }) => isMalicious);

  const publish = async () => {
    if (pending || solved) return;
    const answer = await attempt(text);
    if (answer === null || answer.verdict === 'empty') return box.current?.focus();
    published.current += 1;
    const post: Post = {
      id: `own-${published.current}`,
      author: 'Vous',
      initials: 'V',
      time: CLOCK.format(new Date()),
      content: text,
      isMalicious: answer.correct,
    };
    setPosts((before) => withPost(before, post));
    setText((now) => (now === text ? '' : now));
  };

  const takeUp = (content: string) => {
    setText(content);
    box.current?.focus();
  };

  return (
    <section className={styles.network} aria-labelledby="xss-network">
      <header className={styles.bar}>
        <span className={styles.logo}>
          <Waves size={20} aria-hidden="true" />
        </span>
        <h2 id="xss-network" className={styles.name}>
          Le Quai
        </h2>
        <p className={styles.motto}>Le réseau social de Brévelle Maritime · copie de test</p>
      </header>
      {!solved && <Composer ref={box} text={text} pending={pending} onText={setText} onPublish={publish} />}
      <ol className={styles.feed} aria-label="Fil, du message le plus récent au plus ancien">
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} own={post.id.startsWith('own-')} onTakeUp={takeUp} />
          </li>
        ))}
      </ol>
      {attack && <AlertFlash content={attack.content} />}
    </section>
  );
}

export default defineScene<XssArtifacts>({
  Scene: SocialFeed,
  messages: {
    correct: {
      tone: 'success',
      text: 'Script exécuté dans le navigateur de toutes les personnes qui lisent le fil. Points gagnés : {points}.',
    },
    empty: { tone: 'warning', text: 'Entrez un message avant de publier.' },
    incorrect: { tone: 'info', text: "Aucun script exécuté. Essaie d'ajouter une balise <script>." },
  },
});
