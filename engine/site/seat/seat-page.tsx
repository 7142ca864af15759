/**
 * /siege: a person with a personal seat logs in by its code alone. In a link the code is in the fragment, behind the #, which no browser
 * sends.
 */
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { failureText } from '#engine/frame/play/failure-message.ts';
import { Button, buttonClass } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import { PERSONAL_CODE } from '#schemas/constants.ts';
import type { SeatHolder } from '#schemas/personal-seats.ts';
import styles from '../login/code-page.module.css';
import { DataNotice } from '../login/data-notice.tsx';
import { LateLogin } from '../login/late-login.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { useSite } from '../site-context.ts';

export function SeatPage() {
  usePageTitle('Mon siège');
  const { player } = useSite();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const entering = useRef(false);
  const [typed, setTyped] = useState('');
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const fail = (text: string) => {
    setProblem(text);
    field.current?.focus();
  };

  /** Logs in by the seat. A player who was logged in on this device before is logged out. */
  const enter = async (seat: string) => {
    if (entering.current) return;
    if (seat === '') return fail('Indiquez le code de votre billet.');
    entering.current = true;
    setPending(true);
    setProblem(undefined);
    try {
      const { email, code } = await player.ask<SeatHolder>('POST', '/auth/seat', { body: { seat } });
      await player.login({ email, code, personalCode: seat });
      await navigate('/', { replace: true });
    } catch (error) {
      fail(failureText(error));
    } finally {
      entering.current = false;
      setPending(false);
    }
  };

  const follow = useEffectEvent(() => {
    const seat = hash.slice(1);
    if (seat === '') return;
    setTyped(seat);
    // Neither the screen nor the history keeps the code.
    void navigate({}, { replace: true });
    void enter(seat);
  });
  useEffect(() => {
    if (hash !== '') follow();
  }, [hash]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void enter(typed.trim());
  };

  return (
    <div className={styles.page}>
      <h1>Mon siège</h1>
      <p>
        Votre billet porte un code qui vous fait entrer sans adresse à taper. Gardez-le pour vous&nbsp;: qui l’a joue à votre
        place.
      </p>
      <form className={styles.form} noValidate onSubmit={submit}>
        <Field
          ref={field}
          className={styles.code}
          label="Code de votre billet"
          value={typed}
          error={problem}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          {...PERSONAL_CODE}
          required
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" pending={pending}>
          {pending ? 'Connexion…' : 'Prendre mon siège'}
        </Button>
        {pending && <LateLogin />}
      </form>
      <DataNotice />
      <p>
        <Link className={buttonClass('quiet')} to="/user-login">
          Je n’ai pas de billet
        </Link>
      </p>
    </div>
  );
}
