/** A badge on its cord, and a door that it opened. */
export default function BadgeIntrouvableDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M98 12h40v72H98z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="3" />
      <path d="M98 12l24 10v72l-24-10z" fill="var(--night)" />
      <path d="M115 54v8" stroke="var(--beam)" strokeWidth="4" strokeLinecap="round" />
      <path d="M34 6l14 26L62 6" fill="none" stroke="var(--signal)" strokeWidth="5" strokeLinejoin="round" />
      <rect x="26" y="32" width="44" height="52" rx="6" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="3" />
      <circle cx="48" cy="52" r="8" fill="var(--line-strong)" />
      <path d="M36 70h24M36 77h14" stroke="var(--text-soft)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
