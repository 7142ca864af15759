import { BatteryMedium, ChevronLeft, MessageSquareText, Settings, Signal, Wifi } from 'lucide-react';
import { AddressText } from '#engine/authoring';
import type { Screen } from './artifacts.ts';
import styles from './phone-screen.module.css';

type OnPhone = Extract<Screen, { readonly kind: 'settings' | 'sms' }>;

/** The upper half of a telephone's screen: its settings, or a text message. */
export function PhoneScreen({ screen, marked }: { readonly screen: OnPhone; readonly marked: boolean }) {
  return (
    <figure className={styles.phone} aria-label="Écran du téléphone de service">
      <p className={styles.status} aria-hidden="true">
        Brévelle
        <span>
          <Signal size={14} />
          <Wifi size={14} />
          <BatteryMedium size={16} />
        </span>
      </p>
      {screen.kind === 'settings' ? (
        <>
          <p className={styles.head} data-marked={marked || undefined}>
            <ChevronLeft size={18} aria-hidden="true" /> Réglages · Mise à jour du téléphone
          </p>
          <div className={styles.body}>
            <Settings size={30} aria-hidden="true" />
            <p className={styles.name}>{screen.title}</p>
            <p>{screen.text}</p>
            <p className={styles.action}>{screen.action}</p>
          </div>
        </>
      ) : (
        <>
          <p className={styles.head}>
            <MessageSquareText size={18} aria-hidden="true" /> SMS · {screen.from}
          </p>
          <p className={styles.bubble}>
            {screen.text}{' '}
            <span className={styles.link} data-marked={marked || undefined}>
              <AddressText text={screen.link} />
            </span>
          </p>
        </>
      )}
    </figure>
  );
}
