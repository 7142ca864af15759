/** A paper on a screen, half behind a mug, under a magnifying glass. */
export default function OsintIntranetDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M0 82h160v14H0z" fill="var(--surface-sunken)" />
      <path d="M20 10h86v56H20zM56 66h14v10h12v6H44v-6h12z" fill="var(--night)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M28 20h22m-22 8h34m-26 8h24m-32 8h18" stroke="var(--on-night-soft)" strokeWidth="3" />
      <path d="M84 36h38v30H84z" fill="var(--beam)" />
      <path d="M90 43h24m-24 7h18m-18 7h20" stroke="#10182b" strokeWidth="3" />
      <path d="M84 60h30v22H84z" fill="var(--info)" />
      <path d="M84 66q-11-1-10 6t10 6" fill="none" stroke="var(--info)" strokeWidth="4" />
      <circle cx="110" cy="44" r="24" fill="none" stroke="var(--signal)" strokeWidth="5" />
      <path d="m128 61 20 21" stroke="var(--signal)" strokeWidth="8" strokeLinecap="round" />
    </svg>
  );
}
