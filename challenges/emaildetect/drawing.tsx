/** A mail with its sender's address underlined, beside a list of signs to tick. */
export default function EmailDetectDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M10 12h104v74H10z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M10 12h104v10H10z" fill="var(--night)" />
      <circle cx="26" cy="37" r="8" fill="var(--info)" />
      <path d="M40 33h28M20 54h84M20 62h62" stroke="var(--text-soft)" strokeWidth="3" />
      <path d="M40 41h46" stroke="var(--danger)" strokeWidth="3" />
      <path d="m40 46 4-2 4 2 4-2 4 2 4-2 4 2 4-2 4 2 4-2 4 2 4-2" fill="none" stroke="var(--danger)" strokeWidth="1.500" />
      <path d="M20 70h40v9H20z" fill="var(--signal)" />
      <path
        d="M102 34h48v54h-48z"
        fill="var(--surface-sunken)"
        stroke="var(--line-strong)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="m108 44 3 3 6-6m-9 15 3 3 6-6m-9 15 3 3 6-6" fill="none" stroke="var(--success)" strokeWidth="3" />
      <path d="M109 76h7v7h-7z" fill="none" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M122 44h22M122 56h18M122 68h22M122 80h14" stroke="var(--text-soft)" strokeWidth="3" />
    </svg>
  );
}
