import { createContext, useContext } from 'react';
import type { AdminApi } from '../api/admin-api.ts';
import type { Send } from '../api/send.ts';

/** What a signed-in screen works with. */
export interface Admin {
  readonly send: Send;
  readonly api: AdminApi;
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
