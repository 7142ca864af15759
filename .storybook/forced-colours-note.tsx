/** Only the browser can switch forced colours on: while they are off, a note says how, in place of an imitation. */
import { useEffect, useState } from 'react';
import styles from './forced-colours-note.module.css';

const FORCED = '(forced-colors: active)';

export function ForcedColoursNote() {
  const [forced, setForced] = useState(() => matchMedia(FORCED).matches);
  useEffect(() => {
    const query = matchMedia(FORCED);
    const follow = () => setForced(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  if (forced) return null;
  return (
    <aside className={styles.note} lang="en" aria-label="Forced colours">
      <p>
        These are the page’s own colours: only the browser can force others. Chromium: developer tools, <kbd>Rendering</kbd>,
        ‘Emulate CSS media feature forced-colors’: active. Firefox: Settings, Contrast Control, Custom. Windows: Settings,
        Accessibility, Contrast themes. This note goes when they are on.
      </p>
    </aside>
  );
}
