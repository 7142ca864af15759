/** A cabinet of closed drawers, and an open one with a sheet in it. */
export default function DirectoryBruteforceDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M30 8h100v82H30z" fill="var(--night)" stroke="var(--line-strong)" strokeWidth="2" />
      <path
        d="M36 14h42v20H36zm46 0h42v20H82zM36 39h42v20H36zm0 25h42v20H36zm46 0h42v20H82z"
        fill="var(--surface-sunken)"
        stroke="var(--line-strong)"
      />
      <path d="M50 24h14m32 0h14M50 49h14M50 74h14m32 0h14" stroke="var(--text-soft)" strokeWidth="4" strokeLinecap="round" />
      <path d="M82 39h42v20H82z" fill="var(--night-deep)" />
      <path d="M92 29h26v22H92z" fill="var(--surface)" stroke="var(--line-strong)" />
      <path d="M96 35h18m-18 6h12" stroke="var(--text-soft)" strokeWidth="2" />
      <path d="M80 46h50l-5 18H76z" fill="var(--beam)" />
      <path d="M95 55h16" stroke="var(--night-deep)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
