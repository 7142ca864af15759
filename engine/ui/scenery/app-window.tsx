import { type ReactNode, useId } from 'react';
import styles from './app-window.module.css';
import { WindowFrame } from './window-frame.tsx';

export interface AppWindowProps {
  /** Decorative, 16 to 18 px. */
  readonly icon: ReactNode;
  /** The heading, and the window's name. */
  readonly title: string;
  /** A word at the end of the bar: whose it is, or in which mode. */
  readonly note: string;
  /** The heading's level, 2 without it. */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

/** The window of an imitated program, under its dark title bar. */
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
