/** Theme: light, dark, or the system's. Stored under `theme`, and applied to design tokens by `data-theme` on the document. */
import { useSyncExternalStore } from 'react';
import { browserStorage } from './browser-storage.ts';

const storage = browserStorage('localStorage');
const listeners = new Set<() => void>();

/** Whether the dark theme is in effect, by choice or by the system. */
function isDark(): boolean {
  const chosen = document.documentElement.dataset['theme'];
  return chosen ? chosen === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
}

function subscribe(listener: () => void): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', listener);
  listeners.add(listener);
  return () => {
    system.removeEventListener('change', listener);
    listeners.delete(listener);
  };
}

/** The theme in effect, and its toggle. A prerendered page reports light until hydration. */
export function useTheme(): { readonly dark: boolean; toggle(): void } {
  const dark = useSyncExternalStore(subscribe, isDark, () => false);
  return {
    dark,
    toggle() {
      const next = dark ? 'light' : 'dark';
      document.documentElement.dataset['theme'] = next;
      storage.write('theme', next);
      for (const listener of listeners) listener();
    },
  };
}
