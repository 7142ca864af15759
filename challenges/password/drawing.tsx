/** The leaked password struck out, and a new key under the lock of the four rules. */
export default function PasswordDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M12 12h136v72H12z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M20 20h120v16H20z" fill="var(--danger-wash)" />
      <path
        d="M28 28h.1m10 0h.1m10 0h.1m10 0h.1m10 0h.1m10 0h.1m10 0h.1m10 0h.1"
        stroke="var(--danger)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M22 32 106 24" stroke="var(--danger)" strokeWidth="3" />
      <path d="M20 44h84v16H20z" fill="var(--surface)" stroke="var(--info)" strokeWidth="2" />
      <path d="M27 52h14m5 0h18m5 0h12m5 0h10" stroke="var(--text)" strokeWidth="4" />
      <path d="M20 70h18m4 0h18m4 0h18m4 0h18" stroke="var(--success)" strokeWidth="6" />
      <circle cx="124" cy="49" r="9" fill="none" stroke="var(--signal)" strokeWidth="5" />
      <path d="M124 58v18m0-2h8m-8-7h6" stroke="var(--signal)" strokeWidth="5" />
    </svg>
  );
}
