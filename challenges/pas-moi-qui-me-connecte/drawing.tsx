/** A telephone under the moon that asks for an approval; further requests wait behind it. */
export default function NightRequestDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M22 14a16 16 0 1 0 18 22 13 13 0 0 1-18-22z" fill="var(--beam)" />
      <path d="M18 62v.1M40 76v.1M132 20v.1M146 44v.1" stroke="var(--line-strong)" strokeWidth="4" strokeLinecap="round" />
      <rect x="54" y="4" width="54" height="88" rx="10" fill="var(--night)" stroke="var(--line-strong)" strokeWidth="3" />
      <path d="M60 16h42v60H60z" fill="var(--surface)" />
      <path d="M66 26h24M66 34h16" stroke="var(--text-soft)" strokeWidth="4" strokeLinecap="round" />
      <path d="M66 46h30v8H66z" fill="var(--success)" />
      <path d="M66 60h30v8H66z" fill="var(--danger)" />
      <path
        d="M116 66l14-5v12l-14 5zM130 61l8-6v26l-8-8zM120 78l3 10h5l-3-12"
        fill="var(--signal)"
        stroke="var(--signal)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M144 62l8-4M145 69h9M144 76l8 4" stroke="var(--signal)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
