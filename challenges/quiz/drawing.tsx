/** A question on the big screen, three answers, and ten seconds. */
export default function QuizDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M12 12h96v72H12z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M12 12h96v16H12z" fill="var(--night)" />
      <path d="M20 20h52" stroke="var(--on-night-soft)" strokeWidth="4" />
      <path d="M20 34h80v12H20z" fill="var(--surface-sunken)" />
      <path d="M20 50h80v12H20z" fill="var(--success-wash)" stroke="var(--success)" strokeWidth="2" />
      <path d="M20 66h80v12H20z" fill="var(--surface-sunken)" />
      <path d="M22 36h8v8h-8zm0 16h8v8h-8zm0 16h8v8h-8z" fill="var(--night)" />
      <path d="M36 40h44M36 56h52M36 72h36" stroke="var(--text-soft)" strokeWidth="3" />
      <path d="M120 19h8v6h-8z" fill="var(--text-soft)" />
      <circle cx="124" cy="46" r="22" fill="var(--surface)" stroke="var(--text-soft)" strokeWidth="3" />
      <path d="M124 46V28a18 18 0 0 1 17 12z" fill="var(--signal)" />
      <path d="M124 46V31m0 15 12-4" stroke="var(--text)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
