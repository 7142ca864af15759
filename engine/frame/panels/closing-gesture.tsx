/** Question at the end of a debrief about what to do at work: one choice, answered at once. No points; nothing is sent or stored. */

import { useId, useState } from 'react';
import { frenchText } from '#engine/toolbox/running-text.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { RadioOption } from '#engine/ui/controls/radio-option.tsx';
import type { GestureContent } from '#schemas/manifest/debrief.ts';
import styles from './closing-gesture.module.css';

interface ClosingGestureProps {
  /** From the debrief; without it, nothing is rendered. */
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
        Sans points.
      </p>
      {options.map(({ text }, index) => (
        <RadioOption key={text} name={name} checked={chosen === index} onChoose={() => setChosen(index)}>
          {frenchSpaces(text)}
        </RadioOption>
      ))}
      {/* The live region must exist before the first choice, or the answer would not be announced. */}
      <p role="status" className={styles.answer}>
        {answer !== undefined && frenchText(answer)}
      </p>
    </fieldset>
  );
}
