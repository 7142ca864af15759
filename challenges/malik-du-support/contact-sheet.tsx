import { MessageSquareMore, MessageSquareText, PhoneIncoming, PhoneOff } from 'lucide-react';
import { AppWindow, Avatar, Marked } from '#engine/authoring';
import type { Contact } from './artifacts.ts';
import styles from './contact-sheet.module.css';

const WINDOWS = {
  chat: { title: 'Messagerie d’équipe', icon: MessageSquareMore },
  call: { title: 'Appel reçu', icon: PhoneIncoming },
  sms: { title: 'SMS reçu', icon: MessageSquareText },
} as const;

interface ContactSheetProps {
  readonly contact: Contact;
  /** The decisive line in [brackets], once the player may know it. */
  readonly place: string | undefined;
}

/** A contact who claims to be Malik, on a drawn channel. A chat shows the account's name, which anybody can choose. */
export function ContactSheet({ contact: { at, channel, label, lines }, place }: ContactSheetProps) {
  const { title, icon: Icon } = WINDOWS[channel];
  const call = channel === 'call';
  return (
    <AppWindow icon={<Icon size={18} aria-hidden="true" />} title={title} note={call ? 'en cours' : `reçu à ${at}`} level={3}>
      <div className={styles.head} data-call={call || undefined}>
        {channel === 'chat' && <Avatar name="Malik Benali" />}
        <p className={styles.who}>
          {channel === 'chat' ? (
            <>
              <strong>Malik Benali</strong> <span className={styles.label}>{label}</span>
            </>
          ) : (
            <strong>{label}</strong>
          )}
        </p>
        {call && (
          <span className={styles.hangUp} aria-hidden="true">
            <PhoneOff size={18} />
          </span>
        )}
      </div>
      <Lines lines={lines} place={place} />
    </AppWindow>
  );
}

function Lines({ lines, place }: { readonly lines: readonly string[]; readonly place: string | undefined }) {
  return (
    <div className={styles.said}>
      {lines.map((line) => (
        <p key={line}>
          <Marked text={place === `[${line}]` ? place : line} />
        </p>
      ))}
    </div>
  );
}
