import { useCallback, useRef } from 'react';
import { newKey } from '#engine/client/new-key.ts';

/**
 * Idempotency key of a form's content: the same for a retry of the same content, another for changed content. Forget it when the form is
 * reset.
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
