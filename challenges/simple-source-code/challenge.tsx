import { Anchor, CodeXml, LockKeyhole } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { AnswerForm, defineScene, type SceneProps } from '#engine/authoring';
import type { SourceCodeArtifacts } from './artifacts.ts';
import styles from './challenge.module.css';
import { SourceView } from './source-view.tsx';

/** The login of the web team's tools. What its author left in the page is really in it, for whoever opens the browser's tools. */
function WorkshopLogin({ artifacts: { username, comments } }: SceneProps<SourceCodeArtifacts>) {
  const [sourceShown, setSourceShown] = useState(false);
  const source = useId();

  useEffect(() => {
    const nodes = comments.map((comment) => document.createComment(comment));
    document.body.append(...nodes);
    return () => {
      for (const node of nodes) node.remove();
    };
  }, [comments]);

  return (
    <section className={styles.window} aria-label="Navigateur">
      <div className={styles.chrome}>
        <p className={styles.address}>
          <LockKeyhole size={14} aria-hidden="true" />
          <span>atelier.brevelle.example/connexion</span>
        </p>
        <button
          type="button"
          className={styles.tool}
          aria-expanded={sourceShown}
          aria-controls={source}
          onClick={() => setSourceShown(!sourceShown)}
        >
          <CodeXml size={18} aria-hidden="true" /> Code source de la page
        </button>
      </div>
      <div className={styles.page}>
        <div className={styles.card}>
          <h2 className={styles.brand}>
            <Anchor size={22} aria-hidden="true" /> L'Atelier
          </h2>
          <p className={styles.note}>Outils de l'équipe web de Brévelle Maritime. Réservé aux développeuses et développeurs.</p>
          <AnswerForm
            fields={[
              { name: 'username', label: 'Identifiant', defaultValue: username, readOnly: true },
              { name: 'password', label: 'Mot de passe', description: 'Affiché en clair.', autoCorrect: 'off' },
            ]}
            submitLabel="Se connecter"
          />
          <p className={styles.note}>Besoin d'aide ? Malik Benali, support informatique.</p>
        </div>
      </div>
      <div id={source} hidden={!sourceShown}>
        <SourceView username={username} comments={comments} />
      </div>
    </section>
  );
}

export default defineScene<SourceCodeArtifacts>({
  Scene: WorkshopLogin,
  messages: {
    correct: {
      tone: 'success',
      text: 'Connexion réussie : la page vous a donné son propre mot de passe. Points gagnés : {points}.',
    },
    empty: { tone: 'warning', text: '⚠️ Veuillez entrer un mot de passe.' },
    incorrect: { tone: 'danger', text: '❌ Mot de passe incorrect. Regardez attentivement dans les commentaires HTML !' },
  },
});
