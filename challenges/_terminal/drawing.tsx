/** A terminal with a command, and two lines that end differently. */
export default function MyChallengeDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <rect x="22" y="12" width="116" height="72" rx="6" fill="var(--night-deep)" stroke="var(--line-strong)" strokeWidth="3" />
      <path d="M22 24h116" stroke="var(--line-strong)" strokeWidth="3" />
      <path d="M34 34l7 6-7 6M48 46h22" fill="none" stroke="var(--beam)" strokeWidth="4" strokeLinecap="round" />
      <path d="M34 58h62M34 72h62" stroke="var(--on-night-soft)" strokeWidth="5" strokeLinecap="round" />
      <path d="M106 58h20" stroke="#6bd6a5" strokeWidth="5" strokeLinecap="round" />
      <path d="M106 72h20" stroke="#ff9466" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
