import type { MoneyMove } from './artifacts.ts';
import styles from './money-trail.module.css';

interface MoneyTrailProps {
  readonly move: MoneyMove;
  readonly amount: string;
  /** Owner of the receiving account, as far as it is known. */
  readonly to: string;
}

/**
 * Brévelle's account, another one, and the money: on its way, waiting for the due date, or stopped by a barrier. The text beside it says
 * the same.
 */
export function MoneyTrail({ move, amount, to }: MoneyTrailProps) {
  return (
    <svg className={styles.trail} data-move={move} viewBox="0 0 640 168" aria-hidden="true" focusable="false">
      <path d="M0 0h640v168H0z" fill="#2b3550" />
      <path d="M0 132h640v36H0z" fill="#1b243c" />
      <Bank x={24} />
      <Bank x={488} />
      <g className={styles.name} fill="#f7f5f0" fontSize="21" textAnchor="middle">
        <text x="88" y="156">
          Brévelle
        </text>
        <text x="552" y="156">
          {to}
        </text>
      </g>
      <path d="M164 108h300" stroke="#c9bda6" strokeWidth="4" strokeDasharray="10 10" />
      <path d="M464 98l18 10-18 10z" fill="#c9bda6" />
      {move === 'later' && <Calendar />}
      {move === 'stays' && <Barrier />}
      <g className={styles.money}>
        <path d="M8 60h160v44H8z" fill="#1f5d4a" transform="translate(6 -6)" />
        <path d="M8 60h160v44H8z" fill="#2f8a6c" stroke="#f7f5f0" strokeWidth="3" />
        <text x="88" y="90" fontSize="25" fontWeight="700" textAnchor="middle" fill="#ffffff">
          {amount}
        </text>
      </g>
    </svg>
  );
}

function Bank({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M0 46 64 14l64 32v8H0z" fill="#c9bda6" />
      <path d="M8 54h112v78H8z" fill="#8a93ab" />
      <path d="M20 60h12v66H20zM46 60h12v66H46zM72 60h12v66H72zM98 60h12v66H98z" fill="#e4e8f0" />
      <path d="M0 124h128v8H0z" fill="#c9bda6" />
    </g>
  );
}

/** A calendar with the due date. */
function Calendar() {
  return (
    <g transform="translate(290 30)">
      <path d="M0 6h64v58H0z" fill="#f7f5f0" />
      <path d="M0 6h64v16H0z" fill="#d2622a" />
      <path d="M14 0v12M50 0v12" stroke="#10182b" strokeWidth="5" />
      <path d="M10 32h12M27 32h12M44 32h12M10 44h12M27 44h12" stroke="#9aa2aa" strokeWidth="6" />
      <circle cx="50" cy="50" r="9" fill="none" stroke="#d2622a" strokeWidth="4" />
    </g>
  );
}

/** A closed barrier across the way. */
function Barrier() {
  return (
    <g>
      <path d="M268 44h12v88h-12z" fill="#e4e8f0" />
      <path d="M274 58h120v16H274z" fill="#f7f5f0" />
      <path d="M286 58h22v16h-22zM330 58h22v16h-22zM374 58h20v16h-20z" fill="#b42318" />
    </g>
  );
}
