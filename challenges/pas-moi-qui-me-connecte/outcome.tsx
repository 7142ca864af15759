import type { GivenConsequence } from '#engine/authoring';
import styles from './outcome.module.css';

/**
 * The answer's effect, above the port: the screen opens for the player or for a stranger, shows a lock after a refusal, or a flag after a
 * report. The consequence says the same in words.
 */
export function Outcome({ outcome: { gesture, act } }: { readonly outcome: GivenConsequence }) {
  return (
    <g className={styles.outcome} transform="translate(330 0)">
      <path d="M0 4h58v36H0z" fill="#10182b" stroke="#f7f5f0" strokeWidth="2.5" />
      <path d="M-8 44h74l5 8h-84z" fill="#c5ccd6" />
      {gesture === 'approve' && act === 'unsafe' && (
        <>
          <path d="M4 8h50v28H4z" fill="#f5b841" />
          {/* A stranger in front of the screen. */}
          <path d="M14 52q0-22 15-22t15 22z" fill="#3a1020" />
          <circle cx="29" cy="20" r="10" fill="#3a1020" />
          <path d="M22 18h14v6H22z" fill="#f7f5f0" />
          <path d="M25 21h2M31 21h2" stroke="#3a1020" strokeWidth="3" />
        </>
      )}
      {gesture === 'approve' && act !== 'unsafe' && (
        <>
          <path d="M4 8h50v28H4z" fill="#8fd9b4" />
          <path d="m18 22 8 8 14-16" fill="none" stroke="#0f4d33" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
        </>
      )}
      {gesture === 'refuse' && (
        <path d="M22 18h14v12H22zM25 18v-4a4 4 0 0 1 8 0v4" fill="#c5ccd6" stroke="#c5ccd6" strokeWidth="2" />
      )}
      {gesture === 'report' && (
        <>
          <path d="M18 36V10" stroke="#f7f5f0" strokeWidth="3" strokeLinecap="round" />
          <path className={styles.flag} d="M19 10h24l-6 7 6 7H19z" fill="#f0703c" />
        </>
      )}
    </g>
  );
}
