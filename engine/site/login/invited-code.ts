import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The session's code from the link of an invitation; '' without one. In the link it is in the fragment, behind the `#`, which no server
 * sees. The code leaves the address bar at once, and stays with this entry of the history, so that a return to the form finds it.
 */
export function useInvitedCode(): string {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const linked = new URLSearchParams(hash.slice(1)).get('code');
  useEffect(() => {
    if (linked !== null) void navigate({ search }, { replace: true, state: { code: linked } });
  }, [linked, search, navigate]);
  return linked ?? keptIn(state);
}

function keptIn(state: unknown): string {
  return typeof state === 'object' && state !== null && 'code' in state && typeof state.code === 'string' ? state.code : '';
}
