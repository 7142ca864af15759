import { BatteryMedium, Bell, MessageSquareText, Signal, Wifi } from 'lucide-react';
import { AddressText } from '#engine/authoring';
import type { Screen } from './artifacts.ts';
import type { DrawnScreenProps } from './drawn-screen.tsx';
import styles from './phone-screen.module.css';

type OnPhone = Extract<Screen, { readonly kind: 'phone-notice' | 'sms' }>;

/** The upper half of a telephone's screen, with a notice or a text message. */
export function PhoneScreen({ screen, marked, buttons, left }: DrawnScreenProps<OnPhone>) {
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
            <div className={styles.actions}>{buttons ?? <span className={styles.action}>{screen.action}</span>}</div>
          </div>
        </div>
      ) : (
        <>
          <p className={styles.head}>
            <MessageSquareText size={18} aria-hidden="true" /> SMS · {screen.from}
          </p>
          <div className={styles.bubble}>
            <p>{screen.text}</p>
            <div className={styles.actions} data-marked={marked || undefined}>
              {buttons ?? (
                <span className={styles.link}>
                  <AddressText text={screen.link} />
                </span>
              )}
            </div>
          </div>
          {left && <div className={styles.left}>{left}</div>}
        </>
      )}
    </figure>
  );
}
