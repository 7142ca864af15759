import { ScreenShare } from 'lucide-react';
import { useReport } from '../components/layout/status-line.tsx';
import { useSharedScreen } from '../components/people/naming.ts';
import { messages } from '../language/language.ts';
import styles from './console-shell.module.css';

/** Switch for a shared screen: while it is on, no page shows an e-mail address or a real name. */
export function SharedScreenSwitch() {
  const { on, turn } = useSharedScreen();
  const report = useReport();
  const words = messages().components.sharedScreen;
  return (
    <button
      type="button"
      className={`${styles.way} ${styles.shared}`}
      aria-pressed={on}
      title={words.about}
      onClick={() => {
        turn(!on);
        report('shared-screen', { tone: 'success', text: on ? words.turnedOff : words.turnedOn });
      }}
    >
      <ScreenShare aria-hidden="true" />
      <span className={styles.sharedLabel}>{words.title}</span>
    </button>
  );
}
