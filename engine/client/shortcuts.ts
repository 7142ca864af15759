/** What the keys do: letters change the view, arrows walk within it. */
import { useEffect, useEffectEvent } from 'react';

/** By what `event.key` gives, letters in lower case. */
export type Shortcuts = ReadonlyMap<string, () => void>;

/** What a press asks for, as `Shortcuts` name it; null where it is not for a shortcut. @param letters as for `useShortcuts` */
export function keyOf(event: KeyboardEvent, letters: boolean): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // The space bar presses what has the focus.
  if (key === ' ') return event.target instanceof HTMLElement && event.target.matches('button, input') ? null : key;
  return key.length > 1 || letters ? key : null;
}

/** @param letters whether keys of one letter are heard: speech input types such letters by accident (WCAG 2.1.4) */
export function useShortcuts(shortcuts: Shortcuts, letters: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = shortcuts.get(keyOf(event, letters) ?? '');
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), select, textarea, [contenteditable]');
}
