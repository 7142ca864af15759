/** A fingerprint, and eight words beside it, of which one matches. */
export default function HashDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path
        d="M18 62c-5-26 8-46 25-46s29 18 25 44M28 74c-8-28-2-46 15-46s18 22 14 46M38 80c-7-22-5-40 5-40s8 22 3 42"
        fill="none"
        stroke="var(--info)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M88 16h40M88 27h34M88 49h42M88 60h30M88 71h38M88 82h34" stroke="var(--line-strong)" strokeWidth="5" />
      <path d="M82 32h64v12H82z" fill="var(--success-wash)" stroke="var(--success)" strokeWidth="2" />
      <path d="M88 38h36m6 0 4 3 7-7" fill="none" stroke="var(--success)" strokeWidth="4" />
    </svg>
  );
}
