/** A paper with two struck lines, a marker, and a speech bubble that waits. */
export default function ColleDansLIaDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M18 6h70v84H18z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="3" />
      <path d="M28 20h50M28 34h18m26 0h6M28 62h32m12 0h8M28 76h44" stroke="var(--text-soft)" strokeWidth="4" />
      <path d="M50 34h18M28 48h44M62 62h8" stroke="var(--ink)" strokeWidth="10" />
      <path d="m70 50 9-7 34 30-8 9z" fill="var(--signal)" />
      <path d="m70 50 9-7-12-2z" fill="var(--line-strong)" />
      <path d="M100 10h50v32h-28l-12 10V42h-10z" fill="var(--night)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M113 26h.1M125 26h.1M137 26h.1" stroke="var(--beam)" strokeWidth="7" strokeLinecap="round" />
    </svg>
  );
}
