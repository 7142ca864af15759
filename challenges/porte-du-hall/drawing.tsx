/** A glass door ajar, somebody with boxes in front of it, and a decisive badge. */
export default function HallDoorDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M0 84h160v12H0z" fill="var(--surface-sunken)" />
      <path d="M18 10h62v74H18z" fill="var(--info-wash)" stroke="var(--line-strong)" strokeWidth="4" />
      <path d="M49 10v74M42 46v10M56 46v10" stroke="var(--line-strong)" strokeWidth="4" />
      <circle cx="98" cy="24" r="10" fill="var(--night)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M82 84V54q0-16 16-16t16 16v30z" fill="var(--night)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M78 60h40v24H78z" fill="var(--beam)" />
      <path d="M84 42h28v18H84z" fill="var(--signal)" />
      <path d="M98 42v18M98 60v24" stroke="var(--surface)" strokeWidth="3" />
      <path d="M136 16v18" stroke="var(--success)" strokeWidth="3" />
      <rect x="124" y="32" width="24" height="34" rx="4" fill="var(--surface)" stroke="var(--success)" strokeWidth="3" />
      <path d="m130 50 5 5 8-10" fill="none" stroke="var(--success)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
