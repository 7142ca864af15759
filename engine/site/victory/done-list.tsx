/** What a player did in a mission, thing by thing, beside what was right. */
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { OwnCharacters } from '#engine/frame/panels/own-characters.tsx';
import type { Deed, Deeds } from '#engine/frame/play/deeds.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import styles from './done-list.module.css';

interface DoneListProps {
  readonly deeds: Deeds;
  /** The scene's message, which says what was right; null where it is not known. */
  readonly said: string | null;
}

/** Mistakes first, each with what was right; then what was right at once, or what the scene said of it. Nothing where nothing is known. */
export function DoneList({ deeds: { done, told }, said }: DoneListProps) {
  const all = Object.entries(done);
  const mistakes = all.filter(([, { mistaken }]) => mistaken);
  const rights = all.filter(([, { mistaken }]) => !mistaken);
  // Of a form or a sequence each thing is told by its name; elsewhere, what each wrong try was answered.
  const answers = all.length > 0 ? [] : Object.entries(told);
  if (all.length + answers.length === 0 && said === null) return null;
  return (
    <ul className={styles.list}>
      {mistakes.map(([key, { about, first, last, place }]) => (
        <Done key={key} mistaken>
          <strong>{frenchSpaces(about)}</strong> <VisuallyHidden>J’ai d’abord répondu&nbsp;: </VisuallyHidden>
          <del>{frenchSpaces(first)}</del>{' '}
          <span className={styles.right}>
            Juste&nbsp;: <strong>{frenchSpaces(last)}</strong>
          </span>
          <Place words={place} />
        </Done>
      ))}
      {answers.map(([text, times]) => (
        <Done key={text} mistaken lines="two">
          <OwnCharacters text={text} />
          {times > 1 && ` (${times} fois)`}
        </Done>
      ))}
      {rights.map(([key, deed]) => (
        <RightAtOnce key={key} {...deed} />
      ))}
      {said !== null && all.length === 0 && (
        <Done lines="two">
          <OwnCharacters text={said} />
        </Done>
      )}
    </ul>
  );
}

function RightAtOnce({ about, last, place }: Deed) {
  return (
    <Done lines="one">
      <strong>{frenchSpaces(about)}</strong> {frenchSpaces(last)}
      <Place words={place} />
    </Done>
  );
}

function Place({ words }: { /** '' for none. */ readonly words: string }) {
  return (
    words !== '' && (
      <>
        {' '}
        <mark className={styles.place}>{words}</mark>
      </>
    )
  );
}

interface DoneProps {
  readonly mistaken?: boolean;
  /** Lines after which its text is cut off; all of them by default. */
  readonly lines?: 'one' | 'two';
  readonly children: ReactNode;
}

const LINES = { one: styles.brief, two: styles.short } as const;

function Done({ mistaken = false, lines, children }: DoneProps) {
  const Icon = mistaken ? CircleAlert : CircleCheck;
  return (
    <li data-mistaken={mistaken || undefined}>
      <Icon size={18} aria-hidden="true" />
      <span className={lines && LINES[lines]}>
        <VisuallyHidden>{mistaken ? 'À revoir : ' : 'Juste : '}</VisuallyHidden>
        {children}
      </span>
    </li>
  );
}
