import { ArrowDown, ArrowUp, Undo2, X } from 'lucide-react';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { Button, VisuallyHidden } from '#engine/authoring';
import { type GestureCard, SORTED } from './artifacts.ts';
import type { Plan } from './plan.ts';
import styles from './plan-sheet.module.css';

interface PlanSheetProps {
  /** The sheet's heading, which takes the focus when the pressed button disappears. */
  readonly ref: Ref<HTMLHeadingElement>;
  readonly cards: readonly GestureCard[];
  readonly plan: Plan;
  /** Whether the plan is right: it can be read, and no longer changed. */
  readonly settled: boolean;
  /** The message about the last plan that was sent, shown while the plan is changed. */
  readonly told: string | null;
  readonly onDecide: (id: string, keep: boolean) => void;
  readonly onMove: (id: string, step: -1 | 1) => void;
}

/** The cards to do, in order, and those to avoid. Each card can still change lists. */
export function PlanSheet({ ref, cards, plan: { kept, refused }, settled, told, onDecide, onMove }: PlanSheetProps) {
  const order = useId();
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ readonly id: string; readonly step: -1 | 1 } | null>(null);
  const textOf = (wanted: string) => cards.find(({ id }) => id === wanted)?.text ?? '';
  /** Id of the card whose new position is announced. */
  const [handled, setHandled] = useState<string | null>(null);
  const shift = (id: string, step: -1 | 1) => {
    setMoved({ id, step });
    setHandled(id);
    onMove(id, step);
  };

  const change = (id: string, keep: boolean) => {
    setHandled(id);
    onDecide(id, keep);
  };

  // Browsers drop the focus of an element that moves within a list, so the button that was pressed gets it back.
  useEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-move="${moved.id}${moved.step}"]`)?.focus();
  }, [moved]);

  if (settled && kept.length + refused.length === 0) return null;
  return (
    <div className={styles.sheet}>
      {told !== null && !settled && (
        <p className={styles.told}>
          <strong>Votre essai précédent.</strong> {told}
        </p>
      )}
      <section aria-labelledby={order}>
        <h2 id={order} ref={ref} className={styles.title} tabIndex={-1}>
          Je fais, dans cet ordre
        </h2>
        {!settled && <p className={styles.rule}>Réseau et support d’abord&nbsp;: ils arrêtent l’attaque. Puis le reste.</p>}
        {kept.length === 0 && <p className={styles.none}>Rien encore.</p>}
        <ol ref={list} className={styles.list}>
          {kept.map((id, index) => (
            <li key={id} className={styles.step} data-sorted={SORTED.keep}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <p className={styles.text} data-label="">
                {textOf(id)}
              </p>
              {!settled && (
                <div className={styles.moves}>
                  <Button
                    variant="quiet"
                    data-move={`${id}-1`}
                    aria-disabled={index === 0}
                    aria-label={`Monter : ${textOf(id)}`}
                    onClick={() => shift(id, -1)}
                  >
                    <ArrowUp size={18} aria-hidden="true" /> <span className={styles.word}>Monter</span>
                  </Button>
                  <Button
                    variant="quiet"
                    data-move={`${id}1`}
                    aria-disabled={index === kept.length - 1}
                    aria-label={`Descendre : ${textOf(id)}`}
                    onClick={() => shift(id, 1)}
                  >
                    <ArrowDown size={18} aria-hidden="true" /> <span className={styles.word}>Descendre</span>
                  </Button>
                  <Button variant="quiet" aria-label={`Écarter : ${textOf(id)}`} onClick={() => change(id, false)}>
                    <X size={18} aria-hidden="true" /> <span className={styles.word}>Écarter</span>
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ol>
        <VisuallyHidden>
          <p role="status">
            {handled !== null &&
              kept.includes(handled) &&
              `${textOf(handled)} : place ${kept.indexOf(handled) + 1} sur ${kept.length}`}
            {handled !== null && refused.includes(handled) && `${textOf(handled)} : écartée, dans « J’évite »`}
          </p>
        </VisuallyHidden>
      </section>
      {refused.length > 0 && (
        <section aria-labelledby={`${order}-refused`}>
          <h2 id={`${order}-refused`} className={styles.title}>
            J’évite
          </h2>
          <ul className={styles.list}>
            {refused.map((id) => (
              <li key={id} className={styles.refused} data-sorted={SORTED.refuse}>
                <X size={18} aria-hidden="true" />
                <p className={styles.text} data-label="">
                  {textOf(id)}
                </p>
                {!settled && (
                  <Button variant="quiet" aria-label={`Reprendre : ${textOf(id)}`} onClick={() => change(id, true)}>
                    <Undo2 size={18} aria-hidden="true" /> Reprendre
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
