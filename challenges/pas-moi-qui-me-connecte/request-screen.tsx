import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Marked } from '#engine/authoring';
import type { Moment } from './artifacts.ts';
import styles from './request-screen.module.css';

/** The upper half of a telephone's screen, with the request that has just arrived. */
export function RequestScreen({
  moment: { time, app, title, text, facts = [], numbers, code, rights = [] },
  children,
}: {
  readonly moment: Moment;
  /** The buttons below the request. */
  readonly children?: ReactNode;
}) {
  const told = numbers ? [...facts, ['Nombres proposés', numbers.join(', ')] as const] : facts;
  return (
    <div className={styles.phone}>
      <div className={styles.screen}>
        <p className={styles.clock} aria-hidden="true">
          {time}
        </p>
        <div className={styles.notice}>
          <p className={styles.app}>
            <span className={styles.mark}>
              <KeyRound size={14} aria-hidden="true" />
            </span>
            {app}
          </p>
          <p className={styles.title}>{title}</p>
          <p>
            <Marked text={text} />
          </p>
          {code !== undefined && <p className={styles.code}>{code}</p>}
          {rights.length > 0 && (
            <ul className={styles.rights}>
              {rights.map((right) => (
                <li key={right}>
                  <Marked text={right} />
                </li>
              ))}
            </ul>
          )}
          {told.length > 0 && (
            <dl className={styles.facts}>
              {told.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <Marked text={value} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}
