import { VisuallyHidden } from '#engine/authoring';
import styles from './evening.module.css';

/** Minutes that the clock advances for each call, from 17 h 20. */
const MINUTES = 6;
const SKIES = ['#f2a65a', '#d9774a', '#a9516a', '#5b3f73'] as const;

/** The office over the quay at sunset. The clock changes the scenery only: the player cannot be late. */
export function Evening({ calls }: { readonly calls: number }) {
  const step = Math.min(calls, SKIES.length - 1);
  const minute = 20 + step * MINUTES;
  return (
    <figure className={styles.evening}>
      <svg viewBox="0 0 640 190" preserveAspectRatio="xMidYMax meet" aria-hidden="true" focusable="false">
        {/* Wider than the viewBox, so that a low, wide window shows more of the room on both sides. */}
        <path d="M-2000 0h4640v190h-4640z" fill="#2b3550" />
        <g>
          <path className={styles.sky} d="M36 14h392v118H36z" style={{ fill: SKIES[step] }} />
          <circle className={styles.sun} cx="150" cy="74" r="22" fill="#ffe0a3" style={{ translate: `0 ${step * 14}px` }} />
          <path d="M36 96h392v36H36z" fill="#27405f" />
          <path d="M120 102h62M132 109h38M112 116h76M142 123h18" stroke="#ffd591" strokeWidth="2" opacity="0.7" />
          <g fill="none" stroke="#131b30" strokeWidth="4">
            <path d="M252 126V58h34v68M252 84h34M238 58h92M269 58V40l58 18M269 40l-30 18" />
            <path d="M352 126V72h28v54M352 92h28M340 72h76M366 72V56l48 16M366 56l-24 16" strokeWidth="3.4" />
          </g>
          <path d="M320 58v22m70-8v20" stroke="#131b30" strokeWidth="1.6" />
          <path d="M311 80h18v10h-18zM383 92h14v8h-14z" fill="#b5400f" />
          <path d="M36 124h70l10 8H36z" fill="#131b30" />
          <path d="M46 112h52v12H46z" fill="#8a3b5c" />
          <path d="M52 102h14v10H52zM68 102h14v10H68z" fill="#d9a441" />
          <path d="M84 102h12v10H84z" fill="#3f7d4e" />
          <circle cx="269" cy="38" r="2.6" fill="#ff6b57" />
          <circle cx="366" cy="54" r="2.2" fill="#ff6b57" />
        </g>
        <path d="M36 14h392v118H36zM232 14v118" fill="none" stroke="#c9bda6" strokeWidth="7" />
        <path d="M24 132h416v9H24z" fill="#c9bda6" />

        <circle cx="530" cy="50" r="33" fill="#f7f5f0" stroke="#10182b" strokeWidth="5" />
        <path d="M530 22v6M530 72v6M502 50h6M552 50h6" stroke="#10182b" strokeWidth="3" />
        <g stroke="#10182b" strokeLinecap="round">
          <path
            className={styles.hand}
            d="M530 50V34"
            strokeWidth="5"
            style={{ rotate: `${(17 + minute / 60) * 30}deg`, transformOrigin: '530px 50px' }}
          />
          <path
            className={styles.hand}
            d="M530 50V27"
            strokeWidth="3"
            style={{ rotate: `${minute * 6}deg`, transformOrigin: '530px 50px' }}
          />
        </g>
        <circle cx="530" cy="50" r="3.4" fill="#b5400f" />

        <path d="M-2000 160h4640v30h-4640z" fill="#8a5a34" />
        <path d="M-2000 160h4640v5h-4640z" fill="#a8733f" />
        {/* Screen, with the thread open. */}
        <path d="M276 86h118v66H276zM326 152h18v10h-18zM308 160h54v5h-54z" fill="#10182b" />
        <path d="M282 92h106v54H282z" fill="#e9f1fa" />
        <path d="M282 92h32v54h-32z" fill="#c9d8ea" />
        <path d="M287 100h22m-22 9h18m-18 9h22M322 102h40m-40 10h58m-58 8h50" stroke="#1d5fa8" strokeWidth="3" />
        <path d="M322 130h24v8h-24z" fill="#b5400f" />
        {/* Telephone, papers, cup, lamp. */}
        <path d="M436 164l8-22h58l8 22z" fill="#17223b" />
        <path d="M438 138q34-16 70 0v8h-14v-5q-21-6-42 0v5h-14z" fill="#2f3f66" />
        <path d="M462 150h22m-24 7h26" stroke="#f5b841" strokeWidth="3" strokeDasharray="4 4" />
        <path d="M130 160l12-18h84l-8 18z" fill="#f7f5f0" />
        <path d="M148 148h50m-54 6h40" stroke="#9aa2aa" strokeWidth="2.5" />
        <path d="M232 142h24v20h-24zM256 146h7v10h-7" fill="#b5400f" stroke="#b5400f" strokeWidth="2" />
        <path d="M560 164h44v-4h-44zM580 160l-8-50 30-18" fill="none" stroke="#f5b841" strokeWidth="5" strokeLinejoin="round" />
        <path d="M590 80l30 10-14 20-24-12z" fill="#f5b841" />
        <path d="M582 98l24 12 26 50h-92z" fill="#ffe9b8" opacity="0.28" />
      </svg>
      <figcaption className={styles.caption}>
        <VisuallyHidden>Le bureau de Nadia Kervella, </VisuallyHidden>
        17&nbsp;h&nbsp;{minute}
      </figcaption>
    </figure>
  );
}
