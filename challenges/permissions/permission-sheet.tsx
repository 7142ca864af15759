import { type FormEvent, useRef } from 'react';
import { Button, useAttempt, useChoices, VerdictRegion } from '#engine/authoring';
import { AppIcon } from './app-icon.tsx';
import type { PermissionRequest } from './artifacts.ts';
import { PermissionChoice } from './permission-choice.tsx';
import styles from './permission-sheet.module.css';

/**
 * The requests one after the other, as a telephone's system asks them: the next appears once one is decided, and decisions can be changed.
 * Undecided requests are sent as they are, and the server reports that one is missing.
 */
export function PermissionSheet({ requests }: { readonly requests: readonly PermissionRequest[] }) {
  const { attempt, pending, solved, message, say } = useAttempt();
  const [chosen, setChosen] = useChoices();
  const form = useRef<HTMLFormElement>(null);
  const next = requests.findIndex(({ id }) => chosen[id] === undefined);
  const asked = next < 0 ? requests : requests.slice(0, next + 1);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const reply = await attempt(chosen);
    if (reply?.verdict !== 'incomplete') return;
    const first = form.current?.querySelector<HTMLInputElement>(`input[name="${requests[next]?.id}"]`);
    // The choice is scrolled to the middle of the window: there the message at the window's edge does not cover it.
    first?.focus({ preventScroll: true });
    first?.closest('fieldset')?.scrollIntoView({ block: 'center' });
  };
  const choose = (id: PermissionRequest['id'], choice: string) => {
    setChosen({ ...chosen, [id]: choice });
    // The message is about the former choices, so it is removed.
    if (message) say(null);
  };

  return (
    <form ref={form} className={styles.sheet} onSubmit={submit} noValidate>
      <div className={styles.head}>
        <AppIcon size={44} />
        <div>
          <p>
            <strong>Bordereau Net</strong> souhaite :
          </p>
          <p role="status" className={styles.count}>
            {next < 0 ? 'Tout est décidé : il reste à valider.' : `Demande ${asked.length} sur ${requests.length}`}
          </p>
        </div>
      </div>
      {asked.map((request) => (
        <PermissionChoice
          key={request.id}
          request={request}
          chosen={chosen[request.id]}
          onChoose={(choice) => choose(request.id, choice)}
        />
      ))}
      <VerdictRegion />
      {!solved && (
        <Button type="submit" pending={pending}>
          Valider
        </Button>
      )}
    </form>
  );
}
