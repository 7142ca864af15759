/** The gesture at work that closes a mission: one choice, answered in place. Worth no points; nothing of it is sent or kept. */

import { useId, useState } from 'react';
import { frenchText } from '#engine/toolbox/running-text.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { RadioOption } from '#engine/ui/controls/radio-option.tsx';
import type { GestureContent } from '#schemas/manifest.ts';
import styles from './closing-gesture.module.css';

interface ClosingGestureProps {
  /** As the debrief has it; a debrief without one shows nothing. */
  readonly gesture: GestureContent | undefined;
}

export function ClosingGesture({ gesture }: ClosingGestureProps) {
  return gesture ? <Choice {...gesture} /> : null;
}

function Choice({ question, options }: GestureContent) {
  const name = useId();
  const note = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const answer = chosen === null ? undefined : options[chosen]?.answer;
  return (
    <fieldset className={styles.choice} aria-describedby={note}>
      <legend className={styles.question}>{frenchSpaces(question)}</legend>
      <p id={note} className={styles.note}>
        Sans points, et rien n’est envoyé&nbsp;: chaque choix a sa suite.
      </p>
      {options.map(({ text }, index) => (
        <RadioOption key={text} name={name} checked={chosen === index} onChoose={() => setChosen(index)}>
          {frenchSpaces(text)}
        </RadioOption>
      ))}
      {/* There before the first choice, or its first words would not be announced. */}
      <p role="status" className={styles.answer}>
        {answer !== undefined && frenchText(answer)}
      </p>
    </fieldset>
  );
}
