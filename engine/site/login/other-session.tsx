/**
 * In place of the login form, where the link of a session is opened in a browser that is logged in: the person may be another one, or have
 * come for another session, and only they know.
 */
import { useNavigate } from 'react-router-dom';
import { emailOfLogin } from '#engine/client/login-owner.ts';
import { playerStorage } from '#engine/client/preview.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Card } from '#engine/ui/layout/card.tsx';
import { playedSession } from '../player-state/played-session.ts';
import { usePlayer, useSite } from '../site-context.ts';
import styles from './login-form.module.css';

/** Goes on with the login, or ends it: then the login form, with the code of the link, takes this card's place. */
export function OtherSession() {
  const { player } = useSite();
  const navigate = useNavigate();
  const session = usePlayer((state) => playedSession(state.session)?.name);
  const email = emailOfLogin(playerStorage).trim();
  return (
    <Card className={styles.card}>
      <div className={styles.form}>
        <h2 className={styles.title}>Une connexion est déjà ouverte ici</h2>
        <p>
          Ce navigateur joue
          {email !== '' && (
            <>
              {' '}
              sous l’adresse <strong>{email}</strong>
            </>
          )}{' '}
          dans {session ? `la session «\u00a0${frenchSpaces(session)}\u00a0»` : 'une session'}. Est-ce bien vous, et bien cette
          session&nbsp;?
        </p>
        <Button onClick={() => void navigate('/', { replace: true })}>Oui, continuer</Button>
        <Button variant="secondary" onClick={player.logout}>
          Non, rejoindre la session du lien
        </Button>
        <p className={styles.hint}>Rejoindre la session du lien ferme cette connexion&nbsp;; les points gagnés restent acquis.</p>
      </div>
    </Card>
  );
}
