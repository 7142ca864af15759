/** The page of somebody whom a session lets in by a facilitator: it tries again by itself until the door opens. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '#engine/client/api-error.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { WAITING_POLL_MS } from '#schemas/constants.ts';
import type { LoginPayload } from '#schemas/players.ts';
import styles from './login-form.module.css';

/** Whether a failed login has to wait until a facilitator lets it in. */
export function waits(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'waiting';
}

export interface AtTheDoorProps {
  /** With the address as it was typed. */
  readonly login: Pick<LoginPayload, 'email'>;
  /** Tries the login again; resolves once it is in. */
  readonly onTry: () => Promise<void>;
  /** The door answered something else than to wait. */
  readonly onFailed: (error: unknown) => void;
  /** What leaves the door. */
  readonly leave?: string;
  /** Back to the form. */
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
          // A network or a server that is away for a moment sends nobody off.
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
