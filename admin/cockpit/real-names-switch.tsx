import { useNaming } from '../components/people/naming.ts';
import { messages } from '../language/language.ts';
import styles from './real-names-switch.module.css';
import { useRealNames } from './use-shown-names.ts';

/** Switch between real names and board names. A shared screen always shows board names. */
export function RealNamesSwitch() {
  const { on, turn } = useRealNames();
  const { shared } = useNaming();
  const words = messages().cockpit.names;
  return (
    <label className={styles.names} title={shared ? words.notShared : words.about}>
      <input type="checkbox" checked={on && !shared} disabled={shared} onChange={(event) => turn(event.target.checked)} />
      {words.real}
    </label>
  );
}
