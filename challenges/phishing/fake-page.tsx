import { Anchor, KeyRound, TimerReset } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Field } from '#engine/authoring';
import styles from './fake-page.module.css';
import { SignMark } from './loupe.tsx';
import { DOMAIN, HOST } from './signs.ts';

interface FakePageProps {
  readonly pending: boolean;
  readonly onSubmit: () => void;
}

const LINKS = [
  ['Mot de passe oublié ?', `https://${HOST}/oubli`],
  ['Contacter l’assistance', `assistance@${DOMAIN}`],
] as const;

/** The fake login page. Its fields have no name, and their values are never read: only the fact of submitting is reported. */
export function FakePage({ pending, onSubmit }: FakePageProps) {
  const [held, setHeld] = useState<string | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    event.currentTarget.reset();
    onSubmit();
  };
  return (
    <div>
      <header className={styles.head}>
        <p className={styles.brand}>
          <Anchor size={28} aria-hidden="true" /> La Passerelle
        </p>
        <p className={styles.motto}>« La marée n’attend pas, vous non plus. »</p>
      </header>
      <svg className={styles.tide} viewBox="0 0 600 20" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 12c50-14 100-14 150 0s100 14 150 0 100-14 150 0 100 14 150 0V0H0Z" />
      </svg>
      <div className={styles.body}>
        <SignMark id="motto" />
        <h2 className={styles.title}>Votre mot de passe expire</h2>
        <p className={styles.urgent}>
          <TimerReset size={22} aria-hidden="true" />
          <span>
            Il vous reste <strong>14 minutes</strong> pour le confirmer. Passé ce délai, votre compte sera bloqué.
          </span>
        </p>
        <SignMark id="urgency" />
        <form className={styles.form} onSubmit={submit} autoComplete="off" aria-label="Connexion à La Passerelle">
          <Field label="Identifiant" autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={100} />
          <Field label="Mot de passe actuel" type="password" autoComplete="off" maxLength={100} />
          <p className={styles.manager}>
            <KeyRound size={16} aria-hidden="true" /> Gestionnaire : aucun compte pour ce site
          </p>
          <SignMark id="manager" />
          <button type="submit" className={styles.submit} aria-disabled={pending || undefined}>
            Confirmer mon mot de passe
          </button>
        </form>
        <SignMark id="sign-on" />
        <p className={styles.links}>
          {LINKS.map(([name, path]) => (
            <button key={name} type="button" className={styles.link} onClick={() => setHeld(path)}>
              {name}
            </button>
          ))}
        </p>
        <p className={styles.held} role="status">
          {held && `Ce lien mène à ${held}. Le navigateur de l’exercice n’a rien ouvert.`}
        </p>
        <SignMark id="help" />
      </div>
    </div>
  );
}
