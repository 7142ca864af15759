import { Settings2 } from 'lucide-react';
import { type ComponentType, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { forgetsEverything } from '#engine/client/browser-storage.ts';
import { useLoaded } from '#engine/client/use-loaded.ts';
import { showTextFont } from '#engine/ui/brand/font/fonts.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { Card } from '#engine/ui/layout/card.tsx';
import { EMAIL, PERSONAL_CODE, SESSION_CODE } from '#schemas/constants.ts';
import type { LoginPayload } from '#schemas/players.ts';
import { PreferencesButton } from '../preferences/preferences-button.tsx';
import { loadPages, prefetchGame } from '../routes/prefetch-game.ts';
import { useSite } from '../site-context.ts';
import { DataNotice } from './data-notice.tsx';
import type { ElsewherePage } from './elsewhere.tsx';
import { useInvitedCode } from './invited-code.ts';
import { goesOnElsewhere, type LoginProblem, loginProblem } from './login-error.ts';
import styles from './login-form.module.css';

/** E-mail and session code. Errors are shown under the form, and the focus moves to the field to correct. */
export function LoginForm() {
  const { player } = useSite();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const personalCode = useRef<HTMLInputElement>(null);
  const [asksPersonalCode, setAsksPersonalCode] = useState(false);
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  const [pending, setPending] = useState(false);
  const later = useLoaded(pending ? loadPages : null);
  const [Forgetful, setForgetful] = useState<ComponentType | null>(null);
  /** A login that the form cannot complete, and the page that completes it, which is loaded on demand. */
  const [waiting, setWaiting] = useState<{ readonly login: LoginPayload; readonly Page: ElsewherePage } | null>(null);
  const id = useId();

  const invited = useInvitedCode();
  useEffect(() => {
    if (invited === '' || !code.current) return;
    code.current.value = invited;
    email.current?.focus();
  }, [invited]);
  useEffect(() => {
    if (forgetsEverything())
      import('./forgetful-notice.tsx').then(
        (loaded) => setForgetful(() => loaded.ForgetfulNotice),
        () => undefined,
      );
    // The inline script of index.html holds back a form that is submitted before hydration: it is submitted now.
    const { dataset } = document.documentElement;
    if (!('held' in dataset)) return;
    delete dataset['held'];
    form.current?.requestSubmit();
  }, []);
  useEffect(() => {
    if (asksPersonalCode) personalCode.current?.focus();
  }, [asksPersonalCode]);

  const fail = (found: LoginProblem) => {
    setProblem(found);
    if (found.field === 'personalCode') setAsksPersonalCode(true);
    ({ email, code, personalCode })[found.field].current?.focus();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending || !email.current || !code.current) return;
    const own = personalCode.current?.value.trim();
    const given = { email: email.current.value, code: code.current.value, ...(own ? { personalCode: own } : {}) };
    // The server knows whether the session requires an address.
    if (given.code.trim() === '')
      return fail({ message: 'Email et code sont requis.', field: given.email.trim() ? 'code' : 'email' });
    if (email.current.validity.typeMismatch) {
      // Browsers take no accent before the at sign, and a phone proposes « jérôme@… ».
      return fail({
        message: 'Cette adresse e-mail est incomplète, ou accentuée. Exemple\u00a0: prenom.nom@entreprise.example',
        field: 'email',
      });
    }
    setPending(true);
    setProblem(null);
    try {
      await enter(given);
    } catch (error) {
      const elsewhere = goesOnElsewhere(error) ? await import('./elsewhere.tsx').catch(() => null) : null;
      if (elsewhere) return setWaiting({ login: given, Page: elsewhere.pageAfter(error) });
      setPending(false);
      fail(loginProblem(error));
    }
  };

  const enter = async (login: LoginPayload) => {
    await player.login(login);
    await navigate('/');
  };

  /** Goes back to the form, which is shown before it takes the focus. */
  const leaveDoor = () => {
    flushSync(() => {
      setWaiting(null);
      setPending(false);
    });
    email.current?.focus();
  };

  const wrong = (field: LoginProblem['field']) =>
    problem?.field === field ? { 'aria-invalid': true, 'aria-describedby': `${id}-problem` } : {};

  return (
    <Card className={styles.card} id="connexion">
      {/* Method and action are for browsers without scripts: what was typed stays out of the address (server/site/site.ts answers). */}
      <form
        ref={form}
        className={styles.form}
        hidden={waiting !== null}
        method="post"
        action="/user-login"
        noValidate
        aria-labelledby={`${id}-title`}
        onFocus={prefetchHub}
        onSubmit={(event) => void submit(event)}
      >
        <h2 id={`${id}-title`} className={styles.title}>
          Rejoindre la session
        </h2>
        {Forgetful && <Forgetful />}
        <Field
          ref={email}
          label="Adresse e-mail professionnelle"
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...EMAIL}
          required
          {...wrong('email')}
        />
        <Field
          ref={code}
          className={styles.code}
          label="Code de session"
          description="Votre animateur ou animatrice vous le donne."
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          {...SESSION_CODE}
          required
          {...wrong('code')}
        />
        {asksPersonalCode && (
          <Field
            ref={personalCode}
            className={styles.code}
            label="Code personnel"
            description="Celui de votre billet, ou noté à votre première connexion."
            name="personal-code"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            {...PERSONAL_CODE}
            required
            {...wrong('personalCode')}
          />
        )}
        <PreferencesButton className={styles.preferences}>
          <Settings2 size={20} aria-hidden="true" />
          <span>
            <strong>Comment je veux jouer</strong> À l’oreille, sans minuteur, en mots simples
          </span>
        </PreferencesButton>
        <Button type="submit" pending={pending}>
          {pending ? 'Connexion…' : 'Se connecter'}
        </Button>
        {later.state === 'loaded' && <later.value.LateLogin />}
        <div id={`${id}-problem`} role="alert">
          {problem && (
            <Notice tone="danger">
              <p>{problem.message}</p>
              {problem.advice && <p>{problem.advice}</p>}
            </Notice>
          )}
        </div>
        <DataNotice className={styles.hint} />
        <p className={styles.hint}>
          Le score ou les missions ne s’affichent plus&nbsp;? Déconnectez-vous, puis reconnectez-vous avec la même adresse et le
          même code&nbsp;: vos points ne sont jamais perdus.
        </p>
      </form>
      {waiting && (
        <waiting.Page
          login={waiting.login}
          onTry={() => enter(waiting.login)}
          onFailed={(error) => {
            leaveDoor();
            fail(loginProblem(error));
          }}
          onLeave={leaveDoor}
        />
      )}
    </Card>
  );
}

/** Prefetches the hub while the player types. */
function prefetchHub(): void {
  prefetchGame();
  void showTextFont();
}
