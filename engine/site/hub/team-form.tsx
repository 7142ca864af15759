import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { failureText } from '#engine/frame/play/failure-message.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { chooseTeam } from '../player-state/played-session.ts';
import { useSite } from '../site-context.ts';
import styles from './team-panel.module.css';

interface TeamFormProps {
  readonly teams: readonly string[];
  readonly team: string | null;
  readonly onChosen: () => void;
  /** null while the player has no team: a team has to be chosen. */
  readonly onCancel: (() => void) | null;
}

/** Form to choose one of the session's teams. Errors are shown under the list, and the choice is kept. */
export function TeamForm({ teams, team, onChosen, onCancel }: TeamFormProps) {
  const { player } = useSite();
  const id = useId();
  const list = useRef<HTMLSelectElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  // The change button moves the focus to the list; at the first visit the focus stays.
  const asked = onCancel !== null;
  useEffect(() => {
    if (asked) list.current?.focus();
  }, [asked]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = list.current?.value ?? '';
    if (pending) return;
    if (chosen === '') {
      setProblem('Choisissez une équipe dans la liste.');
      list.current?.focus();
      return;
    }
    setPending(true);
    setProblem(null);
    try {
      await chooseTeam(player, chosen);
      onChosen();
    } catch (error) {
      setProblem(failureText(error));
      setPending(false);
      list.current?.focus();
    }
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <h2 className={styles.title}>
        <label htmlFor={id}>Choisissez votre équipe</label>
      </h2>
      <select
        ref={list}
        id={id}
        className={styles.list}
        defaultValue={team ?? ''}
        required
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
      >
        <option value="" disabled>
          Votre équipe…
        </option>
        {teams.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <div className={styles.actions}>
        <Button type="submit" pending={pending}>
          Valider
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Annuler
          </Button>
        )}
      </div>
      <div id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem !== null && <Notice tone="danger">{problem}</Notice>}
      </div>
    </form>
  );
}
