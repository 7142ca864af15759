/** The list of a player's deeds in a mission, beside the right gestures. */
import { CircleAlert, CircleCheck, CircleDot } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMediaQuery } from '#engine/client/use-media-query.ts';
import { OwnCharacters } from '#engine/frame/panels/own-characters.tsx';
import type { Deed, Deeds } from '#engine/frame/play/deeds.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import styles from './done-list.module.css';

interface DoneListProps {
  readonly deeds: Deeds;
  /** The scene's message, which tells what was right; null where the message is not known. */
  readonly said: string | null;
}

/** Number of deeds that a phone's screen shows beside picture, sentence and points. */
const MAX_ON_PHONE = 5;

/**
 * Mistakes come first, each with the gesture that settled it; then accepted gestures, gestures that were right at once, and the scene's
 * message where no gesture is known by name. Renders nothing if nothing is known. On a phone, the rest of a long list is folded.
 */
export function DoneList({ deeds: { done, told }, said }: DoneListProps) {
  const narrow = useMediaQuery('(width < 40rem)');
  const all = Object.entries(done);
  const mistakes = all.filter(([, { mistaken }]) => mistaken);
  const atOnce = all
    .filter(([, { mistaken }]) => !mistaken)
    .toSorted(([, a], [, b]) => Number(isDetour(b)) - Number(isDetour(a)));
  const room = narrow && all.length > MAX_ON_PHONE + 1 ? Math.max(0, MAX_ON_PHONE - mistakes.length) : atOnce.length;
  const [shown, folded] = [atOnce.slice(0, room), atOnce.slice(room)];
  // Mistakes in a form or a sequence are listed by name; without any, the answers to wrong tries are listed.
  const answers = mistakes.length > 0 ? [] : Object.entries(told);
  if (all.length + answers.length === 0 && said === null) return null;
  return (
    <ul className={styles.list}>
      {mistakes.map(([key, { about, first, last, place }]) => (
        <Done key={key} outcome="mistaken">
          <strong>{frenchSpaces(about)}</strong> <VisuallyHidden>J’ai répondu&nbsp;: </VisuallyHidden>
          <del>{frenchSpaces(first)}</del>
          <VisuallyHidden>.</VisuallyHidden> <Settled last={last} />
          {!narrow && <Place words={place} />}
        </Done>
      ))}
      {answers.map(([text, times]) => (
        <Done key={text} outcome="mistaken">
          <OwnCharacters text={text} />
          {times > 1 && ` (${times} fois)`}
        </Done>
      ))}
      {shown.map(([key, deed]) => (
        <AtOnce key={key} deed={deed} />
      ))}
      {folded.length > 0 && (
        <li className={styles.folded}>
          <details>
            <summary>{folded.length > 1 ? `Voir les ${folded.length}\u00a0autres` : 'Voir l’autre'}</summary>
            <ul className={styles.list}>
              {folded.map(([key, deed]) => (
                <AtOnce key={key} deed={deed} />
              ))}
            </ul>
          </details>
        </li>
      )}
      {said !== null && all.length === 0 && !Object.hasOwn(told, said) && (
        <Done>
          <OwnCharacters text={said} />
        </Done>
      )}
    </ul>
  );
}

/** Whether another gesture was better. */
function isDetour({ first, last }: Deed): boolean {
  return first !== last;
}

/** A deed that cost nothing: right; or accepted, or to be reviewed, and then shown with the right gesture. */
function AtOnce({ deed }: { readonly deed: Deed }) {
  const { about, first, last, place } = deed;
  return (
    <Done outcome={deed.review ? 'review' : isDetour(deed) ? 'accepted' : 'right'} atOnce>
      <strong>{frenchSpaces(about)}</strong>
      &nbsp;: {frenchSpaces(first)}
      {isDetour(deed) && (
        <>
          <VisuallyHidden>.</VisuallyHidden> <Settled last={last} />
        </>
      )}
      <Place words={place} />
    </Done>
  );
}

/** The right gesture, on a line of its own. */
function Settled({ last }: Pick<Deed, 'last'>) {
  return (
    <span className={`${styles.settled} ${styles.right}`}>
      {OUTCOMES.right.said} <strong>{frenchSpaces(last)}</strong>
    </span>
  );
}

/** An attacker's words, always with a label, so that they do not seem to belong to the right gesture before them. */
function Place({ words }: { /** The attacker's words; '' for none. */ readonly words: string }) {
  return (
    words !== '' && (
      <span className={styles.clue}>
        <VisuallyHidden>.</VisuallyHidden> Ce qui le trahissait&nbsp;: <mark className={styles.place}>{words}</mark>
      </span>
    )
  );
}

interface DoneProps {
  readonly outcome?: keyof typeof OUTCOMES;
  /** Whether to use fewer words where there is little room. */
  readonly atOnce?: boolean;
  readonly children: ReactNode;
}

const OUTCOMES = {
  right: { Icon: CircleCheck, said: 'Juste\u00a0:' },
  accepted: { Icon: CircleDot, said: 'Sans dommage\u00a0:' },
  review: { Icon: CircleAlert, said: 'À revoir\u00a0:' },
  mistaken: { Icon: CircleAlert, said: 'À revoir\u00a0:' },
} as const;

function Done({ outcome = 'right', atOnce = false, children }: DoneProps) {
  const { Icon, said } = OUTCOMES[outcome];
  return (
    <li data-outcome={outcome}>
      <Icon size={18} aria-hidden="true" />
      <span className={atOnce ? styles.atOnce : undefined}>
        {outcome === 'accepted' || outcome === 'review' ? (
          <strong className={styles.accepted}>{said}</strong>
        ) : (
          <VisuallyHidden>{said}</VisuallyHidden>
        )}{' '}
        {children}
      </span>
    </li>
  );
}
