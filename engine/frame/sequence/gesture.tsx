/**
 * The gestures of an item: real buttons, which stand below it or, in a sequence with `inScene`, where the challenge's own drawing has them.
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
  /** What a wrong gesture costs, and what is limited; undefined once one is made. */
  readonly rules: string | undefined;
  readonly options: readonly GestureOption[];
  /** The gesture that was made; undefined while there is a choice. */
  readonly gesture: string | undefined;
  /** What it was at work, once that is judged. */
  readonly outcome: GivenConsequence['act'] | undefined;
  /** Gestures that were made and taken back. */
  readonly tried: readonly string[];
  /** The gesture that had decided the item before it was asked again: pressed once more, it is kept. */
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
  /** The gestures, and what is drawn around them. */
  readonly children: ReactNode;
}

/** The question of an item, and all its gestures. Once per item. */
export function GestureGroup({ className = '', children }: GestureGroupProps) {
  const { asked, question, rules } = useGestures();
  return (
    <fieldset className={styles.group} aria-labelledby={asked} aria-describedby={rules && `${asked}rules`}>
      {/* Chromium loses what is in a query container that is itself an item of a fieldset's grid. */}
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

/** What a gesture looks like. It may tell of the place where the gesture is made, never of whether it is right. */
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
 * One gesture with its label. Once it is made it stays pressed, and the others are off. One that was made and taken back says so, and one that
 * had decided the item before it was asked again.
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

/** Beside the colour of a judged gesture; screen readers hear the tone of the consequence. */
function Mark({ act }: Pick<GivenConsequence, 'act'>) {
  if (act === 'tolerated') return null;
  const Icon = act === 'safe' ? CircleCheck : CircleAlert;
  return <Icon size={20} aria-hidden="true" />;
}
