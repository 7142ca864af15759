/** A cipher wheel, turned by a few letters, over a page of the logbook. */
export default function CaesarDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M84 14h62v68H84z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M104 30h34M104 42h30M104 54h34M104 66h18" stroke="var(--info)" strokeWidth="4" />
      <circle cx="54" cy="48" r="38" fill="var(--night)" stroke="var(--line-strong)" strokeWidth="2" />
      <circle cx="54" cy="48" r="31" fill="none" stroke="var(--on-night)" strokeWidth="8" strokeDasharray="3 6.740" />
      <circle cx="54" cy="48" r="23" fill="var(--beam)" />
      <circle cx="54" cy="48" r="18" fill="none" stroke="var(--night-deep)" strokeWidth="6" strokeDasharray="3 5.700" />
      <path d="M54 48 75 22" stroke="var(--signal)" strokeWidth="6" strokeLinecap="round" />
      <circle cx="54" cy="48" r="6" fill="var(--night-deep)" />
    </svg>
  );
}
