/** A message of the feed between two tag brackets; its text appears on other screens. */
export default function XssDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M12 14h88v46H44l-16 16V60H12z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="2" />
      <path
        d="M36 26 24 37l12 11m40-22 12 11-12 11M62 23 50 51"
        fill="none"
        stroke="var(--danger)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M112 10h36v22h-36zm0 29h36v22h-36zm0 29h36v22h-36z"
        fill="var(--night)"
        stroke="var(--line-strong)"
        strokeWidth="2"
      />
      <path d="M119 15h22v12h-22zm0 29h22v12h-22zm0 29h22v12h-22z" fill="var(--signal)" />
    </svg>
  );
}
