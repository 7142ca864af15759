import { BookOpenText, IdCard, MessageSquareText, Search } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Avatar, VisuallyHidden } from '#engine/authoring';
import type { Decisive, Place, Visit } from './artifacts.ts';
import styles from './clues.module.css';

interface CluesProps {
  readonly near: string;
  /** Whether the encounter is with a thing, which has a label in place of a badge. */
  readonly thing: boolean;
  readonly register: readonly Visit[];
  readonly message: readonly string[];
  /** The decisive clue, after a sentence was said: it is unfolded and marked, without the lines around it. */
  readonly decisive: Decisive | undefined;
}

/** The clues on the counter, which the player can look at as often as wanted: badge or label (open at first), register, message. */
export function Clues({ near, thing, register, message, decisive }: CluesProps) {
  const [open, setOpen] = useState<Place | null>(decisive?.place ?? 'near');
  const marked = decisive?.place === open ? decisive?.clue : undefined;
  const panel = useId();
  const paper = useRef<HTMLDivElement>(null);
  const looked = useRef(false);
  // In a low window the open clue is below the window's edge: without scrolling, the button would seem to do nothing.
  useLayoutEffect(() => {
    if (looked.current && open !== null) paper.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const look = (name: Place, icon: ReactNode, label: string) => (
    <button
      type="button"
      className={styles.look}
      aria-expanded={open === name}
      aria-controls={panel}
      onClick={() => {
        looked.current = true;
        setOpen(open === name ? null : name);
      }}
    >
      {icon}
      {label}
    </button>
  );
  return (
    <>
      <div className={styles.looks}>
        {look(
          'near',
          thing ? <Search size={18} aria-hidden="true" /> : <IdCard size={18} aria-hidden="true" />,
          thing ? 'De près' : 'Badge',
        )}
        {look('register', <BookOpenText size={18} aria-hidden="true" />, 'Registre')}
        {look('message', <MessageSquareText size={18} aria-hidden="true" />, 'Message')}
      </div>
      {/* No live region after the decision: the consequence, which is announced, repeats the clue. */}
      <div id={panel} ref={paper} className={styles.panel} aria-live={decisive ? 'off' : 'polite'}>
        {open === 'near' && (
          <p className={styles.near} data-marked={marked === near || undefined}>
            {near}
          </p>
        )}
        {open === 'register' && (
          <Register visits={marked ? register.filter(({ who }) => who === marked) : register} marked={marked} />
        )}
        {open === 'message' && <Message lines={marked ? [marked] : message} marked={marked} />}
        {marked === '' && <NothingWritten />}
      </div>
    </>
  );
}

interface RegisterProps {
  readonly visits: readonly Visit[];
  /** The visitor whose line is marked, after the decision. */
  readonly marked?: string | undefined;
}

/** Today's page of the visitors' register. */
export function Register({ visits, marked }: RegisterProps) {
  return (
    <table className={styles.register}>
      <caption>Visites attendues, mardi</caption>
      <thead>
        <tr>
          <th scope="col">Heure</th>
          <th scope="col">Qui</th>
          <th scope="col">Reçu par</th>
        </tr>
      </thead>
      <tbody>
        {visits.map(({ at, who, host, struck }) => (
          <tr key={who} data-marked={who === marked || undefined}>
            <td className={styles.at}>{struck ? <del>{at}</del> : at}</td>
            <td>
              {struck ? (
                <>
                  <VisuallyHidden>Ligne barrée&nbsp;: </VisuallyHidden>
                  <del>{who}</del> <em>{struck}</em>
                </>
              ) : (
                who
              )}
            </td>
            <td>{host}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface MessageProps {
  readonly lines: readonly string[];
  readonly marked?: string | undefined;
}

/** The message that Karim wrote before he went to the quay. */
export function Message({ lines, marked }: MessageProps) {
  return (
    <div className={styles.message}>
      <p className={styles.from}>
        <Avatar name="Karim Haddad" small />
        <strong>Karim Haddad</strong> <time>8&nbsp;h&nbsp;05</time>
      </p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line} data-marked={line === marked || undefined}>
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The clue that somebody is announced nowhere. */
export function NothingWritten() {
  return (
    <p className={styles.near} data-marked>
      Ni au registre, ni dans le message&nbsp;: aucune ligne.
    </p>
  );
}
