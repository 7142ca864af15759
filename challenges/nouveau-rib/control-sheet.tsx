import { type FormEvent, useRef } from 'react';
import { Button, FailurePrice, GestureChoice, type SceneProps, useAttempt, useChoices, VerdictRegion } from '#engine/authoring';
import { frenchSpaces } from '#engine/authoring/toolbox';
import { BOXES, type Box, type NouveauRibArtifacts, PLACES, type Place } from './artifacts.ts';
import styles from './control-sheet.module.css';

/** Where on the desk a number can be read. */
const WHERE: Readonly<Record<Place, string>> = {
  mail: 'dans l’e-mail',
  invoice: 'sur la facture',
  file: 'sur la fiche fournisseur',
};

/** A number and its place, since nobody remembers which was which. */
function labelOf(number: string, phones: NouveauRibArtifacts['phones']): string {
  const place = PLACES.find((candidate) => phones[candidate] === number);
  return place ? `${number}, ${WHERE[place]}` : number;
}

const asThey = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The sheet that Nadia signs. What is left open is sent as it is: the server says so, and the first open box takes the focus. */
export function ControlSheet({ artifacts: { sheet, writer, phones }, challenge, failures }: SceneProps<NouveauRibArtifacts>) {
  const { attempt, pending, solved } = useAttempt();
  const [filled, setFilled] = useChoices();
  const form = useRef<HTMLFormElement>(null);

  const questions = {
    phone: {
      legend: 'Le numéro auquel je me fie',
      options: sheet.phones.map((value) => ({ value, label: labelOf(value, phones) })),
    },
    person: { legend: frenchSpaces('À ce numéro, qui a répondu ?'), options: asThey(sheet.people) },
    ending: {
      legend: 'Fin du RIB dictée par cette personne',
      options: sheet.endings.map((value) => ({ value, label: `… ${value}` })),
    },
    payment: {
      legend: 'Le virement de ce soir',
      options: [
        { value: 'pay', label: 'Il part sur le nouveau RIB' },
        { value: 'reply', label: `Il part dès que ${writer} confirme par e-mail` },
        {
          value: 'adopt',
          label: frenchSpaces(
            'Le virement attend. Le RIB de la facture est enregistré après la deuxième signature, et la facture payée à l’échéance.',
          ),
        },
        { value: 'report', label: frenchSpaces('Le virement est bloqué. L’ancien RIB reste, et je signale la fraude.') },
      ],
    },
    second: { legend: 'Deuxième signature', options: asThey(sheet.seconds) },
  } as const satisfies Record<Box, object>;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const reply = await attempt(filled);
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
          {...questions[box]}
          value={filled[box]}
          onChoose={(value) => setFilled({ ...filled, [box]: value })}
          disabled={solved}
        />
      ))}
      <VerdictRegion />
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
