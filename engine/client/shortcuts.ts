/** Keyboard shortcuts: letters switch the view, arrows move within it. */
import { useEffect, useEffectEvent } from 'react';

/** Actions by `event.key`, letters in lower case. */
type Shortcuts = ReadonlyMap<string, () => void>;

/** Name of the shortcut for a key press; null if the key belongs to the focused element. @param letters as in `useShortcuts` */
export function keyOf(event: KeyboardEvent, letters: boolean): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // Space activates the focused button.
  if (key === ' ') return event.target instanceof HTMLElement && event.target.matches('button, input') ? null : key;
  return key.length > 1 || letters ? key : null;
}

/**
 * Handles key presses.
 * @param letters whether single-letter shortcuts are active; speech input triggers them by accident (WCAG 2.1.4)
 * @param underDialogs whether they act while a dialog is open, too
 */
export function useShortcuts(shortcuts: Shortcuts, letters: boolean, underDialogs = true): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!underDialogs && document.querySelector('dialog[open]')) return;
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
