/** A laptop on an open network: one of its packets in the air is unencrypted, and somebody reads it. */
export default function MitmDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M14 46h40v28H14z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="3" />
      <path d="M6 78h56l-4 6H10z" fill="var(--line-strong)" />
      <path d="M134 84V50m-12 34h24" stroke="var(--text-soft)" strokeWidth="4" strokeLinecap="round" />
      <path d="M122 46q-7-10 0-20m24 20q7-10 0-20" fill="none" stroke="var(--info)" strokeWidth="4" strokeLinecap="round" />
      <circle cx="134" cy="42" r="6" fill="var(--info)" />
      <path d="M66 62h12v10H66zm38 0h12v10h-12z" fill="var(--night)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M82 58h18v18H82z" fill="var(--beam)" />
      <path d="M86 64h10m-10 6h7" stroke="var(--night-deep)" strokeWidth="2" />
      <path d="M91 40v14" stroke="var(--danger)" strokeWidth="2" strokeDasharray="3 3" />
      <path d="M70 26q21-24 42 0-21 24-42 0z" fill="var(--surface)" stroke="var(--danger)" strokeWidth="3" />
      <circle cx="91" cy="26" r="7" fill="var(--danger)" />
    </svg>
  );
}
