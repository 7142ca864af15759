import { createContext, useContext } from 'react';
import type { Call } from '#engine/client/call.ts';

/** What a signed-in screen works with. */
export interface Admin {
  /** Calls the server as the account that is signed in. Rejects with an `ApiError`; a 401 signs out. */
  readonly call: Call;
  /** Forgets the token and everything that was loaded with it. */
  readonly signOut: () => void;
}

export const AdminContext = createContext<Admin | null>(null);

/** The signed-in console. Throws outside of it, which is a mistake of the program. */
export function useAdmin(): Admin {
  const admin = useContext(AdminContext);
  if (admin === null) throw new Error('useAdmin needs a signed-in console around it');
  return admin;
}
