import styles from './desktop.module.css';

/** The port before dawn: lighthouse, beam, gantry cranes. */
export function Wallpaper() {
  return (
    <svg
      className={styles.wallpaper}
      viewBox="0 0 800 560"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="desktop-dawn" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0c1324" />
          <stop offset="0.6" stopColor="#1d3557" />
          <stop offset="1" stopColor="#7a4a4f" />
        </linearGradient>
        <linearGradient id="desktop-beam" x1="1" y1="0" x2="0" y2="0">
          <stop offset="0" stopColor="#f5b841" stopOpacity="0.55" />
          <stop offset="1" stopColor="#f5b841" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="M0 0h800v430H0z" fill="url(#desktop-dawn)" />
      <path d="M672 226L60 120v150z" fill="url(#desktop-beam)" />
      <path d="M0 420h800v140H0z" fill="#0f1d33" />
      <path
        d="M90 446h150M330 462h190M600 450h120M200 488h110M470 502h160"
        stroke="#3a557d"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M520 424q110-40 280-46v46z" fill="#0a1020" />
      <path d="M654 392l8-150h24l8 150z" fill="#c3cbdb" />
      <path d="M659 300h30l2 32h-34zM655 364h38l1 28h-40z" fill="#8b3a1b" />
      <path d="M660 214h28v28h-28z" fill="#f5b841" />
      <path d="M656 214l18-20 18 20zM654 240h40v6h-40z" fill="#0a1020" />
      <g fill="#0a1020">
        <path d="M250 424V312h8v112zm70 0V312h8v112zM170 312v-10h230v10zM284 302v-36h7v36zM258 356h62v6h-62z" />
        <path d="M420 424V330h7v94zm58 0V330h7v94zM354 330v-9h190v9zM450 321v-30h6v30zM427 368h51v5h-51z" />
        <path d="M110 402h520v30H110z" />
      </g>
      <path d="M180 312l107-46 113 46M362 330l91-39 91 39" stroke="#0a1020" strokeWidth="3" fill="none" />
      <path d="M130 384h44v18h-44zM222 384h22v18h-22z" fill="#8b3a1b" />
      <path d="M176 384h44v18h-44zM332 384h40v18h-40z" fill="#285a63" />
      <path d="M374 384h40v18h-40zM490 384h44v18h-44z" fill="#7a5c1d" />
    </svg>
  );
}
