import { Check, X } from 'lucide-react';
import { defineReveal, type RevealProps } from '#engine/authoring';
import type { DayArtifacts, DayReveal } from './artifacts.ts';
import { MomentCard } from './moment-card.tsx';
import styles from './reveal.module.css';

/** The day once more: whose each request was, with the place that tells it marked. */
function WhoseRequests({ reveal: { moments, afterwards } }: RevealProps<DayReveal, DayArtifacts>) {
  return (
    <>
      <ol className={styles.moments}>
        {moments.map((moment) => (
          <li key={moment.id} className={styles.moment} data-own={moment.own || undefined}>
            <MomentCard moment={moment}>
              <p className={styles.why}>
                {moment.own ? <Check size={18} aria-hidden="true" /> : <X size={18} aria-hidden="true" />}
                <span>
                  <strong>{moment.own ? 'La vôtre.' : 'Pas la vôtre.'}</strong> {moment.why}
                </span>
              </p>
            </MomentCard>
          </li>
        ))}
      </ol>
      <h3>Ce que le signalement a changé</h3>
      <p>{afterwards}</p>
    </>
  );
}

export default defineReveal({ Reveal: WhoseRequests });
