/** A train's window, the table under it, and a computer that somebody looks at. */
export default function DeuxHeuresDeTrainDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <rect x="14" y="8" width="132" height="52" rx="12" fill="var(--info-wash)" stroke="var(--line-strong)" strokeWidth="3" />
      <path d="M16 46l30-18 24 14 26-22 48 28v8q0 4-6 4H22q-6 0-6-6z" fill="var(--success)" />
      <path d="M6 78h148" stroke="var(--night)" strokeWidth="6" strokeLinecap="round" />
      <path d="M58 48h44v26H58z" fill="var(--night)" />
      <path d="M66 57h22M66 65h14" stroke="var(--beam)" strokeWidth="3" strokeLinecap="round" />
      <path d="M50 75h60" stroke="var(--line-strong)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
