/** One question from memory, which the server judges. */
import { type ReactNode, useId, useState } from 'react';
import { failureText } from '#engine/frame/play/failure-message.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { RadioOption } from '#engine/ui/controls/radio-option.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import type { ChoiceReply, SummaryQuestion } from '#schemas/summary.ts';
import { useSite } from '../site-context.ts';
import styles from './recall-question.module.css';

interface RecallQuestionProps {
  readonly asked: SummaryQuestion;
  readonly onAnswered?: () => void;
  /** What else there is to press. */
  readonly children?: ReactNode;
}

export function RecallQuestion({ asked: { key, question, options }, onAnswered, children }: RecallQuestionProps) {
  const { player } = useSite();
  const name = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [pending, setPending] = useState(false);
  const [reply, setReply] = useState<ChoiceReply | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    setPending(true);
    setFailure(null);
    try {
      const path = `/challenges/${encodeURIComponent(key)}/retrieval`;
      setReply(await player.ask<ChoiceReply>('POST', path, { body: { choice: chosen } }));
      onAnswered?.();
    } catch (error) {
      setFailure(failureText(error));
    }
    setPending(false);
  };
  // Answered, the question keeps what was chosen and what is right: what is told of them then stands in the same screen of a phone.
  const shown = (index: number) => reply === null || index === chosen || index === reply.answer;
  return (
    <fieldset className={styles.question}>
      <legend>{frenchSpaces(question)}</legend>
      {options.map(
        (option, index) =>
          shown(index) && (
            <RadioOption
              key={option}
              name={name}
              checked={chosen === index}
              disabled={reply !== null}
              right={reply?.answer === index}
              onChoose={() => setChosen(index)}
            >
              {frenchSpaces(option)}
            </RadioOption>
          ),
      )}
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
      <div className={styles.actions}>
        {/* Arrows choose among radio buttons: what is chosen is not answered yet. */}
        {!reply && (
          <Button variant="secondary" disabled={chosen === null} pending={pending} onClick={() => void send()}>
            Répondre
          </Button>
        )}
        {children}
      </div>
    </fieldset>
  );
}
