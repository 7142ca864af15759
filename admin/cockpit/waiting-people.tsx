import { type SubmitEvent, useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import { EMAIL } from '#schemas/constants.ts';
import type { Door, DoorDecision } from '#schemas/door.ts';
import { useMay } from '../auth/use-me.ts';
import { Actions } from '../components/form/controls.tsx';
import { Note } from '../components/notes/notes.tsx';
import { useNaming } from '../components/people/naming.ts';
import { EmailText } from '../components/transfer/email-text.tsx';
import { messages } from '../language/language.ts';
import styles from './door-panel.module.css';
import { lasting } from './format.ts';

interface WaitingPeopleProps {
  /** Waiting newcomers, in the order of their arrival. */
  readonly waiting: Door['waiting'];
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: number;
  /** Sends a decision. @param done message for the status line after the decision @param then called after the decision */
  readonly onDecide: (decision: DoorDecision, done: string, then?: () => void) => void;
}

/**
 * Newcomers at the door, with buttons that admit or refuse one or all, and a field that admits somebody by address, as a long list does not
 * show everybody.
 */
export function WaitingPeople({ waiting: { count, people }, now, onDecide }: WaitingPeopleProps) {
  const words = messages().cockpit.door;
  const may = useMay('facilitator');
  return (
    <>
      <p className={styles.who}>
        <strong>{words.waiting(count)}</strong>
      </p>
      {may && (
        <Actions>
          <Button onClick={() => onDecide({ action: 'let-in', email: null }, words.allIn)}>{words.letAllIn}</Button>
          <Button variant="quiet" onClick={() => onDecide({ action: 'refuse', email: null }, words.areRefused)}>
            {words.refuseAll}
          </Button>
        </Actions>
      )}
      <ul className={styles.list}>
        {people.map((person) => (
          <li key={person.email}>
            <Waiting person={person} now={now} may={may} onDecide={onDecide} />
          </li>
        ))}
        {count > people.length && <li>{words.furtherWaiting(count - people.length)}</li>}
      </ul>
      {may && <Latecomer onDecide={onDecide} />}
    </>
  );
}

interface WaitingProps extends Pick<WaitingPeopleProps, 'now' | 'onDecide'> {
  readonly person: Door['waiting']['people'][number];
  /** Whether the account may decide. */
  readonly may: boolean;
}

function Waiting({ person: { email, since }, now, may, onDecide }: WaitingProps) {
  const words = messages().cockpit.door;
  const address = useNaming().text(email);
  return (
    <>
      <div className={styles.entry}>
        <p className={styles.who}>
          <EmailText>{address}</EmailText>
        </p>
        <Note>{words.waitsSince(lasting(now - Date.parse(since)))}</Note>
      </div>
      {may && (
        <Actions>
          <Button
            variant="secondary"
            aria-label={words.letInWhom(address)}
            onClick={() => onDecide({ action: 'let-in', email }, words.hasEntry(address))}
          >
            {words.letIn}
          </Button>
          <Button
            variant="quiet"
            aria-label={words.refuseWhom(address)}
            onClick={() => onDecide({ action: 'refuse', email }, words.areRefused)}
          >
            {words.refuse}
          </Button>
        </Actions>
      )}
    </>
  );
}

function Latecomer({ onDecide }: Pick<WaitingPeopleProps, 'onDecide'>) {
  const words = messages().cockpit.door;
  const naming = useNaming();
  const [typed, setTyped] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = typed.trim();
    if (email === '') return;
    // Another address that was typed meanwhile stays.
    const empty = () => setTyped((now) => (now === typed ? '' : now));
    onDecide({ action: 'let-in', email }, words.hasEntry(naming.text(email)), empty);
  };
  return (
    <form className={styles.latecomer} noValidate onSubmit={submit}>
      <Field
        label={words.lateComer}
        description={words.lateComerAbout}
        type="email"
        autoComplete="off"
        value={typed}
        maxLength={EMAIL.maxLength}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="secondary">
        {words.letIn}
      </Button>
    </form>
  );
}
