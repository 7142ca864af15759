/** A cake with candles, and a cat beside it. */
export default function OsintDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M0 78h160v18H0z" fill="var(--surface-sunken)" />
      <path d="M22 80q-5-24 8-36V26l10 8h14l10-8v18q13 12 8 36z" fill="var(--signal)" />
      <path
        d="M38 46v5m18-5v5M43 57l4 3 4-3M34 58l-14-3m14 6-13 4m39-7 14-3m-14 6 13 4"
        stroke="var(--surface)"
        strokeWidth="2.500"
        fill="none"
      />
      <path d="M84 54h62v26H84z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="2" />
      <path
        d="M84 54h62v9q-5 8-10 0-5 8-10 0-5 8-11 0-5 8-11 0-5 8-10 0-5 8-10 0z"
        fill="var(--signal-wash)"
        stroke="var(--line-strong)"
        strokeWidth="2"
      />
      <path d="M95 54V36m13 18V36m13 18V36m13 18V36" stroke="var(--info)" strokeWidth="5" />
      <path
        d="M95 32q5-7 0-12-5 5 0 12m13 0q5-7 0-12-5 5 0 12m13 0q5-7 0-12-5 5 0 12m13 0q5-7 0-12-5 5 0 12"
        fill="var(--beam)"
      />
    </svg>
  );
}
