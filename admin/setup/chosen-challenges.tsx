import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { EmptyState } from '../components/notes/notes.tsx';
import { messages } from '../language/language.ts';
import { moved, toggled } from './challenge-order.ts';
import styles from './chosen-challenges.module.css';

interface ChosenChallengesProps {
  readonly catalogue: readonly CatalogueEntry[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The selected missions in order, with buttons that move or remove each. A move is announced, and the focus stays on the moved row. */
export function ChosenChallenges({ catalogue, chosen, onChange }: ChosenChallengesProps) {
  const { challenges: words } = messages().setup;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [announced, setAnnounced] = useState('');
  const [removedAt, setRemovedAt] = useState<{ readonly index: number } | null>(null);
  const titleOf = (key: string) => catalogue.find((entry) => entry.key === key)?.title;

  // Removing a row removes the focused button: focus the row that took its position.
  useEffect(() => {
    if (removedAt === null) return;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('button[data-remove]') ?? [];
    (buttons[Math.min(removedAt.index, buttons.length - 1)] ?? heading.current)?.focus();
  }, [removedAt]);

  function move(key: string, by: -1 | 1) {
    const next = moved(chosen, key, by);
    if (next === chosen) return;
    onChange(next);
    setAnnounced(words.moved(titleOf(key) ?? key, next.indexOf(key) + 1, next.length));
  }

  function remove(key: string, index: number) {
    onChange(toggled(chosen, key));
    setAnnounced(words.removed(titleOf(key) ?? key, chosen.length - 1));
    setRemovedAt({ index });
  }

  return (
    <section className={styles.chosen} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
        {words.order}
      </h3>
      {chosen.length === 0 ? (
        <EmptyState>{words.nothingChosen}</EmptyState>
      ) : (
        <ol ref={list} className={styles.order}>
          {chosen.map((key, index) => {
            const title = titleOf(key);
            const which = <VisuallyHidden> {title ?? key}</VisuallyHidden>;
            return (
              <li key={key}>
                <span className={styles.place} aria-hidden="true">
                  {index + 1}.
                </span>
                <span className={styles.title}>{title === undefined ? words.gone(key) : <span lang="fr">{title}</span>}</span>
                <span className={styles.moves}>
                  <Button variant="quiet" aria-disabled={index === 0} onClick={() => move(key, -1)}>
                    <ArrowUp aria-hidden="true" size={16} />
                    <VisuallyHidden>{words.up}</VisuallyHidden>
                    {which}
                  </Button>
                  <Button variant="quiet" aria-disabled={index === chosen.length - 1} onClick={() => move(key, 1)}>
                    <ArrowDown aria-hidden="true" size={16} />
                    <VisuallyHidden>{words.down}</VisuallyHidden>
                    {which}
                  </Button>
                  <Button variant="quiet" data-remove onClick={() => remove(key, index)}>
                    <X aria-hidden="true" size={16} />
                    <VisuallyHidden>{words.remove}</VisuallyHidden>
                    {which}
                  </Button>
                </span>
              </li>
            );
          })}
        </ol>
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </section>
  );
}
