/** A screen to which a stranger asks for access, and a telephone for calling back. */
export default function MalikDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M0 82h160v14H0z" fill="var(--surface-sunken)" />
      <path d="M16 10h84v54H16zM51 64h14v12h10v6H41v-6h10z" fill="var(--night)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M24 20h30m-30 9h42m-42 9h24m-24 9h36" stroke="var(--on-night-soft)" strokeWidth="3" />
      <path d="M70 28h46v24H92l-10 9v-9H70z" fill="var(--signal)" />
      <path d="M84 36c0-6 9-6 9 0 0 4-4 4-4 7m0 4v1" fill="none" stroke="var(--on-signal)" strokeWidth="3" />
      <path d="M100 82q2-18 10-20h28q8 2 10 20z" fill="var(--info)" />
      <path d="M98 62q26-14 52 0v9h-13l-3-8q-10-4-20 0l-3 8H98z" fill="var(--ink)" />
      <path d="M116 70h16m-16 6h16" stroke="var(--surface)" strokeWidth="3" />
    </svg>
  );
}
