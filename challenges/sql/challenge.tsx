import { Anchor } from 'lucide-react';
import { useState } from 'react';
import { AnswerForm, AppWindow, defineScene, type SceneProps, type SceneReply, useAttempt } from '#engine/authoring';
import { Analysis, FILTER_REASONS } from './analysis.tsx';
import type { SqlArtifacts, SqlOutput } from './artifacts.ts';
import styles from './challenge.module.css';
import { LiveQuery } from './live-query.tsx';
import { type LoginQuery, loginQuery } from './login-query.ts';
import { QuayPicture } from './quay-picture.tsx';

/** The attacked application's message after a failed login; null after other replies. */
function answered({ verdict, output }: SceneReply<SqlOutput>, { accounts, outcome }: LoginQuery): string | null {
  if (verdict !== 'incorrect') return null;
  if (output?.reply === 'refused') return `Requête arrêtée par le filtre : ${FILTER_REASONS[outcome]}.`;
  if (outcome === 'unclosed' || outcome === 'syntax' || outcome === 'column')
    return 'La base a répondu par une erreur, et l’écran s’arrête là : c’est ce que Nadia avait signalé.';
  return accounts === 0 ? 'La base a répondu, sans ouvrir aucun compte : changez ce que vous tapez dans le champ.' : null;
}

/** The login screen of the quay register, whose diagnostic mode shows the query as it is built. */
function QuayRegister({ artifacts: { username, formula, changes } }: SceneProps<SqlArtifacts>) {
  const [password, setPassword] = useState('');
  const [reply, setReply] = useState<string | null>(null);
  const { solved } = useAttempt();
  const query = loginQuery(password, formula);
  return (
    <AppWindow icon={<Anchor size={16} aria-hidden="true" />} title="Quai Express 2.1" note="copie de test">
      <div className={styles.picture}>
        <QuayPicture />
      </div>
      <div className={styles.body}>
        <div className={styles.form}>
          {solved && (
            <>
              <p className={styles.reply}>
                <strong>Session ouverte : {username}.</strong> Le registre laisserait maintenant libérer un poste à quai, en
                attribuer un autre ou effacer une réservation, au nom d’un compte que personne n’a utilisé.
              </p>
              {/* Nothing is typed where a solved scene is opened anew: the query of an empty password opens no account. */}
              {password !== '' && <LiveQuery query={query} />}
            </>
          )}
          <AnswerForm
            fields={[
              { name: 'username', label: 'Identifiant', defaultValue: username, readOnly: true },
              {
                name: 'password',
                label: 'Mot de passe',
                description: 'Affiché en clair sur la copie de test.',
                onChange: (event) => {
                  setPassword(event.target.value);
                  setReply(null);
                },
              },
            ]}
            submitLabel="Exécuter"
            onReply={(reply: SceneReply<SqlOutput>) => setReply(answered(reply, query))}
          >
            <div className={styles.live}>
              <LiveQuery query={query} />
              <Analysis query={query} password={password} />
            </div>
          </AnswerForm>
          {!solved && (
            <p className={styles.reply} role="status">
              {reply}
            </p>
          )}
        </div>
        <details className={styles.about}>
          <summary>À propos de cet outil</summary>
          <dl className={styles.changes}>
            {changes.map(({ year, text }) => (
              <div key={year}>
                <dt>{year}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </AppWindow>
  );
}

export default defineScene({
  Scene: QuayRegister,
  messages: {
    correct: { tone: 'success', text: 'Le registre s’est ouvert sans mot de passe. Points gagnés : {points}.' },
    empty: { tone: 'warning', text: "Entrez un mot de passe avant d'exécuter." },
    incorrect: { tone: 'danger', text: 'La requête échoue toujours. Ajuste ta charge.' },
  },
});
