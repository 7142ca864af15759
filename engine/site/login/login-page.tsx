import { Navigate } from 'react-router-dom';
import { Seascape } from '#engine/ui/brand/seascape.tsx';
import { LazyPage } from '../routes/lazy-page.tsx';
import { loadPages } from '../routes/prefetch-game.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { usePlayer } from '../site-context.ts';
import { useInvitedCode } from './invited-code.ts';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';

/** /user-login: the login form on a page of its own. Whoever is logged in is sent home, or asked, if a link brought a session's code. */
export function LoginPage() {
  usePageTitle('Connexion');
  const loggedIn = usePlayer((state) => state.loggedIn);
  const invited = useInvitedCode();
  if (loggedIn && !invited) return <Navigate to="/" replace />;
  return (
    <section className={styles.page}>
      <Seascape mast={250} />
      <div className={styles.column}>
        <h1 className={styles.title}>À vous d’ouvrir l’œil</h1>
        {loggedIn ? <LazyPage load={loadPages}>{({ OtherSession }) => <OtherSession />}</LazyPage> : <LoginForm />}
      </div>
    </section>
  );
}
