/** A browser window with a permission request, a tick and a cross. */
export default function MyChallengeDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M22 12h116v74H22z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M22 12h116v18H22z" fill="var(--night)" />
      <path d="M32 21h62" stroke="var(--on-night)" strokeWidth="6" strokeLinecap="round" />
      <path d="M40 40h80v34H40z" fill="var(--beam)" />
      <path d="M50 50h60" stroke="var(--night-deep)" strokeWidth="4" />
      <path d="m56 63 5 5 9-10M92 59l9 9m0-9-9 9" fill="none" stroke="var(--night-deep)" strokeWidth="4" />
    </svg>
  );
}
