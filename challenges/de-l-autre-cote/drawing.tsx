/** Two hands of cards across a table, and a lit push button. */
export default function OtherSideDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M0 76h160v20H0z" fill="var(--surface-sunken)" />
      <g stroke="var(--line-strong)" strokeWidth="3">
        <path d="m14 30 24-10 18 44-24 10z" fill="var(--surface)" />
        <path d="m34 20 26 1-2 47-26-1z" fill="var(--surface)" />
        <path d="m52 18 25 8-15 45-25-8z" fill="var(--night)" />
      </g>
      <path d="m55 34 8 11-11 7-3-12z" fill="var(--beam)" />
      <path d="M94 76h52v-8q0-6-6-6h-40q-6 0-6 6z" fill="var(--night)" stroke="var(--line-strong)" strokeWidth="3" />
      <path d="M103 62V52q0-6 6-6h22q6 0 6 6v10z" fill="var(--signal)" />
      <path d="M120 10v20m-8-8 8 9 8-9" fill="none" stroke="var(--signal)" strokeWidth="4" strokeLinecap="round" />
      <path d="M98 40l-7-6M142 40l7-6" stroke="var(--signal)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
