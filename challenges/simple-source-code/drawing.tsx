/** A sign-in form in front of lines of code, of which one is marked. */
export default function SimpleSourceCodeDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M12 8h136v80H12z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M12 8h136v12H12z" fill="var(--night)" />
      <path d="M92 69h50v12H92z" fill="var(--danger-wash)" stroke="var(--danger)" strokeWidth="2" />
      <path d="M92 30h14m-8 10h18m-12 10h16m-22 10h12" stroke="var(--info)" strokeWidth="4" />
      <path d="M111 30h26m-16 10h12m-8 10h8m-18 10h22" stroke="var(--line-strong)" strokeWidth="4" />
      <path d="m102 71-5 4 5 4m30-8 5 4-5 4m-24-4h18" fill="none" stroke="var(--danger)" strokeWidth="2.500" />
      <path d="M12 20h70v68H12z" fill="var(--info-wash)" />
      <path d="M24 36h46v10H24zm0 18h46v10H24z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M30 59h.1m7 0h.1m7 0h.1m7 0h.1" stroke="var(--text-soft)" strokeWidth="4" strokeLinecap="round" />
      <path d="M24 71h26v10H24z" fill="var(--signal)" />
    </svg>
  );
}
