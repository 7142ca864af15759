/**
 * Scene in which items are handled one after the other: the player chooses a gesture, its consequence is shown at once, then the next item
 * follows. Until the gesture, the player can go back and look at earlier items.
 */
import { ArrowRight, Undo2 } from 'lucide-react';
import { type ReactNode, useContext, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { DeedsContext, deedsIn, textOf, withGesture, withKept } from '#engine/frame/play/deeds.ts';
import { FailurePrice, type FailurePriceProps } from '#engine/frame/play/failure-price.tsx';
import { useAttempt } from '#engine/frame/play/use-attempt.ts';
import type { Choices } from '#engine/frame/play/use-choices.ts';
import { VerdictRegion } from '#engine/frame/play/verdict-region.tsx';
import type { GivenConsequence } from '#engine/rules/sequence.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import { BackButton, ClosingStep, FinishButton, type SequenceClosing } from './closing-step.tsx';
import { FootBar } from './foot-bar.tsx';
import { Gesture, GestureGroup, type GestureLook, type GestureOption, GesturesContext } from './gesture.tsx';
import { MarkedPassages } from './marked-passages.tsx';
import styles from './sequence.module.css';
import { type SequenceHandle, useSequence } from './use-sequence.ts';

export interface SequenceProps<I extends { readonly id: string }> extends FailurePriceProps {
  /** Items in the server's order. */
  readonly items: readonly I[];
  /** Name of one item: « Jour », announced as « Jour 3 sur 5 ». */
  readonly unit: string;
  /** Heading of an item. */
  readonly title: (item: I) => ReactNode;
  /** Question to the player. */
  readonly question: (item: I) => ReactNode;
  /** Two to five gestures, in the order of the server's `gestures`. */
  readonly gestures: (item: I) => readonly GestureOption[];
  /** Short name of an item in a list of items; its heading by default. The name must not reveal what is right. */
  readonly name?: (item: I) => string;
  /**
   * Limits of an item, shown before each gesture: « Une fausse alerte ne coûte rien, deux fois encore ». The price is in the briefing.
   * `decided` has the gestures so far. Undefined for an item without limits.
   */
  readonly limits?: (decided: Choices, item: I) => string | undefined;
  /** Label of the last button: « Finir la quinzaine ». */
  readonly finish: string;
  /** A last step in which nothing is judged, met once every item is decided and before the last button. */
  readonly closing?: SequenceClosing;
  /** Whether the gestures stand in the drawing, where `children` places them: a `GestureGroup` with one `Gesture` each. */
  readonly inScene?: boolean;
  /** Look of each gesture where the gestures stand below the item: a sentence as a bubble, a mail as a line of a mailbox. */
  readonly look?: (item: I, value: string) => GestureLook;
  /** Shown in the place of the progress marks, for a scene that draws its own progress. Hidden from screen readers. */
  readonly progress?: (at: SequenceProgress) => ReactNode;
  /**
   * Content of an item, before and after the gesture: with a consequence, the decisive passage is marked. `decided` has the gestures so
   * far.
   */
  readonly children: (item: I, consequence: GivenConsequence | undefined, decided: Choices) => ReactNode;
}

/** Progress of a player. */
export interface SequenceProgress {
  /** The gestures that decided an item, by item. */
  readonly decided: Choices;
  /** Index of the item that is shown. */
  readonly index: number;
  /** Consequence of the shown item's gesture; undefined before a gesture. */
  readonly consequence: GivenConsequence | undefined;
}

/** Focus target after a button is pressed: the new item, the question that is asked again, or the consequence. */
type Target = 'item' | 'question' | 'answer';

/** Shows one item at a time. Decided items can be looked at again, and survive a reload. After the solve all items are listed. */
export function Sequence<I extends { readonly id: string }>(props: SequenceProps<I>) {
  const { items, challenge, failures, closing } = props;
  const { solved } = useAttempt();
  const handle = useSequence(items);
  const { place, focus } = useFocus();
  const [atClosing, setAtClosing] = useState(false);
  const item = items[handle.index];
  if (solved)
    return (
      <div className={styles.sequence}>
        {items.map((one) => (
          <PastItem key={one.id} {...props} item={one} handle={handle} />
        ))}
        {closing?.children(null)}
      </div>
    );
  if (!item) return null;
  const turnTo = (step: boolean) => {
    setAtClosing(step);
    focus('item');
  };
  /** Turns to the closing step, or back from it. `go` clears the message about the last gesture. */
  const goTo = (step: boolean) => {
    handle.go(handle.index);
    turnTo(step);
  };
  return (
    <div ref={place} className={styles.sequence}>
      {props.progress ? (
        <div aria-hidden="true">
          {props.progress({ decided: handle.decided, index: handle.index, consequence: handle.consequence })}
        </div>
      ) : (
        <Progress items={items} handle={handle} closing={closing && { current: atClosing }} />
      )}
      {closing && atClosing ? (
        <ClosingStep
          closing={closing}
          step={`${props.unit} ${items.length + 1} sur ${items.length + 1}`}
          finish={props.finish}
          handle={handle}
          onBack={() => goTo(false)}
          onReopened={() => turnTo(false)}
        />
      ) : (
        <OpenItem
          key={item.id}
          {...props}
          item={item}
          handle={handle}
          onFocus={focus}
          onClosing={closing && (() => goTo(true))}
        />
      )}
      <FailurePrice challenge={challenge} failures={failures} ruleToldElsewhere />
    </div>
  );
}

type Parts<I extends { readonly id: string }> = Omit<SequenceProps<I>, 'failures' | 'closing'> & {
  readonly handle: SequenceHandle;
};

/**
 * Progress: a mark for each item (decided, current, to come) and « 3 sur 8 ». Hidden from screen readers, which get the position from the
 * heading.
 */
function Progress<I extends { readonly id: string }>({
  items,
  handle: { index, decided },
  closing,
}: Pick<Parts<I>, 'items' | 'handle'> & { readonly closing: { readonly current: boolean } | undefined }) {
  const steps = items.length + (closing ? 1 : 0);
  return (
    <div className={styles.progress} aria-hidden="true">
      <ol className={styles.marks}>
        {items.map(({ id }, at) => (
          <li
            key={id}
            data-done={decided[id] !== undefined || undefined}
            data-current={(at === index && !closing?.current) || undefined}
          />
        ))}
        {closing && <li data-current={closing.current || undefined} />}
      </ol>
      <p className={styles.count}>
        {closing?.current ? steps : index + 1} sur {steps}
      </p>
    </div>
  );
}

/** Applies French spaces to plain strings. */
function inFrench(shown: ReactNode): ReactNode {
  return typeof shown === 'string' ? frenchSpaces(shown) : shown;
}

interface ItemProps<I extends { readonly id: string }> extends Parts<I> {
  readonly item: I;
}

interface OpenItemProps<I extends { readonly id: string }> extends ItemProps<I> {
  readonly onFocus: (target: Target) => void;
  /** Called to go to the closing step; undefined without one. */
  readonly onClosing: (() => void) | undefined;
}

function OpenItem<I extends { readonly id: string }>({
  items,
  item,
  unit,
  title,
  name,
  question,
  gestures,
  limits,
  finish,
  inScene = false,
  look,
  children,
  handle,
  onFocus,
  onClosing,
}: OpenItemProps<I>) {
  const asked = useId();
  const steps = items.length + (onClosing ? 1 : 0);
  const { index, gesture, consequence, fresh, tried, pending } = handle;
  const options = gestures(item);
  const { ref: named, recordKept } = useRecordedGesture(item.id, name?.(item), fresh ? consequence : undefined);
  const group = {
    asked,
    question: gesture === undefined ? inFrench(question(item)) : 'Votre geste',
    rules: gesture === undefined ? limits?.(handle.decided, item) : undefined,
    options,
    gesture,
    outcome: consequence?.act,
    tried: gesture === undefined ? tried : [],
    earlier: handle.earlier,
    pending,
    act: async (value: string) => {
      if (value === handle.earlier) {
        recordKept();
        handle.keep();
        return onFocus('item');
      }
      await handle.act(value);
      onFocus('answer');
    },
  };
  return (
    <section ref={named} className={styles.item} aria-labelledby={`${asked}title`}>
      <div className={styles.head}>
        {index > 0 && (
          <BackButton
            onClick={() => {
              handle.go(index - 1);
              onFocus('item');
            }}
          />
        )}
        <h2
          id={`${asked}title`}
          className={styles.title}
          tabIndex={-1}
          data-target="item"
          // An item that is asked again gets the focus while the live region with the reason appears: screen readers would not announce the
          // region.
          aria-describedby={fresh && gesture === undefined ? `${asked}said` : undefined}
        >
          <VisuallyHidden>
            {unit} {index + 1} sur {steps}&nbsp;:{' '}
          </VisuallyHidden>
          <span data-title="">{inFrench(title(item))}</span>
        </h2>
      </div>
      <GesturesContext value={group}>
        <div className={inScene ? styles.whole : styles.halves}>
          <div className={styles.thing}>{children(item, consequence, handle.decided)}</div>
          <FootBar
            className={`${styles.act} ${styles.bar} ${inScene && gesture === undefined ? styles.silent : ''} ${gesture === undefined ? '' : styles.told}`}
          >
            {!inScene && (
              <GestureGroup className={styles.gestures}>
                {options
                  .filter(({ value }) => gesture === undefined || value === gesture)
                  .map(({ value }) => (
                    <Gesture key={value} value={value} {...look?.(item, value)} />
                  ))}
              </GestureGroup>
            )}
            <Answer
              said={`${asked}said`}
              over={handle.decided[item.id] !== undefined}
              last={index === items.length - 1}
              finish={finish}
              handle={handle}
              onFocus={onFocus}
              onClosing={onClosing}
            />
          </FootBar>
        </div>
      </GesturesContext>
    </section>
  );
}

interface AnswerProps extends Pick<Parts<{ readonly id: string }>, 'finish' | 'handle'> {
  /** Id of the verdict region. */
  readonly said: string;
  /** Whether the item is decided. */
  readonly over: boolean;
  /** Whether the item is the last one. */
  readonly last: boolean;
  readonly onFocus: (target: Target) => void;
  readonly onClosing: (() => void) | undefined;
}

/** The consequence of a gesture, then the button that leads on or back. */
function Answer({ said, over, last, finish, handle, onFocus, onClosing }: AnswerProps) {
  const { index, consequence, fresh } = handle;
  return (
    <div className={styles.answer} data-target="answer">
      {/* The live region must exist before the consequence, to announce it. */}
      <VerdictRegion id={said} inPlace />
      {!fresh && consequence && <Told consequence={consequence} />}
      <MarkedPassages consequence={fresh ? consequence : undefined} />
      {consequence && !over && (
        <Button
          variant="primary"
          className={styles.onward}
          onClick={() => {
            handle.undo();
            onFocus('question');
          }}
        >
          <Undo2 size={18} aria-hidden="true" />
          {consequence.act === 'unsafe' ? 'Revenir avant le geste' : 'Choisir un autre geste'}
        </Button>
      )}
      {over && (!last || onClosing) && (
        <Button
          className={styles.onward}
          onClick={() => {
            if (last) return onClosing?.();
            handle.go(index + 1);
            onFocus('item');
          }}
        >
          Suivant <ArrowRight size={18} aria-hidden="true" />
        </Button>
      )}
      {over && last && !onClosing && <FinishButton finish={finish} handle={handle} onReopened={() => onFocus('item')} />}
    </div>
  );
}

/**
 * Adds each judged gesture to the deeds, in the words of the screen.
 * @param name short name of the item; without it, the item's title
 * @returns the ref of the item, of which title and gesture are read, and the function that records that an earlier gesture is kept
 */
function useRecordedGesture(id: string, name: string | undefined, consequence: GivenConsequence | undefined) {
  const deeds = useContext(DeedsContext);
  const ref = useRef<HTMLElement>(null);
  const words = (part: string) => textOf(ref.current?.querySelector(part) ?? null);
  const keep = useEffectEvent((judged: GivenConsequence) => {
    deeds?.write(
      withGesture(deedsIn(deeds.read()), id, name ?? words('[data-title]'), words('[aria-pressed="true"] [data-label]'), judged),
    );
  });
  useEffect(() => {
    if (consequence) keep(consequence);
  }, [consequence]);
  const recordKept = () => deeds?.write(withKept(deedsIn(deeds.read()), id, words('[data-earlier] [data-label]')));
  return { ref, recordKept };
}

/** A decided item in the list after the end, with the gesture and its consequence, if known. */
function PastItem<I extends { readonly id: string }>({
  item,
  title,
  question,
  gestures,
  inScene = false,
  look,
  children,
  handle,
}: ItemProps<I>) {
  const asked = useId();
  const consequence = handle.consequenceOf(item.id);
  const options = gestures(item);
  const group = {
    asked,
    question: inFrench(question(item)),
    rules: undefined,
    options,
    gesture: handle.decided[item.id] ?? '',
    outcome: consequence?.act,
    tried: [],
    earlier: undefined,
    pending: false,
    act: async () => undefined,
  };
  return (
    <section className={styles.item} aria-labelledby={`${asked}title`}>
      <h2 id={`${asked}title`} className={styles.title}>
        {inFrench(title(item))}
      </h2>
      <GesturesContext value={group}>
        <div className={inScene ? styles.whole : styles.halves}>
          <div className={styles.thing}>{children(item, consequence, handle.decided)}</div>
          <div className={styles.act}>
            {!inScene && (
              <GestureGroup className={styles.gestures}>
                {options.map(({ value }) => (
                  <Gesture key={value} value={value} {...look?.(item, value)} />
                ))}
              </GestureGroup>
            )}
            {consequence && <Told consequence={consequence} />}
          </div>
        </div>
      </GesturesContext>
    </section>
  );
}

const TONES = { safe: 'success', tolerated: 'info', unsafe: 'danger' } as const;

function Told({ consequence: { act, says } }: { readonly consequence: GivenConsequence }) {
  return <Notice tone={TONES[act]}>{frenchSpaces(says)}</Notice>;
}

/** Moves the focus, or scrolls, after the next render. */
function useFocus() {
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ readonly target: Target } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const element = place.current?.querySelector<HTMLElement>(`[data-target="${wanted.target}"]`);
    // After a gesture its button keeps the focus: the live region announces the consequence.
    if (wanted.target !== 'answer') element?.focus({ preventScroll: true });
    if (!place.current || !element) return;
    const whole = element.getBoundingClientRect().bottom - place.current.getBoundingClientRect().top;
    // If the item and its consequence fit into the viewport together, show both.
    if (wanted.target === 'item' || (wanted.target === 'answer' && whole < window.innerHeight))
      place.current.scrollIntoView({ block: 'start' });
    if (wanted.target === 'item') return;
    // Keep the gesture and the marked passage above the bar at the foot, which grows with the consequence; where both do not fit, the
    // passage has priority.
    if (wanted.target === 'answer')
      for (const seen of ['[aria-pressed="true"]', '[data-marked], mark'])
        place.current.querySelector(seen)?.scrollIntoView({ block: 'nearest' });
    element.scrollIntoView({ block: 'nearest' });
  }, [wanted]);
  return { place, focus: (target: Target) => setWanted({ target }) };
}
