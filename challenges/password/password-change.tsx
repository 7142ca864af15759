import { CircleCheck, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { AnswerForm, Button, useAttempt } from '#engine/authoring';
import { browserRandom, proposePassword } from './generator.ts';
import { ManagerOffer } from './manager-offer.tsx';
import styles from './password-change.module.css';
import { predict } from './predictable.ts';
import { RuleList } from './rule-list.tsx';
import { brokenRules } from './rules.ts';
import { solidityOf, WEAK } from './solidity.ts';
import { SolidityGauge, SolidityReading } from './solidity-reading.tsx';

/**
 * The form for the new password. The password stays in this page until it is sent. The rules are above the field, where players look while
 * they type.
 */
export function PasswordChange({ leaked }: { readonly leaked: string }) {
  const { solved, message, say } = useAttempt();
  const [password, setPassword] = useState('');
  const [proposed, setProposed] = useState('');
  const [shown, setShown] = useState(false);

  if (solved)
    return (
      <p className={styles.done}>
        <CircleCheck size={22} aria-hidden="true" /> Mot de passe remplacé. Votre accès à La Passerelle est rouvert.
      </p>
    );

  const type = (text: string) => {
    setPassword(text);
    // A message about an earlier attempt is removed once it does not hold.
    if (message && (message.tone === 'warning' || brokenRules(text).length === 0)) say(null);
  };
  const propose = () => {
    const next = proposePassword(browserRandom);
    setProposed(next);
    type(next);
  };
  const prediction = predict(password, leaked);
  const solidity = solidityOf(password, prediction);
  return (
    <div className={styles.change}>
      <h2 className={styles.title}>Choisir un nouveau mot de passe</h2>
      <ManagerOffer filled={proposed !== '' && password === proposed} onPropose={propose} />
      <RuleList password={password} weak={solidity.level <= WEAK} />
      {/* The key changes with each proposal, so that the form starts anew with it. */}
      <AnswerForm
        key={proposed}
        submitLabel="Changer le mot de passe"
        fields={[
          {
            name: 'password',
            label: 'Nouveau mot de passe',
            description: 'Proposé ou inventé : ne tapez pas un mot de passe que vous utilisez vraiment.',
            type: shown ? 'text' : 'password',
            maxLength: 256,
            defaultValue: proposed,
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
          <SolidityGauge {...solidity} />
        </div>
      </AnswerForm>
      <SolidityReading password={password} prediction={prediction} />
    </div>
  );
}
