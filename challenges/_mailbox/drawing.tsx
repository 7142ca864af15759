/** A mailbox with three messages, one of them flagged. */
export default function MyChallengeDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M26 10h108v76H26z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="3" />
      <path d="M26 10h108v14H26z" fill="var(--night)" />
      <path d="M26 44h108M26 65h108" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M36 30h14v9H36zM36 50h14v9H36zM36 71h14v9H36z" fill="var(--info)" />
      <path d="M58 34h44M58 54h34M58 75h50" stroke="var(--text-soft)" strokeWidth="4" strokeLinecap="round" />
      <path d="M118 80V50h18l-5 6 5 6h-16" fill="var(--signal)" stroke="var(--signal)" strokeWidth="3" strokeLinejoin="round" />
    </svg>
  );
}
