import { CircleCheck, Eye, EyeOff, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { AnswerForm, Button, useAttempt } from '#engine/authoring';
import styles from './password-change.module.css';
import { predict } from './predictable.ts';
import { RuleList } from './rule-list.tsx';
import { brokenRules } from './rules.ts';
import { solidityOf } from './solidity.ts';
import { SolidityGauge, SolidityReading } from './solidity-reading.tsx';

/** The form: what is typed stays in this page until it is sent. The rules stand over the field, where the eye is while one types. */
export function PasswordChange({ leaked }: { readonly leaked: string }) {
  const { solved, message, say } = useAttempt();
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);

  if (solved)
    return password.normalize('NFC') === leaked ? (
      <p className={styles.stolen}>
        <KeyRound size={22} aria-hidden="true" /> Votre accès est rouvert, avec la clé volée : le portail n’y a rien vu.
      </p>
    ) : (
      <p className={styles.done}>
        <CircleCheck size={22} aria-hidden="true" /> Mot de passe remplacé. Votre accès à La Passerelle est rouvert.
      </p>
    );

  const type = (text: string) => {
    setPassword(text);
    // A complaint goes when there is nothing left to complain of.
    if (message && (message.tone === 'warning' || brokenRules(text).length === 0)) say(null);
  };
  const prediction = predict(password, leaked);
  return (
    <div className={styles.change}>
      <h2 className={styles.title}>Choisir un nouveau mot de passe</h2>
      <RuleList password={password} />
      <AnswerForm
        submitLabel="Changer le mot de passe"
        fields={[
          {
            name: 'password',
            label: 'Nouveau mot de passe',
            description: 'Inventez-en un pour l’exercice : ne tapez pas un mot de passe que vous utilisez vraiment.',
            type: shown ? 'text' : 'password',
            maxLength: 256,
            onChange: (event) => type(event.currentTarget.value),
          },
        ]}
      >
        <div className={styles.under}>
          <Button
            variant="secondary"
            aria-label={shown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
            {shown ? 'Masquer' : 'Afficher'}
          </Button>
          <div role="status">
            <SolidityGauge {...solidityOf(password, prediction)} />
          </div>
        </div>
      </AnswerForm>
      <SolidityReading password={password} prediction={prediction} />
    </div>
  );
}
