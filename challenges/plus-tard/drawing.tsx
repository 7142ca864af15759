/** A banner in a page, crossed out, and the system's own notice at the corner, ticked; the disk is unplugged. */
export default function PlusTardDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M10 8h108v64H10z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="3" />
      <path d="M10 8h108v11H10z" fill="var(--night)" />
      <path d="M20 27h54v22H20z" fill="var(--danger-wash)" stroke="var(--danger)" strokeWidth="2" />
      <path d="m40 32 14 12m0-12L40 44" stroke="var(--danger)" strokeWidth="3" strokeLinecap="round" />
      <path d="M66 46h48v22H66z" fill="var(--success-wash)" stroke="var(--success)" strokeWidth="2" />
      <path d="m82 57 6 6 11-12" fill="none" stroke="var(--success)" strokeWidth="4" strokeLinecap="round" />
      <path d="M56 73h16v9H56zM42 82h44v5H42z" fill="var(--line-strong)" />
      <path d="M124 60h26v28h-26z" fill="var(--signal)" />
      <path d="M129 67h12" stroke="var(--on-signal)" strokeWidth="3" />
      <path d="M137 60V48" stroke="var(--line-strong)" strokeWidth="4" />
      <path d="M132 36h10v12h-10z" fill="var(--line-strong)" />
    </svg>
  );
}
