import { type ReactNode, useId } from 'react';
import styles from './app-window.module.css';
import { WindowFrame } from './window-frame.tsx';

export interface AppWindowProps {
  /** Decorative, 16 to 18 px. */
  readonly icon: ReactNode;
  /** The h2, and the window's name. */
  readonly title: string;
  /** A word at the end of the bar: whose it is, or in which mode. */
  readonly note: string;
  readonly children: ReactNode;
}

/** The window of an imitated program, under its dark title bar. */
export function AppWindow({ icon, title, note, children }: AppWindowProps) {
  const heading = useId();
  return (
    <WindowFrame aria-labelledby={heading}>
      <div className={styles.bar}>
        {icon}
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <span className={styles.note}>{note}</span>
      </div>
      {children}
    </WindowFrame>
  );
}
