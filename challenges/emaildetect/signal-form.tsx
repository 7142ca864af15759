import type { FormEvent } from 'react';
import { Button, useAttempt, useChoices, VerdictRegion } from '#engine/authoring';
import { SIGNALS, type Signal } from './artifacts.ts';
import styles from './signal-form.module.css';

const LABELS: Readonly<Record<Signal, { readonly name: string; readonly meaning: string }>> = {
  sender: { name: 'Expéditeur suspect', meaning: 'L’adresse n’est pas celle de la personne annoncée.' },
  urgency: { name: 'Urgence', meaning: 'On vous presse ou on vous menace, pour vous empêcher de réfléchir.' },
  link: { name: 'Lien trompeur', meaning: 'Il mène ailleurs que là où il le prétend.' },
  typos: { name: 'Fautes', meaning: 'Orthographe, accords ou accents qu’on n’attend pas d’un tel service.' },
  greeting: { name: 'Salutation personnalisée', meaning: 'Le message appelle Camille par son nom.' },
};

const TICKS = ['ticked', 'open'] as const;

/** The question: which signs does the mail carry? What is ticked stays ticked after a failure. */
export function SignalForm() {
  const { attempt, message, pending, say, solved } = useAttempt();
  const [choices, setChoices] = useChoices(TICKS);

  const tick = (signal: Signal, ticked: boolean) => {
    setChoices({ ...choices, [signal]: ticked ? 'ticked' : 'open' });
    // What was said is of the boxes as they were.
    if (message) say(null);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    await attempt({ signals: SIGNALS.filter((signal) => choices[signal] === 'ticked') });
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <fieldset>
        <legend className={styles.question}>Que remarquez-vous dans le message de 14 h 12 ?</legend>
        <p className={styles.rule}>Cochez tout ce qui s’y trouve, et rien d’autre.</p>
        <div className={styles.choices}>
          {SIGNALS.map((signal) => (
            <label key={signal} className={styles.choice}>
              <input
                type="checkbox"
                name="signal"
                value={signal}
                checked={choices[signal] === 'ticked'}
                onChange={({ target }) => tick(signal, target.checked)}
                aria-labelledby={`${signal}-name`}
                aria-describedby={`${signal}-meaning`}
              />
              <span>
                <span id={`${signal}-name`} className={styles.name}>
                  {LABELS[signal].name}
                </span>
                <span id={`${signal}-meaning`} className={styles.meaning}>
                  {LABELS[signal].meaning}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <VerdictRegion />
      {!solved && (
        <Button type="submit" pending={pending}>
          Vérifier
        </Button>
      )}
    </form>
  );
}
