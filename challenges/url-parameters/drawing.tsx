/** An address with its three values, and a lamp for each of them. */
export default function UrlParametersDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M8 10h144v76H8z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M8 10h144v20H8z" fill="var(--night)" />
      <path d="M16 15h128v10H16z" fill="var(--surface)" />
      <path d="M20 20h26" stroke="var(--line-strong)" strokeWidth="4" />
      <path d="M54 20h22m8 0h22m8 0h22" stroke="var(--signal)" strokeWidth="5" />
      <path d="M65 25v17m30-17v17m30-17v17" stroke="var(--signal)" strokeWidth="2.5" />
      <path
        d="M52 42h26v20H52zm30 0h26v20H82zm30 0h26v20h-26z"
        fill="var(--success-wash)"
        stroke="var(--success)"
        strokeWidth="2"
      />
      <path d="m59 52 4 5 8-10m18 5 4 5 8-10m18 5 4 5 8-10" fill="none" stroke="var(--success)" strokeWidth="3" />
      <path d="M20 44h20M20 52h14M20 60h18" stroke="var(--line-strong)" strokeWidth="4" />
      <path d="M20 70h124v8H20z" fill="var(--beam)" />
    </svg>
  );
}
