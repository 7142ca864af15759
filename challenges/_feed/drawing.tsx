/** A post, and a magnifying glass over it. */
export default function MyChallengeDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M34 12h76v72H34z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="2" />
      <circle cx="48" cy="28" r="8" fill="var(--night)" stroke="var(--line-strong)" />
      <path d="M62 24h36M62 32h22M42 46h60M42 56h60M42 66h40" stroke="var(--line-strong)" strokeWidth="4" />
      <path d="m120 70 14 14" stroke="var(--night-deep)" strokeWidth="8" strokeLinecap="round" />
      <circle cx="106" cy="56" r="18" fill="var(--beam)" stroke="var(--night-deep)" strokeWidth="5" />
      <path d="M97 56h18" stroke="var(--night-deep)" strokeWidth="4" />
    </svg>
  );
}
