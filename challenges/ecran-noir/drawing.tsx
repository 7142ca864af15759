/** A black screen with a note, under the tide: its network plug is pulled, its power light still on. */
export default function EcranNoirDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M22 10h86v56H22z" fill="var(--night-deep)" stroke="var(--line-strong)" strokeWidth="3" />
      <path d="M57 67h16v12H57zM44 78h42v5H44z" fill="var(--line-strong)" />
      <path d="M30 20h22M30 29h16M30 38h20M30 47h14" stroke="var(--on-night-soft)" strokeWidth="3" />
      <path d="M56 22h44v32H56z" fill="var(--signal)" />
      <path d="M62 34q4-6 8 0t8 0 8 0 8 0M62 44q4-6 8 0t8 0 8 0 8 0" fill="none" stroke="var(--on-signal)" strokeWidth="3" />
      <circle cx="101" cy="61" r="2.500" fill="var(--success)" />
      <path d="M108 52q16 0 16 16v4" fill="none" stroke="var(--beam)" strokeWidth="4" />
      <path d="M118 72h12v12h-12z" fill="var(--beam)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M134 40h18v18h-18z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="3" />
      <path d="M139 46h8v7h-8z" fill="var(--line-strong)" />
    </svg>
  );
}
