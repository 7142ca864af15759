import { MessageSquareMore, MessageSquareText, PhoneIncoming, PhoneOff } from 'lucide-react';
import { AppWindow, Avatar, MessageThread, Phone } from '#engine/authoring';
import { frenchSpaces } from '#engine/authoring/toolbox';
import type { Contact } from './artifacts.ts';
import styles from './contact-sheet.module.css';

/** Who speaks, as far as the channel knows: a chat shows the account's name, which anybody may choose. */
const SPEAKERS = { chat: 'Malik Benali', call: 'La voix', sms: 'Le message' } as const;

/** Somebody who says to be Malik, on the channel that was chosen for you. */
export function ContactSheet({ contact: { at, channel, label, lines } }: { readonly contact: Contact }) {
  const said = (
    <MessageThread
      label={channel === 'call' ? 'Ce que dit la voix' : 'Ce qui est écrit'}
      messages={[{ id: at, from: SPEAKERS[channel], at, text: <Lines lines={lines} /> }]}
    />
  );
  if (channel === 'chat')
    return (
      <AppWindow icon={<MessageSquareMore size={18} aria-hidden="true" />} title="Messagerie d’équipe" note={`reçu à ${at}`}>
        <div className={styles.head}>
          <Avatar name="Malik Benali" />
          <p className={styles.who}>
            <strong>Malik Benali</strong> <span className={styles.label}>{label}</span>
          </p>
        </div>
        {said}
      </AppWindow>
    );
  const call = channel === 'call';
  return (
    <Phone title={call ? 'Un appel reçu' : 'Un SMS reçu'} time={at.replace(/\sh\s/, ':')}>
      <div className={styles.head} data-call={call || undefined}>
        {call ? <PhoneIncoming size={20} aria-hidden="true" /> : <MessageSquareText size={20} aria-hidden="true" />}
        <p className={styles.who}>
          <strong>{label}</strong> {call && <span className={styles.soft}>appel en cours</span>}
        </p>
        {call && (
          <span className={styles.hangUp} aria-hidden="true">
            <PhoneOff size={18} />
          </span>
        )}
      </div>
      {said}
    </Phone>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <div className={styles.said}>
      {lines.map((line) => (
        <p key={line}>{frenchSpaces(line)}</p>
      ))}
    </div>
  );
}
