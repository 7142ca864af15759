/** A personal code to note, and a name to choose: one key press, Escape, keeps the name that was given. */
import { KeyRound } from 'lucide-react';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { failureText } from '#engine/frame/play/failure-message.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import { BOARD_NAME } from '#schemas/constants.ts';
import type { Me } from '#schemas/standing.ts';
import { chooseName, fetchMe } from '../player/standing.ts';
import { useSite } from '../site-context.ts';
import styles from './arrival-panel.module.css';
import type { KnownArrival } from './use-arrival.ts';

export function ArrivalPanel({ arrival: { personalCode, me } }: { readonly arrival: KnownArrival }) {
  const { player } = useSite();
  const [named, setNamed] = useState(me === null);
  const asksName = me !== null && !named;
  const panel = useRef<HTMLDivElement>(null);
  /** What has the focus is about to go. */
  const leave = () => {
    if (panel.current?.contains(document.activeElement)) document.getElementById('contenu')?.focus({ preventScroll: true });
  };
  const onNoted = () => {
    leave();
    if (asksName) player.codeNoted();
    else player.arrived();
  };
  const onNamed = () => {
    leave();
    setNamed(true);
    if (personalCode === '') player.arrived();
  };
  return (
    <div ref={panel} className={styles.panel}>
      {personalCode !== '' && <PersonalCode code={personalCode} onNoted={onNoted} />}
      {asksName && <NameChoice me={me} onDone={onNamed} />}
    </div>
  );
}

function PersonalCode({ code, onNoted }: { readonly code: string; readonly onNoted: () => void }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <KeyRound size={22} aria-hidden="true" />
        Votre code personnel
      </h2>
      <p className={styles.code}>{code}</p>
      <p>
        Notez-le&nbsp;: il vous sera demandé si vous vous reconnectez, et il ne sera plus affiché. Si vous le perdez, l’équipe
        d’animation peut vous en donner un autre.
      </p>
      <div>
        <Button onClick={onNoted}>C’est noté</Button>
      </div>
    </section>
  );
}

function NameChoice({ me, onDone }: { readonly me: Me; readonly onDone: () => void }) {
  const { player } = useSite();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [offered, setOffered] = useState(me.suggestions);
  const [turn, setTurn] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);

  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) onDone();
    };
    document.addEventListener('keydown', keep);
    return () => document.removeEventListener('keydown', keep);
  }, [onDone]);

  const take = async (name: string) => {
    if (pending) return;
    setPending(true);
    setProblem(undefined);
    try {
      await chooseName(player, name);
      onDone();
    } catch (error) {
      setProblem(failureText(error));
      setPending(false);
      field.current?.focus();
    }
  };
  const offerOthers = async () => {
    setTurn(turn + 1);
    try {
      setOffered((await fetchMe(player, turn + 1))?.suggestions ?? offered);
    } catch (error) {
      setProblem(failureText(error));
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void take(typed);
  };

  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Sous quel nom jouez-vous&nbsp;?
      </h2>
      <p>
        Les autres voient ce nom au classement, jamais votre adresse e-mail. Sans rien choisir, vous êtes{' '}
        <strong>{me.name}</strong>.
      </p>
      {/* The next ones are heard: they stand before the button that brings them. */}
      <fieldset className={styles.names} aria-live="polite">
        <legend>Un nom de mer</legend>
        {offered.map((name) => (
          <Button key={name} variant="secondary" aria-disabled={pending || undefined} onClick={() => void take(name)}>
            {name}
          </Button>
        ))}
        <Button variant="quiet" onClick={() => void offerOthers()}>
          En proposer d’autres
        </Button>
      </fieldset>
      <form className={styles.own} noValidate onSubmit={submit}>
        <Field
          ref={field}
          label="Votre prénom, ou un autre nom"
          description={`${BOARD_NAME.maxLength} caractères au plus.`}
          value={typed}
          maxLength={BOARD_NAME.maxLength}
          autoComplete="nickname"
          spellCheck={false}
          error={problem}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="secondary" pending={pending}>
          Prendre ce nom
        </Button>
      </form>
      <div className={styles.keep}>
        <Button onClick={onDone}>Garder «&nbsp;{me.name}&nbsp;»</Button>
        <span className={styles.key}>
          ou la touche <kbd>Échap</kbd>
        </span>
      </div>
    </section>
  );
}
