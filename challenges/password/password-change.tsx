import { CircleCheck, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { AnswerForm, Button, useAttempt } from '#engine/authoring';
import styles from './password-change.module.css';
import { predict } from './predictable.ts';
import { RuleList } from './rule-list.tsx';
import { SolidityReading } from './solidity-reading.tsx';

/** The form: what is typed stays in this page until it is sent. */
export function PasswordChange({ leaked }: { readonly leaked: string }) {
  const { solved } = useAttempt();
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);

  if (solved)
    return (
      <p className={styles.done}>
        <CircleCheck size={22} aria-hidden="true" /> Mot de passe remplacé. Votre accès à La Passerelle est rouvert.
      </p>
    );
  return (
    <div className={styles.change}>
      <h2 className={styles.title}>Choisir un nouveau mot de passe</h2>
      <AnswerForm
        submitLabel="Changer le mot de passe"
        fields={[
          {
            name: 'password',
            label: 'Nouveau mot de passe',
            description: 'Inventez-en un pour l’exercice : ne tapez pas un mot de passe que vous utilisez vraiment.',
            type: shown ? 'text' : 'password',
            maxLength: 256,
            autoCorrect: 'off',
            onChange: (event) => setPassword(event.currentTarget.value),
          },
        ]}
      >
        <Button
          variant="secondary"
          className={styles.show}
          aria-label={shown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
          {shown ? 'Masquer' : 'Afficher'}
        </Button>
        <div className={styles.readings}>
          <RuleList password={password} />
          <SolidityReading password={password} prediction={predict(password, leaked)} />
        </div>
      </AnswerForm>
    </div>
  );
}
