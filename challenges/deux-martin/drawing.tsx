/** Two pigeonholes with the same name, and a letter between them. */
export default function MartinDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M0 84h160v12H0z" fill="var(--surface-sunken)" />
      <path d="M14 12h132v72H14z" fill="var(--night)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M24 22h50v38H24zM86 22h50v38H86z" fill="var(--night-deep)" />
      <path d="M28 66h42v11H28zM90 66h42v11H90z" fill="var(--beam)" />
      <path d="M34 71.5h30M96 71.5h30" stroke="#10182b" strokeWidth="3" />
      <path d="M52 26h56v36H52z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="m52 26 28 20 28-20" fill="none" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M66 56H58m36 0h8" stroke="var(--signal)" strokeWidth="4" />
      <circle cx="80" cy="47" r="6" fill="var(--signal)" />
    </svg>
  );
}
