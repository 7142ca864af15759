/** An alert over a window, and the tab's close button. */
export default function ClicksDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M14 14h132v70H14z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M14 14h132v12H14z" fill="var(--night)" />
      <path d="M20 17h40v9H20z" fill="var(--surface-sunken)" />
      <path d="m52 19 5 5m0-5-5 5" stroke="var(--success)" strokeWidth="2" strokeLinecap="round" />
      <path d="M22 66q20-12 38 0t38 0 40-2v16H22z" fill="var(--info-wash)" />
      <path d="M50 34h66v42H50z" fill="var(--danger-wash)" stroke="var(--danger)" strokeWidth="2" />
      <path d="m66 41 10 17H56z" fill="none" stroke="var(--danger)" strokeWidth="2.5" strokeLinejoin="round" />
      <path d="M66 47v5m0 2.500v.5" stroke="var(--danger)" strokeWidth="2" strokeLinecap="round" />
      <path d="M82 44h26M82 50h20M82 56h24" stroke="var(--text-soft)" strokeWidth="3" />
      <path d="M56 64h54v7H56z" fill="var(--signal)" />
    </svg>
  );
}
