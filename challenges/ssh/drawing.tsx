/** A terminal, the tree of folders, and a key at the end of a branch. */
export default function SshDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M12 10h136v76H12z" fill="var(--night-deep)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M13 11h134v12H13z" fill="var(--night)" />
      <path d="M19 17h.1m8 0h.1m8 0h.1" stroke="var(--on-night-soft)" strokeWidth="5" strokeLinecap="round" />
      <path d="m22 33 7 6-7 6m12 1h10" fill="none" stroke="var(--beam)" strokeWidth="4" strokeLinecap="round" />
      <path d="M60 32v42M60 38h12m-12 18h12m-12 18h12" fill="none" stroke="var(--on-night-soft)" strokeWidth="2" />
      <path d="M76 32h11l3 3h16v10H76zm0 18h11l3 3h16v10H76z" fill="var(--on-night-soft)" />
      <path d="M76 68h11l3 3h16v10H76z" fill="var(--beam)" />
      <circle cx="117" cy="75" r="6" fill="none" stroke="var(--beam)" strokeWidth="3" />
      <path d="M123 75h17v6m-7-6v5" fill="none" stroke="var(--beam)" strokeWidth="3" />
    </svg>
  );
}
