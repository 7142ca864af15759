/** A screen with a note under it. */
export default function MyChallengeDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M30 12h100v56H30z" fill="var(--night)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M70 68h20v10H70z" fill="var(--line-strong)" />
      <path d="M88 58h34v26H88z" fill="var(--beam)" />
      <path d="M94 66h22M94 74h14" stroke="var(--night-deep)" strokeWidth="3" />
    </svg>
  );
}
