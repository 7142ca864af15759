/**
 * /compte: session code, then login with the company's account. A link has the code in the fragment, behind the #, which no browser sends.
 */
import { type SubmitEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { SESSION_CODE } from '#schemas/constants.ts';
import styles from '../login/code-page.module.css';
import { DataNotice } from '../login/data-notice.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { useAccount } from './use-account.ts';

export function AccountPage() {
  usePageTitle('Le compte de l’entreprise');
  const { code, providers, pending, problem, field, change, lookUp, goTo } = useAccount();
  const choice = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (providers.length > 0) choice.current?.focus();
  }, [providers]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void lookUp(code, true);
  };

  return (
    <div className={styles.page}>
      <h1>Le compte de l’entreprise</h1>
      <p>
        Cette session se rejoint avec le compte que vous utilisez au travail&nbsp;: aucune adresse à taper, et personne d’autre ne
        joue à votre place. Votre mot de passe reste chez votre entreprise.
      </p>
      <form className={styles.form} noValidate onSubmit={submit}>
        <Field
          ref={field}
          className={styles.code}
          label="Code de session"
          description="Votre animateur ou animatrice vous le donne."
          value={code}
          error={problem?.ofCode ? problem.text : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          {...SESSION_CODE}
          required
          onChange={(event) => change(event.target.value)}
        />
        {providers.length === 0 && (
          <Button type="submit" pending={pending}>
            {pending ? 'Un instant…' : 'Continuer'}
          </Button>
        )}
      </form>
      {providers.map(({ key, name }, index) => (
        <Button key={key} ref={index === 0 ? choice : null} pending={pending} onClick={() => void goTo(key)}>
          Continuer avec {name}
        </Button>
      ))}
      <div role="alert">{problem && !problem.ofCode && <Notice tone="danger">{problem.text}</Notice>}</div>
      <DataNotice />
      <p>
        <Link className={buttonClass('quiet')} to="/user-login">
          Ma session demande une adresse e-mail
        </Link>
      </p>
    </div>
  );
}
