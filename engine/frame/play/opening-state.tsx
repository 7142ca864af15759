/** Placeholder for a scene that is loading, or failed to load. */

import { Link } from 'react-router-dom';
import { Button, buttonClass } from '#engine/ui/controls/button.tsx';
import { Loading } from '#engine/ui/feedback/loading.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import styles from './opening-state.module.css';
import type { Opening } from './use-opened.ts';

type NotOpen = Exclude<Opening, { state: 'open' }>;

export function OpeningState({ opening }: { /** Loading, failed, refused or waiting. */ readonly opening: NotOpen }) {
  return (
    <div className={styles.place}>
      <StandIn opening={opening} />
    </div>
  );
}

function StandIn({ opening }: { readonly opening: NotOpen }) {
  if (opening.state === 'loading') return <Loading label="Chargement de la mission…" />;
  if (opening.state === 'refused')
    return (
      <Notice tone="info" role="alert" title={opening.loginNeeded ? 'Réservée aux sessions' : 'Une autre route'}>
        <p>{opening.text}</p>
        <div>
          <Link to={opening.loginNeeded ? '/user-login' : '/'} className={buttonClass('secondary')}>
            {opening.loginNeeded ? 'Se connecter' : 'Voir les missions de la session'}
          </Link>
        </div>
      </Notice>
    );
  if (opening.state === 'waiting')
    return (
      <Notice tone="info" role="alert" title="Encore à quai">
        <p>{opening.text}</p>
        <div>
          <Link to="/" className={buttonClass('secondary')}>
            Rejoindre la session
          </Link>
        </div>
      </Notice>
    );
  return (
    <Notice tone="danger" role="alert" title="La mission n’a pas pu être ouverte">
      <p>{opening.text}</p>
      <div>
        <Button variant="secondary" onClick={opening.retry}>
          Réessayer
        </Button>
      </div>
    </Notice>
  );
}
