/**
 * Scene in which items are handled one after the other: the player chooses a gesture, its consequence is shown at once, then the next item
 * follows. Until the gesture, one can go back and look at earlier items.
 */
import { ArrowLeft, ArrowRight, CircleAlert, CircleCheck, Undo2 } from 'lucide-react';
import { type ReactNode, useContext, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { DeedsContext, deedsIn, textOf, withGesture } from '#engine/frame/play/deeds.ts';
import { FailurePrice, type FailurePriceProps, failureRuleText } from '#engine/frame/play/failure-price.tsx';
import { useAttempt } from '#engine/frame/play/use-attempt.ts';
import type { Choices } from '#engine/frame/play/use-choices.ts';
import { VerdictRegion } from '#engine/frame/play/verdict-region.tsx';
import type { GivenConsequence } from '#engine/rules/sequence.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import { FootBar } from './foot-bar.tsx';
import styles from './sequence.module.css';
import { type SequenceHandle, useSequence } from './use-sequence.ts';

/** One gesture of an item, as a button. */
export interface GestureOption {
  readonly value: string;
  readonly label: ReactNode;
}

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
  /** What is limited or forgiven, told beside the price before each gesture: « Une fausse alerte est pardonnée ». */
  readonly limits?: (decided: Choices) => string;
  /** Label of the last button: « Finir la quinzaine ». */
  readonly finish: string;
  /**
   * Content of an item, before and after the gesture: with a consequence, the decisive place is marked. `decided` has the gestures so far.
   */
  readonly children: (item: I, consequence: GivenConsequence | undefined, decided: Choices) => ReactNode;
}

/** Focus target after a button is pressed: the new item, the question that is asked again, or the consequence. */
type Target = 'item' | 'question' | 'answer';

/** One item at a time. Decided items can be looked at again, and survive a reload. After the solve all items are listed. */
export function Sequence<I extends { readonly id: string }>(props: SequenceProps<I>) {
  const { items, challenge, failures } = props;
  const { solved } = useAttempt();
  const handle = useSequence(items);
  const { place, focus } = useFocus();
  const item = items[handle.index];
  if (solved)
    return (
      <div className={styles.sequence}>
        {items.map((one) => (
          <PastItem key={one.id} {...props} item={one} handle={handle} />
        ))}
      </div>
    );
  if (!item) return null;
  return (
    <div ref={place} className={styles.sequence}>
      <Progress items={items} handle={handle} />
      <OpenItem key={item.id} {...props} item={item} handle={handle} onFocus={focus} />
      <FailurePrice challenge={challenge} failures={failures} ruleToldElsewhere />
    </div>
  );
}

type Parts<I extends { readonly id: string }> = Omit<SequenceProps<I>, 'failures'> & {
  readonly handle: SequenceHandle;
};

/**
 * Progress: a mark for each item (decided, current, to come) and « 3 sur 8 ». Hidden from screen readers, which get it from the heading.
 */
function Progress<I extends { readonly id: string }>({ items, handle: { index, decided } }: Pick<Parts<I>, 'items' | 'handle'>) {
  return (
    <div className={styles.progress} aria-hidden="true">
      <ol className={styles.marks}>
        {items.map(({ id }, at) => (
          <li key={id} data-done={decided[id] !== undefined || undefined} data-current={at === index || undefined} />
        ))}
      </ol>
      <p className={styles.count}>
        {index + 1} sur {items.length}
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

function OpenItem<I extends { readonly id: string }>({
  items,
  item,
  unit,
  title,
  question,
  gestures,
  limits,
  finish,
  challenge,
  children,
  handle,
  onFocus,
}: ItemProps<I> & { readonly onFocus: (target: Target) => void }) {
  const asked = useId();
  const { index, gesture, consequence, fresh, tried, pending } = handle;
  const offered = gestures(item);
  const over = handle.decided[item.id] !== undefined;
  const last = index === items.length - 1;
  const named = useRecordedGesture(item.id, fresh ? consequence : undefined);
  const shown = gesture === undefined ? offered : offered.filter(({ value }) => value === gesture);
  return (
    <section ref={named} className={styles.item} aria-labelledby={`${asked}title`}>
      <div className={styles.head}>
        {index > 0 && (
          <Button
            variant="quiet"
            className={styles.back}
            onClick={() => {
              handle.go(index - 1);
              onFocus('item');
            }}
          >
            <ArrowLeft size={20} aria-hidden="true" />
            <VisuallyHidden>Revoir l’étape précédente</VisuallyHidden>
          </Button>
        )}
        <h2 id={`${asked}title`} className={styles.title} tabIndex={-1} data-target="item">
          <VisuallyHidden>
            {unit} {index + 1} sur {items.length}&nbsp;:{' '}
          </VisuallyHidden>
          <span data-title="">{inFrench(title(item))}</span>
        </h2>
      </div>
      <div className={styles.halves}>
        <div className={styles.thing}>{children(item, consequence, handle.decided)}</div>
        <FootBar className={`${styles.act} ${styles.bar}`}>
          <p id={asked} className={styles.question} tabIndex={-1} data-target="question">
            {gesture === undefined ? inFrench(question(item)) : 'Votre geste'}
          </p>
          <fieldset
            className={styles.gestures}
            aria-labelledby={asked}
            aria-describedby={gesture === undefined ? `${asked}rules` : undefined}
          >
            {shown.map(({ value, label }) => {
              const again = gesture === undefined && tried.includes(value);
              return (
                <Button
                  key={value}
                  variant="secondary"
                  className={styles.gesture}
                  pending={pending && value === gesture}
                  aria-pressed={value === gesture || undefined}
                  data-act={(value === gesture && consequence?.act) || undefined}
                  aria-disabled={gesture !== undefined || again || undefined}
                  onClick={async () => {
                    if (gesture !== undefined || again) return;
                    await handle.act(value);
                    onFocus('answer');
                  }}
                >
                  <span>
                    <span data-label="">{inFrench(label)}</span>
                    {again && <span className={styles.again}> (déjà essayé)</span>}
                  </span>
                  {value === gesture && consequence && <Mark act={consequence.act} />}
                </Button>
              );
            })}
          </fieldset>
          {gesture === undefined && (
            <p id={`${asked}rules`} className={styles.rules}>
              {failureRuleText(challenge.scoring)}.{limits && ` ${frenchSpaces(limits(handle.decided))}.`}
            </p>
          )}
          <div className={styles.answer} data-target="answer">
            {/* The live region must exist before the consequence, to announce it. */}
            <VerdictRegion inPlace />
            {!fresh && consequence && <Told consequence={consequence} />}
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
            {over && !last && (
              <Button
                className={styles.onward}
                onClick={() => {
                  handle.go(index + 1);
                  onFocus('item');
                }}
              >
                Suivant <ArrowRight size={18} aria-hidden="true" />
              </Button>
            )}
            {over && last && (
              <Button className={styles.onward} pending={pending} onClick={handle.finish}>
                {finish}
              </Button>
            )}
          </div>
        </FootBar>
      </div>
    </section>
  );
}

/** Keeps each judged gesture in the words of the screen. @returns the ref of the item, of which title and gesture are read */
function useRecordedGesture(id: string, consequence: GivenConsequence | undefined) {
  const deeds = useContext(DeedsContext);
  const item = useRef<HTMLElement>(null);
  const keep = useEffectEvent((judged: GivenConsequence) => {
    const words = (part: string) => textOf(item.current?.querySelector(part) ?? null);
    deeds?.write(
      withGesture(deedsIn(deeds.read()), id, words('[data-title]'), words('[aria-pressed="true"] [data-label]'), judged),
    );
  });
  useEffect(() => {
    if (consequence) keep(consequence);
  }, [consequence]);
  return item;
}

/** A decided item in the list after the end, with the gesture and its consequence, if known. */
function PastItem<I extends { readonly id: string }>({ item, title, question, gestures, children, handle }: ItemProps<I>) {
  const asked = useId();
  const consequence = handle.consequenceOf(item.id);
  return (
    <section className={styles.item} aria-labelledby={`${asked}title`}>
      <h2 id={`${asked}title`} className={styles.title}>
        {inFrench(title(item))}
      </h2>
      <div className={styles.halves}>
        <div className={styles.thing}>{children(item, consequence, handle.decided)}</div>
        <div className={styles.act}>
          <p id={asked} className={styles.question}>
            {inFrench(question(item))}
          </p>
          <fieldset className={styles.gestures} aria-labelledby={asked}>
            {gestures(item).map(({ value, label }) => (
              <Button
                key={value}
                variant="secondary"
                className={styles.gesture}
                aria-pressed={handle.decided[item.id] === value || undefined}
                data-act={(handle.decided[item.id] === value && consequence?.act) || undefined}
              >
                <span>{inFrench(label)}</span>
                {handle.decided[item.id] === value && consequence && <Mark act={consequence.act} />}
              </Button>
            ))}
          </fieldset>
          {consequence && <Told consequence={consequence} />}
        </div>
      </div>
    </section>
  );
}

/** Beside the colour of a judged gesture; screen readers hear the tone of the consequence. */
function Mark({ act }: Pick<GivenConsequence, 'act'>) {
  if (act === 'tolerated') return null;
  const Icon = act === 'safe' ? CircleCheck : CircleAlert;
  return <Icon size={20} aria-hidden="true" />;
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
    // If both fit into the viewport, show the marked place together with the gesture.
    if (wanted.target === 'item' || (wanted.target === 'answer' && whole < window.innerHeight))
      place.current.scrollIntoView({ block: 'start' });
    if (wanted.target === 'item') return;
    // Keep it above the bar at the foot, which grows with the consequence.
    if (wanted.target === 'answer') place.current.querySelector('[data-marked], mark')?.scrollIntoView({ block: 'nearest' });
    element.scrollIntoView({ block: 'nearest' });
  }, [wanted]);
  return { place, focus: (target: Target) => setWanted({ target }) };
}
