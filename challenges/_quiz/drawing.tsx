/** A clock beside three answers. */
export default function MyChallengeDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <circle cx="48" cy="48" r="30" fill="var(--surface)" stroke="var(--night)" strokeWidth="6" />
      <path d="M48 18a30 30 0 0 1 30 30H48z" fill="var(--beam)" />
      <path d="M48 28v20h16" fill="none" stroke="var(--night-deep)" strokeWidth="5" strokeLinecap="round" />
      <path d="M94 22h46v14H94zM94 62h46v14H94z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M94 42h46v14H94z" fill="var(--success)" />
      <path d="m108 49 5 5 10-10" fill="none" stroke="var(--surface)" strokeWidth="4" />
    </svg>
  );
}
