import { MessageThread, Phone } from '#engine/authoring';
import { frenchSpaces } from '#engine/authoring/toolbox';
import type { PaperProps } from './artifacts.ts';
import styles from './pressing-call.module.css';
import { Place } from './remarks.tsx';

/** An incoming call: the voice of Gwenaëlle Riou, the managing director, presses for payment. */
export function PressingCall({ artifacts: { supplier, pressure }, level = 2 }: PaperProps) {
  const [first = '', ...rest] = pressure;
  const lines = [`Nadia ? C’est Gwenaëlle. ${supplier} ${first}`, ...rest, 'Je monte dans un train, inutile de me rappeler.'];
  const said = lines.map((line) => <p key={line}>{frenchSpaces(line)}</p>);
  return (
    <Phone title="Le téléphone sonne" time="17:20" level={level}>
      <div className={styles.caller}>
        <svg className={styles.portrait} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
          <path d="M0 0h96v96H0z" fill="#24406b" />
          <path d="M0 66h96v30H0z" fill="#17223b" />
          <g transform="translate(48 62) scale(1.05)">
            <path d="M-7-6H7v18H-7z" fill="#f0c8ac" />
            <path d="M-36 56q0-46 26-48 10 8 20 0 26 2 26 48z" fill="#8a3b5c" />
            <ellipse cy="-20" rx="17" ry="21" fill="#f0c8ac" />
            <path d="M-18-16q-5-31 18-31t18 31q-1-9-6-15-13 5-24 0-5 6-6 15z" fill="#8d8f95" />
            <circle cx="-7" cy="-20" r="2" fill="#20180e" />
            <circle cx="7" cy="-20" r="2" fill="#20180e" />
            <path d="M-6-9q6 4 12 0" fill="none" stroke="#8b3a2c" strokeWidth="2" />
          </g>
        </svg>
        <p>
          <strong>Gwenaëlle Riou</strong>
          <span className={styles.role}>Directrice générale · numéro masqué</span>
        </p>
        <span className={styles.wave} aria-hidden="true">
          {[5, 11, 18, 9, 22, 14, 7, 16, 10, 6].map((height) => (
            <span key={height} style={{ blockSize: height }} />
          ))}
        </span>
      </div>
      <MessageThread label="Appel de 17 h 20" messages={[{ id: 'pressure', from: 'La voix de Gwenaëlle Riou', text: said }]} />
      <Place spot="pressure" />
    </Phone>
  );
}
