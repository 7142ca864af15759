import { useCallback, useRef } from 'react';

/** A new key (a UUID) for a change that must count once however often it is sent. `crypto.randomUUID` is missing where a room's own network serves plain http. */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * The key of what a form sends: sent again after a lost answer it is the same and counts once; changed, it is another.
 * Forget it when the form begins anew.
 */
export function useIdempotencyKey(): { readonly keyFor: (body: object) => string; readonly forget: () => void } {
  const sent = useRef({ of: '', key: '' });
  const keyFor = useCallback((body: object) => {
    const of = JSON.stringify(body);
    if (sent.current.of !== of) sent.current = { of, key: newIdempotencyKey() };
    return sent.current.key;
  }, []);
  const forget = useCallback(() => {
    sent.current = { of: '', key: '' };
  }, []);
  return { keyFor, forget };
}
