import { type FormEvent, useRef, useState } from 'react';
import { Button, FailurePrice, GestureChoice, type SceneProps, useAttempt, useChoices, VerdictRegion } from '#engine/authoring';
import { frenchSpaces } from '#engine/authoring/toolbox';
import { BOXES, type Box, type MoneyMove, type NouveauRibArtifacts, type NouveauRibOutput } from './artifacts.ts';
import styles from './control-sheet.module.css';
import { MoneyTrail } from './money-trail.tsx';
import { sheetOptions } from './sheet-options.ts';

/** Fields whose options are short: names, and parts of account numbers. */
const SHORT: readonly Box[] = ['person', 'account', 'second'];

/** The sheet that Nadia signs. Empty fields are sent as they are: the server reports them, and the first one takes the focus. */
export function ControlSheet({ artifacts, challenge, failures }: SceneProps<NouveauRibArtifacts>) {
  const { attempt, pending, solved } = useAttempt<NouveauRibOutput>();
  const [filled, setFilled] = useChoices();
  /** The last signed sheet's effect on the money; shown until the payment is changed. */
  const [moved, setMoved] = useState<{ readonly payment: string | undefined; readonly move: MoneyMove } | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const options = sheetOptions(artifacts);
  const legends: Readonly<Record<Box, string>> = {
    phone: 'Le numéro auquel je me fie',
    person: frenchSpaces('À ce numéro, qui a répondu ?'),
    account: 'Numéro de compte dicté, au milieu de l’IBAN',
    payment: 'Le virement demandé pour ce soir',
    second: 'Deuxième signature',
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const reply = await attempt(filled);
    const move = reply?.output?.move;
    setMoved(move ? { payment: filled['payment'], move } : null);
    if (reply?.verdict !== 'incomplete') return;
    const open = [...(form.current?.querySelectorAll('fieldset') ?? [])].find((box) => !box.querySelector(':checked'));
    open?.querySelector('input')?.focus();
  };

  return (
    <form ref={form} className={styles.sheet} onSubmit={submit} noValidate aria-labelledby="sheet-title">
      <h2 id="sheet-title" className={styles.title}>
        Fiche de contrôle
      </h2>
      {BOXES.map((box) => (
        <GestureChoice
          key={box}
          legend={legends[box]}
          options={options[box]}
          value={filled[box]}
          onChoose={(value) => setFilled({ ...filled, [box]: value })}
          disabled={solved}
          short={SHORT.includes(box)}
        />
      ))}
      {moved && moved.payment === filled['payment'] && (
        <MoneyTrail
          move={moved.move}
          amount={artifacts.invoice.amount}
          // A right sheet stops the money of a fraud only.
          to={!solved ? 'Compte reçu' : moved.move === 'stays' ? 'Inconnu' : 'Fournisseur'}
        />
      )}
      {/* The message is below the drawing: at the edge of the window it would cover the drawing. */}
      <VerdictRegion inPlace={moved !== null} />
      {!solved && (
        <div className={styles.foot}>
          <Button type="submit" pending={pending}>
            Signer la fiche
          </Button>
          <FailurePrice challenge={challenge} failures={failures} />
        </div>
      )}
    </form>
  );
}
