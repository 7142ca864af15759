/** Two speech bubbles of a call: one with text, one with three dots. */
export default function MyChallengeDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M20 14h78v28H42L30 54V42H20z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M30 24h56M30 32h34" stroke="var(--line-strong)" strokeWidth="4" />
      <path d="M62 54h78v26h-10v10L118 80H62z" fill="var(--night)" />
      <circle cx="84" cy="67" r="5" fill="var(--beam)" />
      <circle cx="101" cy="67" r="5" fill="var(--beam)" />
      <circle cx="118" cy="67" r="5" fill="var(--beam)" />
    </svg>
  );
}
