import { VisuallyHidden } from '#engine/authoring';
import styles from './morning.module.css';

/** A desk before eleven: a paper, a marker, a screen where somebody waits for a text. */
export function Morning() {
  return (
    <figure className={styles.morning}>
      <svg viewBox="0 0 640 170" preserveAspectRatio="xMidYMax meet" aria-hidden="true" focusable="false">
        {/* Wider than the viewBox, so that a low, wide window shows more wall on both sides. */}
        <path d="M-2000 0h4640v170h-4640z" fill="#dfe7ec" />
        {/* Window: a grey harbour, a gull. */}
        <path d="M34 12h170v104H34z" fill="#a7cfe6" />
        <path d="M34 82h170v34H34z" fill="#3c7ea3" />
        <path d="M60 44q8-9 14 0 7-9 15 0" fill="none" stroke="#ffffff" strokeWidth="3" strokeLinecap="round" />
        <path d="M120 82V52h22v30M120 62h22M110 52h52M132 52V42l24 10" fill="none" stroke="#39485c" strokeWidth="3" />
        <path d="M168 82h28l-5 10h-18z" fill="#b5400f" />
        <path d="M34 12h170v104H34zM119 12v104" fill="none" stroke="#f7f5f0" strokeWidth="6" />
        {/* Shelf with binders, clock. */}
        <path d="M240 52h150v7H240z" fill="#a8733f" />
        <path d="M248 16h14v36h-14z" fill="#17506b" />
        <path d="M264 12h14v40h-14z" fill="#b5400f" />
        <path d="M280 20h14v32h-14z" fill="#d9a441" />
        <path d="M298 16h14v36h-14zM322 52l14-32 12 5-12 27z" fill="#2f6f5e" />
        <path d="M358 34h22v18h-22z" fill="#ffffff" stroke="#39485c" strokeWidth="2" />
        <circle cx="578" cy="42" r="26" fill="#ffffff" stroke="#17223b" strokeWidth="4" />
        <path d="M578 42l-10-12" stroke="#17223b" strokeWidth="4" strokeLinecap="round" />
        <path d="M578 42l7 18" stroke="#17223b" strokeWidth="3" strokeLinecap="round" />
        {/* Desk, screen with three tiles and a waiting line. */}
        <path d="M-2000 138h4640v32h-4640z" fill="#8a5a34" />
        <path d="M-2000 138h4640v5h-4640z" fill="#a8733f" />
        <path d="M404 46h150v84H404zM470 130h18v10h-18zM448 138h62v5h-62z" fill="#17223b" />
        <path d="M411 53h136v70H411z" fill="#e9f1fa" />
        <path d="M420 62h34v24h-34zM462 62h34v24h-34zM504 62h34v24h-34z" fill="#ffffff" stroke="#8fa9c4" strokeWidth="1.5" />
        <circle cx="437" cy="74" r="7" fill="#1f7a54" />
        <path d="M479 66l3 6 6 1-5 4 2 7-6-4-6 4 2-7-5-4 6-1z" fill="#d9a441" />
        <path d="M513 69h8a4 4 0 0 1 8 0v14h-16v-5a3 3 0 0 0 0-6z" fill="#8a3b5c" />
        <path d="M420 98h118v16H420z" fill="#ffffff" stroke="#1d5fa8" strokeWidth="1.5" />
        <path className={styles.cursor} d="M426 101v10" stroke="#1d5fa8" strokeWidth="2.5" />
        {/* Paper with black bars, marker, cup, plant. */}
        <path d="M214 164l26-50h104l14 50z" fill="#fdfcf8" stroke="#c9bda6" strokeWidth="1.5" />
        <path d="M246 124h60m-64 10h34m14 0h34m-88 10h22m16 0h48m-92 11h58" stroke="#8b93a0" strokeWidth="3" />
        <path d="M286 134h26M270 144h20M304 155h34" stroke="#10182b" strokeWidth="7" />
        <g transform="rotate(-24 352 140)">
          <path d="M336 136h10v9h-10z" fill="#39485c" />
          <path d="M346 132h46a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-46z" fill="#10182b" />
          <path d="M364 132h7v17h-7z" fill="#f5b841" />
        </g>
        <path d="M150 122h26v24h-26zM176 127h8v11h-8" fill="#b5400f" stroke="#b5400f" strokeWidth="2" />
        <path
          className={styles.steam}
          d="M158 114q-4-6 0-11t0-10M168 114q4-6 0-11t0-10"
          fill="none"
          stroke="#ffffff"
          strokeWidth="2.5"
        />
        <path d="M590 146h28l-4-24h-20z" fill="#b5653a" />
        <path d="M604 122q-4-24-20-26 2 18 20 26zM604 122q2-30 18-34 2 22-18 34z" fill="#3f7d4e" />
      </svg>
      <figcaption className={styles.caption}>
        <VisuallyHidden>Un bureau de Brévelle, </VisuallyHidden>10&nbsp;h&nbsp;28
      </figcaption>
    </figure>
  );
}
