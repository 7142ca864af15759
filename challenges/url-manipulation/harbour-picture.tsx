/** The picture of the home page: a quay, a crane, a ship. */
export function HarbourPicture() {
  return (
    <svg viewBox="0 0 640 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <rect width="640" height="150" fill="#c9dfea" />
      <path d="M0 118h640v32H0z" fill="#2f6c8c" />
      <path d="M250 96h300l-22 34H276z" fill="#17223b" />
      <path d="M498 58h30v38h-30z" fill="#f7f5f0" />
      <path d="M286 72h38v24h-38zM366 72h38v24h-38zM326 48h38v24h-38z" fill="#b5400f" />
      <path d="M326 72h38v24h-38zM406 72h38v24h-38zM366 48h38v24h-38z" fill="#f5b841" />
      <path d="M446 72h38v24h-38zM286 48h38v24h-38z" fill="#1f7a54" />
      <path d="M0 122h196v28H0z" fill="#857e6e" />
      <path d="M92 122V34h10v88zm56 0V34h10v88zM60 34V24h300v10zM120 24V8h8v16zM102 70h46v6h-46z" fill="#8b3a1b" />
      <path d="M310 34h3v14h-3z" fill="#17223b" />
    </svg>
  );
}
