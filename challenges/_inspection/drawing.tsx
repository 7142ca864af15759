/** A folder, and a list with one line struck out. */
export default function MyChallengeDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M18 24h32l8 10h52v48H18z" fill="var(--beam)" stroke="var(--line-strong)" strokeWidth="3" strokeLinejoin="round" />
      <path d="M74 14h66v62H74z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="3" />
      <path d="M84 26h46M84 62h46" stroke="var(--text-soft)" strokeWidth="5" strokeLinecap="round" />
      <path d="M84 44h46" stroke="var(--line-strong)" strokeWidth="5" strokeLinecap="round" />
      <path d="M80 50l54-12" stroke="var(--signal)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
