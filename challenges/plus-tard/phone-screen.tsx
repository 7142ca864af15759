import { BatteryMedium, Bell, MessageSquareText, Signal, Wifi } from 'lucide-react';
import { AddressText } from '#engine/authoring';
import type { Screen } from './artifacts.ts';
import styles from './phone-screen.module.css';

type OnPhone = Extract<Screen, { readonly kind: 'phone-notice' | 'sms' }>;

/** The upper half of a telephone's screen: a notice on it, or a text message. */
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
      {screen.kind === 'phone-notice' ? (
        <div className={styles.lock}>
          <div className={styles.notice}>
            <p className={styles.from} data-marked={(marked && !screen.via) || undefined}>
              <Bell size={14} aria-hidden="true" /> {screen.from}
            </p>
            <p className={styles.name}>{screen.title}</p>
            <p>{screen.text}</p>
            {screen.via && (
              <p className={styles.via} data-marked={marked || undefined}>
                <AddressText text={screen.via} /> · via&nbsp;le&nbsp;navigateur
              </p>
            )}
            <p className={styles.action}>{screen.action}</p>
          </div>
        </div>
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
