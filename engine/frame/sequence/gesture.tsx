/**
 * The gestures of an item, as real buttons: below the item or, in a sequence with `inScene`, where the challenge's own drawing places them.
 */
import { CircleAlert, CircleCheck } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import type { GivenConsequence } from '#engine/rules/sequence.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import styles from './gesture.module.css';

/** One gesture of an item, as a button. */
export interface GestureOption {
  readonly value: string;
  readonly label: ReactNode;
}

interface Gestures {
  /** Id of the question's element. */
  readonly asked: string;
  readonly question: ReactNode;
  /** Limits of the item, shown before a gesture; undefined once a gesture is made. */
  readonly rules: string | undefined;
  readonly options: readonly GestureOption[];
  /** The gesture that was made; undefined while there is a choice. */
  readonly gesture: string | undefined;
  /** The gesture's `act`: whether it would be safe at work; undefined until it is judged. */
  readonly outcome: GivenConsequence['act'] | undefined;
  /** Gestures that were made and taken back. */
  readonly tried: readonly string[];
  /** The gesture that had decided the item before the item was asked again: pressed once more, it is kept. */
  readonly earlier: string | undefined;
  readonly pending: boolean;
  act(value: string): Promise<void>;
}

/** Provided by the sequence for the item that is shown. */
export const GesturesContext = createContext<Gestures | null>(null);

function useGestures(): Gestures {
  const gestures = useContext(GesturesContext);
  if (!gestures) throw new Error('A gesture stands in the item of a sequence.');
  return gestures;
}

export interface GestureGroupProps {
  readonly className?: string | undefined;
  /** The gestures, and the drawing around them. */
  readonly children: ReactNode;
}

/** The question of an item, and all its gestures. To be used once for each item. */
export function GestureGroup({ className = '', children }: GestureGroupProps) {
  const { asked, question, rules } = useGestures();
  return (
    <fieldset className={styles.group} aria-labelledby={asked} aria-describedby={rules && `${asked}rules`}>
      {/* Chromium loses the content of a query container that is itself an item of a fieldset's grid. */}
      <div className={className}>
        <p id={asked} className={styles.question} tabIndex={-1} data-target="question">
          {question}
        </p>
        {children}
        {rules && (
          <p id={`${asked}rules`} className={styles.rules}>
            {frenchSpaces(`${rules}.`)}
          </p>
        )}
      </div>
    </fieldset>
  );
}

/** Look of a gesture. It may show where the gesture is made, never whether the gesture is right. */
export interface GestureLook {
  readonly className?: string | undefined;
  /** Drawn before the label; hidden from screen readers. */
  readonly picture?: ReactNode;
}

export interface GestureProps extends GestureLook {
  /** One of the item's `gestures`. */
  readonly value: string;
}

/**
 * One gesture with its label. Once a gesture is made, it stays pressed, and the others are disabled. The label also says whether the
 * gesture was made and taken back, or had decided the item before the item was asked again.
 */
export function Gesture({ value, className = '', picture }: GestureProps) {
  const { options, gesture, outcome, tried, earlier, pending, act } = useGestures();
  const label = options.find((option) => option.value === value)?.label;
  const again = tried.includes(value);
  return (
    <Button
      variant="secondary"
      className={`${styles.gesture} ${className}`}
      pending={pending && value === gesture}
      aria-pressed={value === gesture || undefined}
      data-earlier={value === earlier || undefined}
      data-act={(value === gesture && outcome) || undefined}
      aria-disabled={value === gesture || again || undefined}
      disabled={gesture !== undefined && value !== gesture}
      onClick={async () => {
        if (gesture === undefined && !again) await act(value);
      }}
    >
      {picture && <span aria-hidden="true">{picture}</span>}
      <span>
        <span data-label="">{typeof label === 'string' ? frenchSpaces(label) : label}</span>
        {again && <span className={styles.again}> (déjà essayé)</span>}
        {value === earlier && <span className={styles.again}> (votre choix d’avant)</span>}
      </span>
      {value === gesture && outcome && <Mark act={outcome} />}
    </Button>
  );
}

/** Icon beside the colour of a judged gesture; screen readers hear the tone of the consequence. */
function Mark({ act }: Pick<GivenConsequence, 'act'>) {
  if (act === 'tolerated') return null;
  const Icon = act === 'safe' ? CircleCheck : CircleAlert;
  return <Icon size={20} aria-hidden="true" />;
}
