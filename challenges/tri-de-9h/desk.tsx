import styles from './desk.module.css';

/** The desk above the port, `minutes` after nine in the morning: window, clock, Camille's screen, telephone, papers and coffee. */
export function Desk({ minutes }: { readonly minutes: number }) {
  return (
    <svg className={styles.desk} viewBox="0 0 720 150" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      {/* Higher than the viewBox: in a tall window, wall above and desk below fill the space beside the item. */}
      <path d="M-2000-500h4720v650h-4720z" fill="var(--surface-sunken)" />
      {/* The window on the quay. */}
      <path d="M54 12h196v92H54z" fill="var(--sky)" />
      <circle cx="92" cy="62" r="13" fill="var(--beam)" />
      <path d="M54 78h196v26H54z" fill="var(--sea)" />
      <path d="M164 78V30h6v48m30 0V30h6v48M150 30h92l-8 6h-84zM168 56h34" fill="none" stroke="#b5400f" strokeWidth="4" />
      <path d="M228 36v22" stroke="var(--night)" strokeWidth="2" />
      <path d="M218 58h20v10h-20z" fill="#1d5fa8" />
      <path d="M92 78h58l-8 14h-44z" fill="var(--night)" />
      <path d="M100 66h14v12h-14z" fill="#b5400f" />
      <path d="M116 70h14v8h-14z" fill="#f5b841" />
      <path d="M54 12h196v92H54zM152 12v92" fill="none" stroke="var(--line-strong)" strokeWidth="5" />
      {/* The clock moves with each decision, and limits nothing. */}
      <g transform="translate(310 46)">
        <circle r="27" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="4" />
        <path d="M0-22v4M22 0h-4M0 22v-4M-22 0h4" stroke="var(--text-soft)" strokeWidth="2" />
        <g className={styles.hand} style={{ rotate: `${270 + minutes / 2}deg` }}>
          <path d="M0 3v-14" stroke="var(--text)" strokeWidth="4" strokeLinecap="round" />
        </g>
        <g className={styles.hand} style={{ rotate: `${minutes * 6}deg` }}>
          <path d="M0 4v-22" stroke="var(--signal)" strokeWidth="2.5" strokeLinecap="round" />
        </g>
      </g>
      <path d="M-2000 122h4720v528h-4720z" fill="var(--wood)" />
      <path d="M-2000 122h4720" stroke="var(--wood-edge)" strokeWidth="3" />
      {/* Screen */}
      <path d="M404 128l6-18h40l6 18z" fill="var(--line-strong)" />
      <rect x="360" y="20" width="140" height="92" rx="6" fill="var(--night-deep)" stroke="var(--line-strong)" />
      <path d="M368 28h124v76H368z" fill="var(--surface)" />
      <path d="M368 28h34v76h-34z" fill="var(--night)" />
      <path d="M376 40h18M376 50h14M376 60h18" stroke="var(--on-night-soft)" strokeWidth="3" />
      <path d="M412 42h70M412 56h54M412 70h64M412 84h40" stroke="var(--line-strong)" strokeWidth="4" strokeLinecap="round" />
      <circle cx="486" cy="32" r="9" fill="var(--signal)" />
      {/* Telephone, papers, coffee */}
      <g transform="rotate(-12 548 116)">
        <rect x="534" y="86" width="30" height="52" rx="6" fill="var(--night-deep)" stroke="var(--line-strong)" strokeWidth="2" />
        <path d="M539 92h20v38h-20z" fill="var(--surface)" />
        <path d="M542 98h14v8h-14zM542 110h10v6h-10z" fill="var(--info)" />
      </g>
      <path d="M584 128l6-14h62l8 14zM588 120l4-12h62l6 12z" fill="#fffdf4" stroke="#a07d49" strokeWidth="1.5" />
      <path d="M626 111h9v7h-9z" fill="#10182b" />
      <path
        d="M672 98h26v24a8 8 0 0 1-8 8h-10a8 8 0 0 1-8-8zM698 104h6a6 6 0 0 1 0 13h-6"
        fill="var(--info)"
        stroke="var(--info)"
        strokeWidth="3"
        fillRule="evenodd"
      />
      <path
        d="M679 90q-4-6 0-11t0-11M691 90q-4-6 0-11t0-11"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
