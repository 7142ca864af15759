/** The line of a login: an apostrophe falls into it, and the text after it turns into an instruction. */
export default function SqlDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M10 32h140v32H10z" fill="var(--night)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M18 48h12m6 0h20" stroke="var(--on-night-soft)" strokeWidth="5" strokeLinecap="round" />
      <path d="M84 38h58v20H84z" fill="var(--beam)" />
      <path d="M92 48h10m6 0h26" stroke="var(--night-deep)" strokeWidth="5" strokeLinecap="round" />
      <path d="M63 10h16l-5 76h-6z" fill="var(--signal)" stroke="var(--surface)" strokeWidth="3" />
    </svg>
  );
}
