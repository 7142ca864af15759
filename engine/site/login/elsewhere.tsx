/** Pages for a login that the form cannot complete. */
import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import type { LoginPayload } from '#schemas/players.ts';
import { AtTheDoor, type AtTheDoorProps, waits } from './at-the-door.tsx';

export type ElsewherePage = ComponentType<AtTheDoorProps & { readonly login: LoginPayload }>;

export function pageAfter(error: unknown): ElsewherePage {
  return waits(error) ? AtTheDoor : ToTheAccount;
}

/** Redirects to the login with a company's account, with the session code. */
function ToTheAccount({ login: { code } }: { readonly login: LoginPayload }) {
  return <Navigate to="/compte" state={{ code }} />;
}
