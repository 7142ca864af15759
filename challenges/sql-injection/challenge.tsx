import { Anchor } from 'lucide-react';
import { useState } from 'react';
import { AnswerForm, AppWindow, defineScene, type SceneProps, type SceneReply, useAttempt } from '#engine/authoring';
import type { LogEntry, SqlInjectionArtifacts } from './artifacts.ts';
import styles from './challenge.module.css';
import { QuayBoard } from './quay-board.tsx';
import { type NumberedEntry, QueryLog } from './query-log.tsx';

/** The login of the corrected quay register, and the log with the query of each attempt. */
function CorrectedRegister({ artifacts: { username, history } }: SceneProps<SqlInjectionArtifacts>) {
  const [entries, setEntries] = useState<readonly NumberedEntry[]>(() => history.map((entry, id) => ({ ...entry, id })));
  const { solved } = useAttempt();
  const append = ({ output: entry }: SceneReply<LogEntry>) => {
    if (!entry) return;
    setEntries((before) => [
      ...before,
      { ...entry, id: before.length, at: `Votre essai nº ${before.length - history.length + 1}` },
    ]);
  };
  return (
    <div className={styles.scene}>
      <AppWindow icon={<Anchor size={16} aria-hidden="true" />} title="Quai Express 2.2" note="copie de test">
        <div className={styles.body}>
          <QuayBoard open={solved} />
          <div className={styles.form}>
            {solved && (
              <p>
                <strong>Session ouverte : {username}.</strong> Un compte désactivé, sans son mot de passe, peut à nouveau libérer
                un poste à quai, en attribuer un autre ou effacer une réservation.
              </p>
            )}
            <AnswerForm
              fields={[
                { name: 'username', label: 'Identifiant', defaultValue: username },
                {
                  name: 'password',
                  label: 'Mot de passe',
                  description: 'Affiché en clair sur la copie de test.',
                },
              ]}
              submitLabel="Se connecter"
              onReply={append}
            />
          </div>
        </div>
      </AppWindow>
      <QueryLog entries={entries} solved={solved} />
    </div>
  );
}

export default defineScene({
  Scene: CorrectedRegister,
  messages: {
    correct: {
      tone: 'success',
      text: "🎉 Injection réussie ! Vous êtes connecté en tant qu'administrateur. Vous gagnez {points} points.",
      fixed: true,
    },
    incorrect: {
      tone: 'danger',
      text: '❌ Échec de la connexion. La combinaison utilisateur/mot de passe est incorrecte ou votre injection a échoué.',
    },
  },
});
