import { Globe, LockKeyhole, Ship } from 'lucide-react';
import { useState } from 'react';
import { AnswerForm, defineScene, type SceneProps, SiteHeader, useAttempt, WindowFrame } from '#engine/authoring';
import { About } from './about.tsx';
import type { OsintArtifacts } from './artifacts.ts';
import styles from './challenge.module.css';
import { PhotoWall } from './photo-wall.tsx';
import { PostCard } from './post-card.tsx';
import { ProfileHead } from './profile-head.tsx';

const VIEWS = [
  ['posts', 'Publications'],
  ['photos', 'Photos'],
  ['about', 'À propos'],
] as const;

/** A public profile on the network Escale, and the sign-in form of its owner's account. */
function Profile({ artifacts: { posts } }: SceneProps<OsintArtifacts>) {
  const [view, setView] = useState<(typeof VIEWS)[number][0]>('posts');
  return (
    <div className={styles.network}>
      <WindowFrame sunken aria-label="Escale, réseau social">
        <SiteHeader
          icon={<Ship size={20} aria-hidden="true" />}
          name="Escale"
          aside={
            <>
              <Globe size={14} aria-hidden="true" /> Vous consultez sans compte
            </>
          }
        />
        <ProfileHead count={posts.length}>
          <nav className={styles.views} aria-label="Parties du profil">
            {VIEWS.map(([key, label]) => (
              <button key={key} type="button" aria-pressed={view === key} onClick={() => setView(key)}>
                {label}
              </button>
            ))}
          </nav>
        </ProfileHead>
        <div className={styles.columns}>
          <div className={styles.content}>
            {/* The posts are hidden and not removed, so that unfolded comments stay unfolded. */}
            <div className={styles.posts} hidden={view !== 'posts'}>
              {posts.map((post) => (
                <PostCard key={post.id} post={post} />
              ))}
            </div>
            {view === 'photos' && <PhotoWall posts={posts} />}
            {view === 'about' && <About />}
          </div>
          <SignIn />
        </div>
      </WindowFrame>
    </div>
  );
}

function SignIn() {
  const { solved } = useAttempt();
  return (
    <aside className={styles.signIn} aria-labelledby="escale-sign-in">
      <LockKeyhole size={20} aria-hidden="true" />
      <h2 id="escale-sign-in" className={styles.signInTitle}>
        {solved ? 'Compte ouvert' : 'Connexion à Escale'}
      </h2>
      <p className={styles.account}>
        Compte : <strong>solene.autret</strong>
      </p>
      {solved && <p>De là, on publie aussi au nom de Brévelle Maritime, devant 3 218 abonnés.</p>}
      <AnswerForm label="Mot de passe" />
    </aside>
  );
}

export default defineScene({
  Scene: Profile,
  messages: {
    correct: { tone: 'success', text: 'Accès accordé. Points gagnés : {points}.', fixed: true },
    empty: { tone: 'warning', text: 'Entrez un mot de passe avant de valider.' },
    incorrect: { tone: 'danger', text: 'Accès refusé. Révise les indices publics.' },
    almost: {
      tone: 'danger',
      text: 'Accès refusé. Révise les indices publics. Tous les morceaux y sont : reste à les écrire comme le dit Solène, sans rien d’autre.',
    },
    'race-number': {
      tone: 'danger',
      text: 'Accès refusé. Révise les indices publics. Le 412 est celui de la course : sous cette photo, Solène dit où est le sien.',
    },
  },
});
