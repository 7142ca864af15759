import { useCallback, useRef } from 'react';
import { newKey } from '#engine/client/new-key.ts';

/**
 * The key of what a form sends: sent again after a lost answer it is the same and counts once; changed, it is another.
 * Forget it when the form begins anew.
 */
export function useIdempotencyKey(): { readonly keyFor: (body: object) => string; readonly forget: () => void } {
  const sent = useRef({ of: '', key: '' });
  const keyFor = useCallback((body: object) => {
    const of = JSON.stringify(body);
    if (sent.current.of !== of) sent.current = { of, key: newKey() };
    return sent.current.key;
  }, []);
  const forget = useCallback(() => {
    sent.current = { of: '', key: '' };
  }, []);
  return { keyFor, forget };
}
