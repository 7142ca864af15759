/** A telephone's SMS, and the page that it opens: the end of the address is emphasised. */
export default function PhishingDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M52 10h98v76H52z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M52 10h98v20H52z" fill="var(--surface-sunken)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M66 20h34" stroke="var(--text-soft)" strokeWidth="4" />
      <path d="M103 20h38" stroke="var(--danger)" strokeWidth="6" />
      <path d="M52 30h98v16q-12-6-24 0t-25 0-25 0-24 0z" fill="var(--night)" />
      <path d="M101 33v9m-3-6h6m-9 3q0 4 6 4t6-4" fill="none" stroke="var(--on-night)" strokeWidth="2" strokeLinecap="round" />
      <path d="M76 54h50M76 64h50" stroke="var(--line-strong)" strokeWidth="6" />
      <path d="M76 71h50v9H76z" fill="var(--signal)" />
      <rect x="10" y="22" width="36" height="66" rx="6" fill="var(--night)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M14 30h28v48H14z" fill="var(--surface)" />
      <path d="M17 36h22v22H17z" fill="var(--signal-wash)" stroke="var(--signal)" strokeWidth="2" strokeLinejoin="round" />
      <path d="M21 43h14M21 48h9" stroke="var(--text-soft)" strokeWidth="2" />
      <path d="M21 53h14" stroke="var(--info)" strokeWidth="2" />
    </svg>
  );
}
