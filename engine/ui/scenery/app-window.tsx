import { type ReactNode, useId } from 'react';
import styles from './app-window.module.css';
import { WindowFrame } from './window-frame.tsx';

export interface AppWindowProps {
  /** Decorative, 16 to 18 px. */
  readonly icon: ReactNode;
  /** Heading and accessible name of the window. */
  readonly title: string;
  /** Note at the end of the title bar, such as the owner or the mode. */
  readonly note: string;
  /** Heading level; 2 by default. */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

/** Window of an imitated program, with a dark title bar. */
export function AppWindow({ icon, title, note, level = 2, children }: AppWindowProps) {
  const heading = useId();
  const Heading = level === 3 ? 'h3' : 'h2';
  return (
    <WindowFrame aria-labelledby={heading}>
      <div className={styles.bar}>
        {icon}
        <Heading id={heading} className={styles.title}>
          {title}
        </Heading>
        <span className={styles.note}>{note}</span>
      </div>
      {children}
    </WindowFrame>
  );
}
