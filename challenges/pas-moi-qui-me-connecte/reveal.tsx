import { Check, X } from 'lucide-react';
import { defineReveal, FirstGesture, type RevealProps, useMistakesFirst } from '#engine/authoring';
import { type DayArtifacts, type DayReveal, gestureNames } from './artifacts.ts';
import { MomentName, MomentSeen } from './moment-seen.tsx';
import styles from './reveal.module.css';

/** The day again: who started each request, with the decisive words marked. */
function WhoseRequests({ reveal: { moments, afterwards } }: RevealProps<DayReveal, DayArtifacts>) {
  const mistakesFirst = useMistakesFirst(moments, ({ right }) => right);
  return (
    <>
      <h3>À qui était chaque demande</h3>
      <ol className={styles.moments}>
        {mistakesFirst.map((moment) => (
          <li key={moment.id} className={styles.moment}>
            <h4>
              <MomentName moment={moment} />
            </h4>
            <div className={styles.seen}>
              <MomentSeen moment={moment} />
            </div>
            <div className={styles.why}>
              {moment.own ? <Check size={18} aria-hidden="true" /> : <X size={18} aria-hidden="true" />}
              <p>
                <strong>{moment.own ? 'La vôtre.' : 'Pas la vôtre.'}</strong> {moment.why}
              </p>
              <p>
                Le geste juste&nbsp;: <strong>{gestureNames(moment)[moment.right].toLowerCase()}</strong>.
              </p>
              <FirstGesture item={moment.id} words={gestureNames(moment)} right={moment.right} />
            </div>
          </li>
        ))}
      </ol>
      <h3>Ce que les signalements ont changé</h3>
      <p>{afterwards}</p>
    </>
  );
}

export default defineReveal({ Reveal: WhoseRequests });
