/** A telephone's four switches: the camera's is on, the other three are off. */
export default function PermissionsDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <rect x="46" y="4" width="68" height="88" rx="10" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="3" />
      <path d="M72 10h16" stroke="var(--line-strong)" strokeWidth="3" strokeLinecap="round" />
      <path d="M56 24h9l3-4h8l3 4h1v12H56z" fill="var(--success)" />
      <circle cx="69" cy="29" r="4" fill="var(--surface)" />
      <path d="M58 48h20M58 64h16M58 80h22" stroke="var(--text-soft)" strokeWidth="4" strokeLinecap="round" />
      <path d="M93 28h8" stroke="var(--success)" strokeWidth="11" strokeLinecap="round" />
      <path d="M93 48h8M93 64h8M93 80h8" stroke="var(--line-strong)" strokeWidth="11" strokeLinecap="round" />
      <path d="M101 28h.1M93 48h.1M93 64h.1M93 80h.1" stroke="var(--surface)" strokeWidth="8" strokeLinecap="round" />
      <path
        d="M23 76s-11-13-11-21a11 11 0 0 1 22 0c0 8-11 21-11 21zm0-24v.1"
        fill="none"
        stroke="var(--danger)"
        strokeWidth="3"
      />
      <path d="M128 34h22v16h-14l-5 6v-6h-3z" fill="none" stroke="var(--danger)" strokeWidth="3" strokeLinejoin="round" />
    </svg>
  );
}
