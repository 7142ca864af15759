/** One question from memory, which the server judges. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { failureText } from '#engine/frame/play/failure-message.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { RadioOption } from '#engine/ui/controls/radio-option.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import type { ChoiceReply, SummaryQuestion } from '#schemas/summary.ts';
import styles from './recall-question.module.css';

interface RecallQuestionProps {
  readonly asked: SummaryQuestion;
  /** An earlier answer, with its reply. */
  readonly answered?: { readonly chosen: number; readonly reply: ChoiceReply } | null;
  /** Sends an answer to the server, which judges it. */
  readonly answer: (choice: number) => Promise<ChoiceReply>;
  readonly onAnswered?: () => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}

export function RecallQuestion({ asked: { question, options }, answered, answer, onAnswered, children }: RecallQuestionProps) {
  const name = useId();
  const [chosen, setChosen] = useState<number | null>(answered?.chosen ?? null);
  const [pending, setPending] = useState(false);
  const [reply, setReply] = useState<ChoiceReply | null>(answered?.reply ?? null);
  const [failure, setFailure] = useState<string | null>(null);
  const verdict = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState(false);
  // « Répondre » disappears with the focus in it: the verdict, which is read next, takes the focus.
  useEffect(() => {
    if (sent) verdict.current?.focus({ preventScroll: true });
  }, [sent]);
  const send = async () => {
    if (chosen === null) return;
    setPending(true);
    setFailure(null);
    try {
      setReply(await answer(chosen));
      setSent(true);
      onAnswered?.();
    } catch (error) {
      setFailure(failureText(error));
    }
    setPending(false);
  };
  // Once answered, the question keeps the chosen option and the right one: the verdict then stands in the same screen of a phone.
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
      {/* The verdict takes the focus, and is read once, by its description: as a live region it would be read twice. */}
      <div
        ref={verdict}
        className={styles.verdict}
        {...(reply && { role: 'group', 'aria-label': 'Correction', 'aria-describedby': `${name}verdict` })}
        tabIndex={-1}
      >
        {reply && (
          <Notice id={`${name}verdict`} tone={reply.right ? 'success' : 'info'}>
            <p>
              {reply.right ? 'C’est cela. ' : `Plutôt\u00a0: ${frenchSpaces(options[reply.answer] ?? '')} `}
              {frenchSpaces(reply.because)}
            </p>
          </Notice>
        )}
        <div role="status">{failure !== null && <Notice tone="danger">{failure}</Notice>}</div>
      </div>
      <div className={styles.actions}>
        {/* Arrow keys choose among radio buttons: a chosen option is not an answer yet. */}
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
