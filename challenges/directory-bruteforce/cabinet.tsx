import { FolderOpen, Lock } from 'lucide-react';
import type { GuessResult } from './artifacts.ts';
import styles from './cabinet.module.css';
import { EventPicture } from './event-picture.tsx';

/** Number of drawers: for the last names tried (`last`), and in total (`all`). More would push the field off the screen. */
const DRAWERS = { last: 9, all: 12 };
/** The automated scanner's position in its list at first, and how many names it tries for each name that the player tries. */
const AUTOMATON = { start: 4218, pace: 37 };

/** The site as its visitors see it. */
export function Site({ host }: { readonly host: string }) {
  return (
    <div className={styles.site}>
      <EventPicture />
      <p className={styles.poster}>
        <strong>Les Journées du port</strong>
        <span>Merci, à l’an prochain !</span>
        <span className={styles.address}>{host}</span>
      </p>
    </div>
  );
}

/**
 * The server as a cabinet, with a drawer for each of the last names tried; `results` has the newest first. Decoration: the list of replies
 * says the same.
 */
export function Drawers({ results }: { readonly results: readonly GuessResult[] }) {
  const tried = results.slice(0, DRAWERS.last).toReversed();
  const untried = DRAWERS.all - tried.length;
  return (
    <div className={styles.server}>
      <ul className={styles.drawers} aria-hidden="true">
        {tried.map(({ path, status }) => (
          <li key={path} className={styles.drawer} data-status={status}>
            {status === 403 && <Lock size={14} />}
            {status === 200 && <FolderOpen size={16} />}
            <span className={styles.label}>{path}</span>
          </li>
        ))}
        {[...Array(untried).keys()].map((place) => (
          <li key={place} className={styles.drawer} />
        ))}
      </ul>
      <p className={styles.automaton}>
        L’automate de 203.0.113.66 en est au nom nº&nbsp;
        {(AUTOMATON.start + AUTOMATON.pace * results.length).toLocaleString('fr')} de sa liste.
      </p>
    </div>
  );
}
