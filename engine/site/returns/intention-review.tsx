/** Review of an intention: was it held? The latest answer counts, and no colour says that one answer is better. */
import { useId, useState } from 'react';
import { failureText } from '#engine/frame/play/failure-message.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { RadioOption } from '#engine/ui/controls/radio-option.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { INTENTION_OUTCOMES, type IntentionOutcome } from '#schemas/return-constants.ts';
import styles from './return-page.module.css';

const OUTCOME_NAMES: Readonly<Record<IntentionOutcome, string>> = {
  held: 'Tenue',
  partly: 'En partie',
  'not-yet': 'Pas encore',
};

interface IntentionReviewProps {
  readonly intention: string;
  readonly outcome: IntentionOutcome | null;
  readonly onSend: (outcome: IntentionOutcome) => Promise<unknown>;
}

export function IntentionReview({ intention, outcome, onSend }: IntentionReviewProps) {
  const name = useId();
  const [chosen, setChosen] = useState(outcome);
  const [stored, setStored] = useState(outcome);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (word: IntentionOutcome) => {
    setPending(true);
    setFailure(null);
    try {
      await onSend(word);
      setStored(word);
    } catch (error) {
      setFailure(failureText(error));
    }
    setPending(false);
  };
  return (
    <section aria-labelledby="retour-intention">
      <h2 id="retour-intention">Mon intention</h2>
      <blockquote className={styles.intention}>{frenchSpaces(intention)}</blockquote>
      <fieldset className={styles.outcomes}>
        <legend>Où en est-elle&nbsp;?</legend>
        {INTENTION_OUTCOMES.map((word) => (
          <RadioOption key={word} name={name} checked={chosen === word} onChoose={() => setChosen(word)}>
            {OUTCOME_NAMES[word]}
          </RadioOption>
        ))}
        <div>
          <Button
            variant="secondary"
            disabled={chosen === null || chosen === stored}
            pending={pending}
            onClick={() => chosen !== null && void send(chosen)}
          >
            Noter
          </Button>
        </div>
        <div role="status">
          {stored !== null && stored === chosen && (
            <Notice tone="success">
              <p>C’est noté. Vous pouvez changer d’avis tant que le retour est ouvert.</p>
            </Notice>
          )}
          {failure !== null && <Notice tone="danger">{failure}</Notice>}
        </div>
      </fieldset>
    </section>
  );
}
