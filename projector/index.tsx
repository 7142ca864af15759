/** The projector: the public view of a session, with its own token. */
import { useEffect, useMemo, useState } from 'react';
import { createCall, withToken } from '#engine/client/call.ts';
import { NAME } from '#engine/ui/brand/branding.ts';
import type { LoadDrawings, MissionPages } from './pages.ts';
import { storedTheme } from './position.ts';
import styles from './stage.module.css';
import { Stage } from './stage.tsx';
import { takeToken } from './token.ts';
import { useProjectedRoom } from './use-room.ts';

export type { LoadDrawings, MissionPages } from './pages.ts';

interface ProjectorProps {
  readonly missions: readonly MissionPages[];
  /** Loads the missions' drawings, for the debrief. */
  readonly drawings?: LoadDrawings | undefined;
}

export function Projector({ missions, drawings }: ProjectorProps) {
  const [token, setToken] = useState(takeToken);

  useEffect(() => {
    document.title = `Projecteur · ${NAME}`;
    // The tab may be given another projector address, which changes only the hash.
    const renew = () => setToken(takeToken());
    window.addEventListener('hashchange', renew);
    return () => window.removeEventListener('hashchange', renew);
  }, []);

  return (
    <main>
      <Projected key={token} token={token} missions={missions} drawings={drawings} />
    </main>
  );
}

/** The projector's page for one token. */
function Projected({ token, missions, drawings }: ProjectorProps & { readonly token: string | null }) {
  const call = useMemo(
    () =>
      withToken(
        createCall(),
        () => token,
        () => undefined,
      ),
    [token],
  );
  const projected = useProjectedRoom(call, token);
  if (projected.state === 'shown') return <Stage {...projected} call={call} missions={missions} drawings={drawings} />;
  return (
    <div className={`${styles.stage} ${styles.message}`} data-theme={storedTheme()} role="status">
      {projected.state === 'loading' && <p>Chargement de la session…</p>}
      {projected.state === 'unreachable' && <p>Le serveur ne répond pas. Nouvel essai dans un instant…</p>}
      {projected.state === 'revoked' && (
        <>
          <p>Cette adresse de projection n’est plus valable.</p>
          <p>Une nouvelle s’ouvre depuis la console.</p>
        </>
      )}
    </div>
  );
}
