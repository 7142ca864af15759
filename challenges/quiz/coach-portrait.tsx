/** Portrait of Fatou Diarra. */
export function CoachPortrait() {
  return (
    <svg viewBox="0 0 64 64" width="56" height="56" aria-hidden="true" focusable="false">
      <circle cx="32" cy="32" r="32" fill="#f5b841" />
      <path d="M8 53a26 26 0 0 1 48 0A32 32 0 0 1 8 53z" fill="#17223b" />
      <path d="M25 38h14v9q-7 6-14 0z" fill="#6d412b" />
      <ellipse cx="32" cy="29" rx="12" ry="14" fill="#84523a" />
      <path d="M19 27q-3-17 13-17t13 17q-4-9-13-9t-13 9z" fill="#1a1210" />
      <circle cx="32" cy="10" r="6" fill="#1a1210" />
      <g fill="none" stroke="#1a1210" strokeWidth="1.6" strokeLinecap="round">
        <circle cx="27" cy="29" r="3.6" />
        <circle cx="37" cy="29" r="3.6" />
        <path d="M30.6 29h2.8M28 37q4 3 8 0" />
      </g>
    </svg>
  );
}
