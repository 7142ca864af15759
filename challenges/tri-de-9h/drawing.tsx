/** A pile on a desk: a letter with a QR code, a telephone, a mail; one of them has a flag. */
export default function MorningPileDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M4 82h152" stroke="var(--line-strong)" strokeWidth="4" strokeLinecap="round" />
      <path d="M18 24h46v58H18z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="3" />
      <path d="M26 34h10v10H26zM44 34h10v10H44zM26 52h10v10H26z" fill="none" stroke="var(--text)" strokeWidth="4" />
      <path d="M45 53h4v4h-4zM51 59h4v4h-4zM45 65h4v4h-4z" fill="var(--text)" />
      <rect x="74" y="32" width="28" height="50" rx="6" fill="var(--night)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M80 44h16M80 52h10" stroke="var(--beam)" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M110 50h38v32h-38zl19 17 19-17"
        fill="var(--surface)"
        stroke="var(--line-strong)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M129 46V14h18l-5 7 5 7h-18" fill="var(--signal)" stroke="var(--signal)" strokeWidth="3" strokeLinejoin="round" />
    </svg>
  );
}
