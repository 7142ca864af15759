import { AdminCallError } from './admin-call-error.ts';
import { type Call, call } from './call.ts';

/** One call of the console with the signed-in token. Throws AdminCallError when it fails. */
export type Send = (path: string, options?: Omit<Call, 'token'>) => Promise<Response>;

/** Calls with this token; `onUnauthorized` hears of any 401 before the caller does. */
export function createSend(token: string, onUnauthorized: () => void): Send {
  return async (path, options = {}) => {
    try {
      return await call(path, { ...options, token });
    } catch (error) {
      if (error instanceof AdminCallError && error.status === 401) onUnauthorized();
      throw error;
    }
  };
}
