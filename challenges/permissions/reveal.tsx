import { defineReveal, Phone, type RevealProps, Unmasking } from '#engine/authoring';
import type { PermissionsArtifacts, PermissionsReveal } from './artifacts.ts';
import { ACCESSES } from './permission-choice.tsx';
import styles from './reveal.module.css';

const DAY = Array.from({ length: 24 }, (_, hour) => hour);

/** The telephone's privacy dashboard after one day with everything allowed; then the same day with other choices. */
function OneDay({ reveal: { day, others, afterwards } }: RevealProps<PermissionsReveal, PermissionsArtifacts>) {
  return (
    <>
      <div className={styles.day}>
        <Phone title="Mardi soir, tout autorisé" time="23:10" level={3}>
          <div className={styles.dashboard}>
            <p className={styles.head}>Bordereau Net, dernières 24 heures</p>
            {day.map(({ id, used, hours }) => {
              const { Icon, name } = ACCESSES[id];
              return (
                <div key={id} className={styles.access}>
                  <p>
                    <Icon size={18} aria-hidden="true" /> <strong>{name}</strong> <span className={styles.used}>{used}</span>
                  </p>
                  <div className={styles.hours} aria-hidden="true">
                    {DAY.map((hour) => (
                      <span key={hour} data-used={hours.includes(hour) || undefined} />
                    ))}
                  </div>
                </div>
              );
            })}
            <p className={styles.scale} aria-hidden="true">
              <span>0 h</span>
              <span>12 h</span>
              <span>24 h</span>
            </p>
          </div>
        </Phone>
        <div>
          <h3>Ce que ces accès sont devenus</h3>
          <dl className={styles.became}>
            {day.map(({ id, became }) => (
              <div key={id}>
                <dt>{ACCESSES[id].name}</dt>
                <dd>{became}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <h3>Et les autres réglages ?</h3>
      <Unmasking lines={others.map((line) => ({ ...line, worth: line.genuine ? 'Juste assez' : 'Trop peu' }))} />
      <h3>Ce que Brévelle en a fait</h3>
      <p>{afterwards}</p>
    </>
  );
}

export default defineReveal({ Reveal: OneDay });
