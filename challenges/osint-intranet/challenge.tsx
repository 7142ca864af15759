import { Anchor } from 'lucide-react';
import { useCallback, useState } from 'react';
import { AnswerForm, defineScene, FailurePrice, type SceneProps, SiteHeader, WindowFrame } from '#engine/authoring';
import type { OsintIntranetArtifacts, Picture } from './artifacts.ts';
import styles from './challenge.module.css';
import { Directory } from './directory.tsx';
import { Inspector } from './inspector.tsx';
import { PostCard } from './post-card.tsx';

/** The news of the intranet; their pictures open in an inspector. */
function Intranet({ artifacts: { posts }, challenge, failures }: SceneProps<OsintIntranetArtifacts>) {
  const [picture, setPicture] = useState<Picture | null>(null);
  const close = useCallback(() => setPicture(null), []);
  return (
    <WindowFrame sunken aria-label="La Passerelle, intranet de Brévelle Maritime">
      <SiteHeader icon={<Anchor size={20} aria-hidden="true" />} name="La Passerelle" aside="Accès en lecture · prestataire" />
      <div className={styles.columns}>
        <div className={styles.news}>
          <h2 className={styles.title}>Le fil de la maison</h2>
          {posts.map((post) => (
            <PostCard key={post.id} post={post} onInspect={() => setPicture(post.picture)} />
          ))}
        </div>
        <div className={styles.side}>
          <Directory />
          <div className={styles.answer}>
            <AnswerForm label="Flag" placeholder="CTF{…}">
              <FailurePrice challenge={challenge} failures={failures} />
            </AnswerForm>
          </div>
        </div>
      </div>
      <Inspector picture={picture} onClose={close} />
    </WindowFrame>
  );
}

export default defineScene({
  Scene: Intranet,
  messages: {
    correct: { tone: 'success', text: 'Flag correct : trois images, un seul mot de passe. Points gagnés : {points}.' },
    empty: { tone: 'warning', text: 'Veuillez entrer un flag.' },
    incorrect: {
      tone: 'danger',
      text: 'Flag incorrect. Examinez plus attentivement les posts et les screenshots partagés !',
      fixed: true,
    },
    shuffled: {
      tone: 'danger',
      text: 'Flag incorrect. Examinez plus attentivement les posts et les screenshots partagés ! Vous avez lu les trois lignes : laquelle est en haut du papier, laquelle finit par « } » ?',
      fixed: true,
    },
    almost: {
      tone: 'danger',
      text: 'Flag incorrect. Examinez plus attentivement les posts et les screenshots partagés ! Les trois lignes sont bonnes : recopiez-les d’affilée et rien d’autre, de « CTF{ » à « } », sans changer majuscules, minuscules ni accents.',
      fixed: true,
    },
  },
});
