import type { FormEvent } from 'react';
import { Button, useAttempt, useChoices, VerdictRegion } from '#engine/authoring';
import { SIGNAL_NAMES, SIGNALS, type Signal } from './artifacts.ts';
import styles from './signal-form.module.css';

const MEANINGS: Readonly<Record<Signal, string>> = {
  sender: 'L’adresse n’est pas celle de la personne annoncée.',
  urgency: 'On vous presse, on vous menace ou on vous détourne d’appeler, pour vous empêcher de vérifier.',
  link: 'Il mène ailleurs que là où il le prétend.',
  typos: 'Orthographe, accords ou accents qu’on n’attend pas d’un tel service.',
  greeting: 'Le message appelle Camille par son nom.',
};

const TICKS = ['ticked', 'open'] as const;

/** The question which signs the mail has. The ticks stay after a failed attempt. */
export function SignalForm() {
  const { attempt, message, pending, say, solved } = useAttempt();
  const [choices, setChoices] = useChoices(TICKS);

  const tick = (signal: Signal, ticked: boolean) => {
    setChoices({ ...choices, [signal]: ticked ? 'ticked' : 'open' });
    // The message is about the former ticks, so it is removed.
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
        <legend className={styles.question}>Que remarquez-vous dans le message de 14 h 12 ?</legend>
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
                <span id={`${signal}-name`} className={styles.name} data-label="">
                  {SIGNAL_NAMES[signal]}
                </span>
                <span id={`${signal}-meaning`} className={styles.meaning}>
                  {MEANINGS[signal]}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {/* The message is shown inside the form: at the edge of the window it would cover the checkboxes. */}
      <VerdictRegion inPlace />
      {!solved && (
        <Button type="submit" pending={pending}>
          Vérifier
        </Button>
      )}
    </form>
  );
}
