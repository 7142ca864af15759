/** Calls about data-protection requests. */
import type { Erased, HeldData, Rectification, Rectified } from '#schemas/data-protection.ts';
import { useSignedIn } from '../auth/signed-in.tsx';

export function useDataProtectionCalls() {
  const { call } = useSignedIn();
  return {
    search: (email: string) => call<HeldData>('POST', '/admin/data-protection/search', { body: { email } }),
    rectify: (body: Rectification) => call<Rectified>('POST', '/admin/data-protection/rectification', { body }),
    erase: (email: string) => call<Erased>('POST', '/admin/data-protection/erasure', { body: { email } }),
  };
}
