/** A postcard: three lines that everybody can read, and a seal that nobody can copy. */
export default function JwtDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="m12 18 134-6 4 66-134 8z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="m90 22 3 52" stroke="var(--line-strong)" strokeWidth="2" />
      <g fill="none" strokeWidth="6" strokeLinecap="round">
        <path d="m24 32 34-2" stroke="var(--danger)" />
        <path d="m25 45 54-3M26 56l48-3" stroke="var(--info)" />
        <path d="m27 70 40-2" stroke="var(--success)" strokeDasharray="1 9" />
      </g>
      <path d="m116 20 20-1 1 22-20 1z" fill="var(--info-wash)" stroke="var(--text-soft)" strokeWidth="2" strokeDasharray="3 2" />
      <circle cx="120" cy="58" r="15" fill="var(--signal)" />
      <path d="m113 58 5 6 10-11" fill="none" stroke="var(--on-signal)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
