import { Phone } from 'lucide-react';
import { createContext, useContext } from 'react';
import { Button, MessageThread, VisuallyHidden } from '#engine/authoring';
import type { Turn } from './artifacts.ts';
import styles from './phone-line.module.css';

/** The telephone on the desk: what was said on each number called so far, and a way to call one. */
export interface Telephone {
  readonly calls: Readonly<Record<string, readonly Turn[]>>;
  readonly busy: boolean;
  readonly call: (number: string) => Promise<void>;
}

/** Without one, nobody can be called: the reveal's desk is a picture. */
export const TelephoneContext = createContext<Telephone | null>(null);

/** A number where a paper shows it, with what its voice says once it was called. */
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

/** What was said on this number. Spelt, an account that is dictated says who dictates it. */
export function CallTranscript({ number, turns }: { readonly number: string; readonly turns: readonly Turn[] }) {
  const messages = turns.map(({ from, text }) => ({
    id: text,
    from,
    text: <span data-spelt={`dicté par ${from}, au ${number}`}>{text}</span>,
    mine: from === 'Nadia Kervella',
  }));
  return <MessageThread label={`Appel au ${number}`} messages={messages} />;
}
