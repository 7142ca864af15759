/** The admin token in browser storage, under its own key (specification, section 3). */
const TOKEN_KEY = 'admin_token';

const listeners = new Set<() => void>();
/** Only used where the browser refuses storage: the sign-in then lasts as long as the page. */
let unstored: string | null = null;

/** The admin token, or null when signed out. */
export function readAdminToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY) ?? unstored;
  } catch {
    return unstored;
  }
}

/** Keeps the token; null removes it. */
export function writeAdminToken(token: string | null): void {
  unstored = null;
  try {
    if (token === null) localStorage.removeItem(TOKEN_KEY);
    else localStorage.setItem(TOKEN_KEY, token);
  } catch {
    unstored = token;
  }
  for (const listener of listeners) listener();
}

/** Calls back when the token changes, in this tab or in another. Answers how to stop. */
export function subscribeToAdminToken(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
