import styles from './friday-evening.module.css';

/** The end of the two weeks: a gull has spilt coffee over the computer, and the files come back from the disk. */
export function FridayEvening() {
  return (
    <div className={styles.evening}>
      <svg viewBox="0 0 360 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <path d="M0 0h360v150H0z" fill="#5b3f6b" />
        <path d="M0 40h360v40H0z" fill="#b8586a" />
        <path d="M0 66h360v30H0z" fill="#f0995a" />
        <circle cx="252" cy="84" r="22" fill="#f8dca4" />
        <path d="M0 88h360v30H0z" fill="#2b4a6d" />
        <path d="M226 94h52M234 102h36M242 110h22" stroke="#f8dca4" strokeWidth="3" strokeLinecap="round" />
        <path d="M40 88V34h6v54m26 0V34h6v54M26 32h92l-8 6H22zM96 38v18h-4" fill="none" stroke="#241a35" strokeWidth="5" />
        <path d="M0 116h360v34H0z" fill="#6b452c" />
        <path d="M0 116h360v4H0z" fill="#8a6242" />
        {/* The dark computer, and the coffee spilt over its keys. */}
        <path d="M120 72h84v44h-84z" fill="#141d33" />
        <path d="M126 78h72v32h-72z" fill="#0c1324" />
        <path d="M108 118h108l8 10H100z" fill="#aab2c3" />
        <path d="M196 122q24 0 34 8t30 2q6 10-22 12-46 2-62-12z" fill="#4a2a16" />
        <g className={styles.cup}>
          <path d="M232 112l18-10 8 15-18 10z" fill="#f7f5f0" />
          <path d="M246 124q8 4 10-6" fill="none" stroke="#f7f5f0" strokeWidth="3" />
        </g>
        {/* The gull that spilt the coffee. */}
        <g>
          <path d="M160 52q-14-2-22 12 20 12 42 2l14-8q-14 2-18-4z" fill="#f7f5f0" />
          <path d="M150 58q16-6 36 6l-26 4z" fill="#9aa6b5" />
          <circle cx="170" cy="50" r="9" fill="#f7f5f0" />
          <circle cx="173" cy="48" r="1.8" fill="#10182b" />
          <path d="m178 50 13 3-12 4z" fill="#f5b841" />
          <path d="M158 68v5M166 68v5" stroke="#f5b841" strokeWidth="2.5" />
        </g>
        {/* The disk, and the files that come back from it. */}
        <rect x="296" y="104" width="46" height="26" rx="4" fill="#d2622a" />
        <path d="M304 112h20" stroke="#fbeee6" strokeWidth="3" />
        <circle cx="334" cy="122" r="3" fill="#6bd6a5" />
        <path d="M300 92q10-16 30-6m0-9v10h-10" fill="none" stroke="#6bd6a5" strokeWidth="4" strokeLinecap="round" />
      </svg>
      <p>
        <strong>Vendredi 13, 16&nbsp;h.</strong> Une mouette, une fenêtre ouverte, un café&nbsp;: le PC ne se rallumera plus. À
        17&nbsp;h, tout est revenu du disque, et aucune mise à jour ne vous retient. Bon week-end.
      </p>
    </div>
  );
}
