/** Waiting page of a person whom a facilitator has to let in: it tries the login again by itself until the person is admitted. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '#engine/client/api-error.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { WAITING_POLL_MS } from '#schemas/constants.ts';
import type { LoginPayload } from '#schemas/players.ts';
import styles from './login-form.module.css';

/** Whether a failed login has to wait until a facilitator lets the person in. */
export function waits(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'waiting';
}

export interface AtTheDoorProps {
  /** The login, with the address as it was typed. */
  readonly login: Pick<LoginPayload, 'email'>;
  /** Tries the login again; resolves once the login succeeds. */
  readonly onTry: () => Promise<void>;
  /** Called when a try fails for good: the server neither asks to wait nor is unavailable for a moment. */
  readonly onFailed: (error: unknown) => void;
  /** Label of the button that leaves the page. */
  readonly leave?: string;
  /** Called to go back to the form. */
  readonly onLeave: () => void;
}

export function AtTheDoor({ login, leave = 'Changer d’adresse', onTry, onFailed, onLeave }: AtTheDoorProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const attempt = useEffectEvent(onTry);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let here = true;
    const again = () => {
      timer = setTimeout(async () => {
        try {
          await attempt();
        } catch (error) {
          if (!here) return;
          // A network or a server that is away for a moment does not end the waiting.
          if (waits(error) || (error instanceof ApiError && error.temporary)) again();
          else fail(error);
        }
      }, WAITING_POLL_MS);
    };
    again();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, []);
  return (
    <div className={styles.form}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        Vous êtes à la porte
      </h2>
      <p role="status">
        L’équipe d’animation fait entrer les personnes une à une. Gardez cette page ouverte&nbsp;: elle vous connectera
        d’elle-même.
      </p>
      <p>
        Vous attendez sous l’adresse <strong>{login.email}</strong>.
      </p>
      <Button variant="secondary" onClick={onLeave}>
        {leave}
      </Button>
    </div>
  );
}
