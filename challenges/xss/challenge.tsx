import { Anchor } from 'lucide-react';
import { useRef, useState } from 'react';
import { defineScene, type SceneProps, SiteHeader, useAttempt, VisuallyHidden, WindowFrame } from '#engine/authoring';
import type { XssArtifacts } from './artifacts.ts';
import styles from './challenge.module.css';
import { Composer } from './composer.tsx';
import { published } from './feed.ts';
import { Post } from './post.tsx';

/** The company's feed: published messages appear on top, in both previews. */
function Feed({ artifacts }: SceneProps<XssArtifacts>) {
  const { attempt } = useAttempt();
  const [posts, setPosts] = useState(artifacts.posts);
  const count = useRef(0);

  /** Publishes the message. @returns whether the message is in the feed */
  const publish = async (content: string) => {
    const reply = await attempt(content);
    if (!reply || reply.verdict === 'empty') return false;
    count.current += 1;
    const number = count.current;
    setPosts((feed) => published(feed, content, reply.correct, number));
    return true;
  };

  return (
    <WindowFrame sunken aria-label="Le Quai, le fil de Brévelle Maritime">
      <SiteHeader icon={<Anchor size={20} aria-hidden="true" />} name="Le Quai" aside="le fil de Brévelle Maritime" />
      <Composer onPublish={publish} />
      <VisuallyHidden>
        <h2>Derniers messages</h2>
      </VisuallyHidden>
      <ol className={styles.feed} aria-label="Derniers messages">
        {posts.map((post) => (
          <li key={post.id}>
            <Post post={post} />
          </li>
        ))}
      </ol>
    </WindowFrame>
  );
}

export default defineScene({
  Scene: Feed,
  messages: {
    correct: {
      tone: 'success',
      text: 'Le Quai a mis votre balise de script dans la page de tout le monde. Points gagnés : {points}.',
    },
    empty: { tone: 'warning', text: 'Entrez un message avant de publier.' },
    incorrect: { tone: 'info', text: "Aucun script exécuté. Essaie d'ajouter une balise <script>." },
    'other-injection': {
      tone: 'info',
      text: "Aucun script exécuté. Essaie d'ajouter une balise <script>. La vôtre est une vraie injection, et une page sans défense lui obéirait ; l’exercice n’en compte qu’une autre. Rien n’est compté.",
    },
  },
});
