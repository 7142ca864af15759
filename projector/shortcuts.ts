/** What the keys do: letters change the view, arrows walk within it. */
import { useEffect, useEffectEvent } from 'react';

/** By what `event.key` gives, letters in lower case. */
export type Shortcuts = ReadonlyMap<string, () => void>;

/** @param letters whether keys of one letter are heard: speech input types such letters by accident (WCAG 2.1.4) */
export function useShortcuts(shortcuts: Shortcuts, letters: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (key.length === 1 && key !== ' ' && !letters) return;
    const action = shortcuts.get(key);
    // A button that has the focus is pressed by the space bar, and a dialog has keys of its own.
    if (!action || (key === ' ' && event.target instanceof HTMLButtonElement) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');
}
