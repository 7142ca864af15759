import { Anchor, CodeXml } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import {
  AnswerForm,
  BrowserBar,
  BrowserButton,
  defineScene,
  FailurePrice,
  type SceneProps,
  WindowFrame,
} from '#engine/authoring';
import type { SourceCodeArtifacts } from './artifacts.ts';
import styles from './challenge.module.css';
import { SourceView } from './source-view.tsx';

/**
 * The login of the web team's tools. The comments that its author left are really in the page, for players who open the browser's tools.
 */
function WorkshopLogin({ artifacts: { username, comments }, challenge, failures }: SceneProps<SourceCodeArtifacts>) {
  const [sourceShown, setSourceShown] = useState(false);
  const source = useId();
  const view = useRef<HTMLElement>(null);
  // The source is below the login, out of sight on most screens, so it is scrolled to.
  useEffect(() => {
    if (!sourceShown) return;
    view.current?.scrollIntoView({ block: 'start' });
    view.current?.focus({ preventScroll: true });
  }, [sourceShown]);

  useEffect(() => {
    const nodes = comments.map((comment) => document.createComment(comment));
    document.body.append(...nodes);
    return () => {
      for (const node of nodes) node.remove();
    };
  }, [comments]);

  return (
    <WindowFrame aria-label="Navigateur">
      <BrowserBar
        address="atelier.brevelle.example/connexion"
        tools={
          <BrowserButton aria-expanded={sourceShown} aria-controls={source} onClick={() => setSourceShown(!sourceShown)}>
            <CodeXml size={18} aria-hidden="true" /> Code source de la page
          </BrowserButton>
        }
      />
      <div className={styles.page}>
        <div className={styles.card}>
          <h2 className={styles.brand}>
            <Anchor size={22} aria-hidden="true" /> L’Atelier
          </h2>
          <p className={styles.note}>Outils de l’équipe web de Brévelle Maritime. Réservé aux développeuses et développeurs.</p>
          <AnswerForm
            fields={[
              { name: 'username', label: 'Identifiant', defaultValue: username, readOnly: true },
              { name: 'password', label: 'Mot de passe' },
            ]}
            submitLabel="Se connecter"
          >
            <FailurePrice challenge={challenge} failures={failures} />
          </AnswerForm>
          <p className={styles.note}>Besoin d’aide ? Malik Benali, support informatique.</p>
        </div>
      </div>
      <div id={source} hidden={!sourceShown}>
        <SourceView ref={view} username={username} comments={comments} />
      </div>
    </WindowFrame>
  );
}

export default defineScene({
  inDebrief: false,
  Scene: WorkshopLogin,
  messages: {
    correct: {
      tone: 'success',
      text: 'Connexion réussie : la page vous a donné son propre mot de passe. Points gagnés : {points}.',
    },
    empty: { tone: 'warning', text: '⚠️ Veuillez entrer un mot de passe.' },
    incorrect: {
      tone: 'danger',
      text: '❌ Mot de passe incorrect. Regardez attentivement dans les commentaires HTML !',
      fixed: true,
    },
    almost: {
      tone: 'danger',
      text: '❌ Mot de passe incorrect. Regardez attentivement dans les commentaires HTML ! Vous l’avez lu au bon endroit : recopiez-le seul, signe pour signe, majuscules et minuscules comprises.',
      fixed: true,
    },
    'old-password': {
      tone: 'danger',
      text: '❌ Mot de passe incorrect. Regardez attentivement dans les commentaires HTML ! Celui-ci en vient, mais son commentaire le dit refusé depuis le 2 novembre : lisez-les jusqu’au dernier.',
    },
  },
});
