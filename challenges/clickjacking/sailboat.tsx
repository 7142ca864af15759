/** The sailing boat on the contest's poster. */
export function Sailboat() {
  return (
    <svg viewBox="0 0 320 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <rect width="320" height="120" fill="#8fd0ee" />
      <circle cx="262" cy="34" r="17" fill="#ffd772" />
      <path d="M150 14v66H98z" fill="#fff" />
      <path d="M156 22v58h44z" fill="#f4e4d0" />
      <path d="M90 86h124l-18 18h-88z" fill="#8b2f1b" />
      <path d="M152 10h3v76h-3z" fill="#5d3a24" />
      <path d="M0 98q20-9 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0v24H0z" fill="#1d6b9a" />
      <path d="M0 108q20-7 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0v14H0z" fill="#124f78" />
    </svg>
  );
}
