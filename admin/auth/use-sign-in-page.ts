import { useQuery } from '@tanstack/react-query';
import type { SignInPage } from '#schemas/openid.ts';
import { useSignedIn } from './signed-in.tsx';

/** Sign-in methods of this installation, for accounts and for players; undefined until they are loaded. */
export function useSignInPage(): SignInPage | undefined {
  const { call } = useSignedIn();
  return useQuery({
    queryKey: ['login'],
    queryFn: ({ signal }) => call<SignInPage>('GET', '/login', { signal }),
  }).data;
}
