/** A telephone receiver over an invoice whose account number is crossed out. */
export default function NouveauRibDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M20 6h62l14 14v70H20z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="3" />
      <path d="M82 6v14h14" fill="none" stroke="var(--line-strong)" strokeWidth="3" />
      <path d="M30 26h34m-34 12h52" stroke="var(--line-strong)" strokeWidth="4" />
      <path d="M30 54h56" stroke="var(--text-soft)" strokeWidth="7" strokeDasharray="12 4" />
      <path d="m28 60 60-12" stroke="var(--danger)" strokeWidth="4" />
      <path d="M30 72h56" stroke="var(--success)" strokeWidth="7" strokeDasharray="12 4" />
      <path
        d="M104 28c-6 28 10 48 36 52l7-14-13-9-7 6c-8-4-12-12-12-20l8-4-4-15z"
        fill="var(--night)"
        stroke="var(--line-strong)"
        strokeWidth="2"
      />
      <path d="M128 22q16 4 18 22m-16-36q26 4 28 34" fill="none" stroke="var(--signal)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
