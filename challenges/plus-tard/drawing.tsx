/** A notice in a page, and a similar one at the edge of the screen; the settings beside them confirm one of them; the disk is unplugged. */
export default function PlusTardDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M10 8h108v64H10z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="3" />
      <path d="M10 8h108v11H10z" fill="var(--night)" />
      <path d="M17 26h44v18H17zM74 50h44v18H74z" fill="var(--info-wash)" stroke="var(--info)" strokeWidth="2" />
      <path d="M24 32h28M24 38h18M81 56h28M81 62h18" stroke="var(--info)" strokeWidth="2" />
      <circle cx="36" cy="58" r="11" fill="var(--success-wash)" stroke="var(--success)" strokeWidth="3" />
      <path
        d="M36 43v4M36 69v4M21 58h4M47 58h4M25 47l3 3M44 66l3 3M47 47l-3 3M28 66l-3 3"
        stroke="var(--success)"
        strokeWidth="3"
      />
      <path d="m31 58 4 4 7-8" fill="none" stroke="var(--success)" strokeWidth="3" strokeLinecap="round" />
      <path d="M56 73h16v9H56zM42 82h44v5H42z" fill="var(--line-strong)" />
      <path d="M124 60h26v28h-26z" fill="var(--signal)" />
      <path d="M129 67h12" stroke="var(--on-signal)" strokeWidth="3" />
      <path d="M137 60V48" stroke="var(--line-strong)" strokeWidth="4" />
      <path d="M132 36h10v12h-10z" fill="var(--line-strong)" />
    </svg>
  );
}
