import { Navigate } from 'react-router-dom';
import { Seascape } from '#engine/ui/brand/seascape.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { usePlayer } from '../site-context.ts';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';

/** /user-login: the login form on a page of its own. */
export function LoginPage() {
  usePageTitle('Connexion');
  const loggedIn = usePlayer((state) => state.loggedIn);
  if (loggedIn) return <Navigate to="/" replace />;
  return (
    <section className={styles.page}>
      <Seascape mast={250} />
      <div className={styles.column}>
        <h1 className={styles.title}>À vous d’ouvrir l’œil</h1>
        <LoginForm />
      </div>
    </section>
  );
}
