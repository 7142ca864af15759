/** One question from memory, which the server judges. */
import { useId, useState } from 'react';
import { failureText } from '#engine/frame/failure-message.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { Notice } from '#engine/ui/notice.tsx';
import { RadioOption } from '#engine/ui/radio-option.tsx';
import type { ChoiceReply, SummaryQuestion } from '#schemas/summary.ts';
import { useSite } from '../site-context.ts';
import styles from './recall-question.module.css';

export function RecallQuestion({ asked: { key, question, options } }: { readonly asked: SummaryQuestion }) {
  const { player } = useSite();
  const name = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [reply, setReply] = useState<ChoiceReply | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const choose = (choice: number) => {
    setChosen(choice);
    setFailure(null);
    player.ask<ChoiceReply>('POST', `/challenges/${encodeURIComponent(key)}/retrieval`, { body: { choice } }).then(
      (answer) => setReply(answer),
      (error: unknown) => setFailure(failureText(error)),
    );
  };
  return (
    <fieldset className={styles.question}>
      <legend>{frenchSpaces(question)}</legend>
      {options.map((option, index) => (
        <RadioOption
          key={option}
          name={name}
          checked={chosen === index}
          disabled={reply !== null}
          right={reply?.answer === index}
          onChoose={() => choose(index)}
        >
          {frenchSpaces(option)}
        </RadioOption>
      ))}
      <div role="status">
        {reply && (
          <Notice tone={reply.right ? 'success' : 'info'}>
            <p>
              {reply.right ? 'C’est cela. ' : `Plutôt\u00a0: ${frenchSpaces(options[reply.answer] ?? '')} `}
              {frenchSpaces(reply.because)}
            </p>
          </Notice>
        )}
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
      </div>
    </fieldset>
  );
}
