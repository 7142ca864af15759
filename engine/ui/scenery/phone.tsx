import { BatteryMedium, Signal, Wifi } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './phone.module.css';

export interface PhoneProps {
  /** Heading above the phone: what its screen shows. */
  readonly title: string;
  /** Time in the status bar, e.g. 21:42. */
  readonly time: string;
  /** Heading level; 2 by default. */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

/** Phone in portrait orientation, with any content on its screen. */
export function Phone({ title, time, level = 2, children }: PhoneProps) {
  const heading = useId();
  const Heading = level === 3 ? 'h3' : 'h2';
  return (
    <section className={styles.place} aria-labelledby={heading}>
      <Heading id={heading} className={styles.title}>
        {title}
      </Heading>
      <div className={styles.phone}>
        <div className={styles.screen}>
          <div className={styles.status} aria-hidden="true">
            <span>{time}</span>
            <span className={styles.lens} />
            <span className={styles.icons}>
              <Signal size={14} />
              <Wifi size={14} />
              <BatteryMedium size={16} />
            </span>
          </div>
          {children}
          <span className={styles.handle} aria-hidden="true" />
        </div>
      </div>
    </section>
  );
}
