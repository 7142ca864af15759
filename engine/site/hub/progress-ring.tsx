import styles from './progress-ring.module.css';

/** Share of the missions accomplished, as a ring. */
export function ProgressRing({ done, all }: { readonly done: number; readonly all: number }) {
  const percent = all === 0 ? 0 : Math.floor((done / all) * 100);
  return (
    <svg
      className={styles.ring}
      viewBox="0 0 120 120"
      role="img"
      aria-label={`${done} ${done > 1 ? 'missions terminées' : 'mission terminée'} sur ${all}, ${percent} %`}
    >
      <circle className={styles.sea} cx="60" cy="60" r="58" />
      <circle className={styles.track} cx="60" cy="60" r="48" />
      <circle
        className={styles.progress}
        cx="60"
        cy="60"
        r="48"
        pathLength={100}
        strokeDasharray={`${percent} 100`}
        strokeOpacity={percent === 0 ? 0 : 1}
      />
      <text className={styles.text} x="60" y="60" textAnchor="middle" dominantBaseline="central">
        {percent} %
      </text>
    </svg>
  );
}
