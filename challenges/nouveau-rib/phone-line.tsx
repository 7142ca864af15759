import { Phone } from 'lucide-react';
import { createContext, useContext } from 'react';
import { Button, MessageThread, VisuallyHidden } from '#engine/authoring';
import type { Turn } from './artifacts.ts';
import styles from './phone-line.module.css';

/** The telephone on the desk: the calls so far, by number, and a function to make one. */
export interface Telephone {
  readonly calls: Readonly<Record<string, readonly Turn[]>>;
  readonly busy: boolean;
  readonly call: (number: string) => Promise<void>;
}

/** The telephone; null in the reveal, whose desk is a picture and where nobody can be called. */
export const TelephoneContext = createContext<Telephone | null>(null);

/** A number on a paper, with the call to it, once it was made. */
export function PhoneLine({ number }: { readonly number: string }) {
  const telephone = useContext(TelephoneContext);
  const turns = telephone?.calls[number];
  return (
    <div className={styles.line}>
      <p className={styles.number}>
        <Phone size={16} aria-hidden="true" /> {number}
      </p>
      {telephone && (
        <Button variant="secondary" pending={telephone.busy} onClick={() => void telephone.call(number)}>
          Appeler<VisuallyHidden> le {number}</VisuallyHidden>
        </Button>
      )}
      <div className={styles.call} role="status">
        {turns && <CallTranscript number={number} turns={turns} />}
      </div>
    </div>
  );
}

/** The call to this number. An account number that is dictated is shown with the speaker's name. */
export function CallTranscript({ number, turns }: { readonly number: string; readonly turns: readonly Turn[] }) {
  const messages = turns.map(({ from, text }) => ({
    id: text,
    from,
    text: <span data-spelt={`dicté par ${from}, au ${number}`}>{text}</span>,
    mine: from === 'Nadia Kervella',
  }));
  return <MessageThread label={`Appel au ${number}`} messages={messages} />;
}
