/** A suitcase on a platform. */
export default function MyChallengeDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M8 86h144" stroke="var(--line-strong)" strokeWidth="4" strokeLinecap="round" />
      <path d="M66 30V16h28v14" fill="none" stroke="var(--night)" strokeWidth="6" />
      <rect x="42" y="30" width="76" height="50" rx="8" fill="var(--signal)" stroke="var(--line-strong)" strokeWidth="3" />
      <path d="M56 30v50M104 30v50" stroke="var(--night)" strokeWidth="5" />
      <path d="M72 48h16v14H72z" fill="var(--beam)" />
      <path d="M54 80v6M106 80v6" stroke="var(--night-deep)" strokeWidth="6" />
    </svg>
  );
}
