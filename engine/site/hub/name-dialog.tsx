import { type SubmitEvent, useId, useRef, useState } from 'react';
import { failureText } from '#engine/frame/play/failure-message.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Dialog } from '#engine/ui/controls/dialog.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import { BOARD_NAME } from '#schemas/constants.ts';
import type { Me } from '#schemas/standing.ts';
import { chooseName, fetchMe } from '../player-state/standing.ts';
import { useSite } from '../site-context.ts';
import styles from './standing-panel.module.css';

interface NameDialogProps {
  readonly me: Me;
  readonly onChosen: (after: Me) => void;
  readonly onClose: () => void;
}

/** Dialog for another name on the boards: typed, or one of those that are free, three at a time. Errors are shown at the field. */
export function NameDialog({ me, onChosen, onClose }: NameDialogProps) {
  const { player } = useSite();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(me.name);
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const [offered, setOffered] = useState(me.suggestions);
  const [turn, setTurn] = useState(0);

  const offerOthers = async () => {
    setTurn(turn + 1);
    try {
      setOffered((await fetchMe(player, turn + 1))?.suggestions ?? offered);
    } catch (error) {
      setProblem(failureText(error));
    }
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setProblem(undefined);
    try {
      onChosen(await chooseName(player, typed));
    } catch (error) {
      setProblem(failureText(error));
      setPending(false);
      field.current?.focus();
    }
  };
  const take = (name: string) => {
    setTyped(name);
    setProblem(undefined);
    field.current?.focus();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Choisir un nom"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" form={id} pending={pending}>
            Garder ce nom
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          ref={field}
          label="Votre nom au classement"
          description={`${BOARD_NAME.maxLength} caractères au plus. La session voit ce nom, jamais votre adresse e-mail.`}
          value={typed}
          maxLength={BOARD_NAME.maxLength}
          autoComplete="nickname"
          spellCheck={false}
          error={problem}
          onChange={(event) => setTyped(event.target.value)}
        />
        {offered.length > 0 && (
          // Live region: new suggestions are announced, as they come before the button in the reading order.
          <fieldset className={styles.suggestions} aria-live="polite">
            <legend>Encore libres</legend>
            {offered.map((name) => (
              <Button key={name} variant="secondary" onClick={() => take(name)}>
                {name}
              </Button>
            ))}
            <Button variant="quiet" onClick={() => void offerOthers()}>
              En proposer d’autres
            </Button>
          </fieldset>
        )}
      </form>
    </Dialog>
  );
}
