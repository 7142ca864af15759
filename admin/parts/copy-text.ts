/**
 * Puts a text on the clipboard. A site served over plain http, as on a room's own network, has no clipboard interface:
 * there the old way is used, with a field beside `near` (inside an open dialog nothing else may be selected).
 * Throws when the browser refuses both.
 */
export async function copyText(text: string, near: HTMLElement): Promise<void> {
  if (navigator.clipboard !== undefined) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  near.parentElement?.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  near.focus();
  if (!copied) throw new Error('The browser refused to copy');
}
