/** A site map: three linked pages, and one that is not linked. */
export default function UrlManipulationDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M80 28v12M30 54V40h50m-8 0v14" fill="none" stroke="var(--line-strong)" strokeWidth="3" />
      <path d="M54 8h52v20H54z" fill="var(--night)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M62 18h36" stroke="var(--beam)" strokeWidth="5" />
      <path d="M16 54h28v34H16zm42 0h28v34H58z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M22 62h16M22 70h16M22 78h10m32-16h16m-16 8h16m-16 8h10" stroke="var(--line-strong)" strokeWidth="4" />
      <path d="M106 50h40v40h-40z" fill="var(--danger-wash)" stroke="var(--danger)" strokeWidth="3" strokeDasharray="6 4" />
      <path d="M114 70q12-14 24 0-12 14-24 0z" fill="none" stroke="var(--danger)" strokeWidth="3" />
      <circle cx="126" cy="70" r="4" fill="var(--danger)" />
    </svg>
  );
}
