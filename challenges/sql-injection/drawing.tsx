/** A log whose last line has two dashes, and struck-out text after them. */
export default function SqlInjectionDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M14 10h132v76H14z" fill="var(--night-deep)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M24 26h72M24 44h56M24 78h64" stroke="var(--on-night-soft)" strokeWidth="5" />
      <path d="M14 52h132v18H14z" fill="var(--night)" />
      <path d="M24 61h40" stroke="var(--beam)" strokeWidth="7" />
      <path d="M70 61h10m5 0h10" stroke="var(--beam)" strokeWidth="4" />
      <path d="M102 61h36" stroke="var(--on-night-soft)" strokeWidth="7" strokeDasharray="9 3" />
      <path d="m100 69 40-16" stroke="var(--signal)" strokeWidth="4" />
    </svg>
  );
}
