/**
 * The transparent page and the contest, drawn apart; the pointer stops at the transparent page. Decoration: the list beside it says the
 * same.
 */
export function Exploded() {
  return (
    <svg viewBox="0 0 320 254" aria-hidden="true" focusable="false">
      <path d="M20 190 160 130l140 60-140 60z" fill="var(--beam)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="m160 142 22 9.400-22 9.400-22-9.400z" fill="var(--surface)" />
      <path d="m120 204 50-21.400 44 18.800-50 21.400z" fill="var(--danger)" />
      <path d="M120 98v106M170 77v106M214 95v106M164 117v106" stroke="var(--danger)" strokeWidth="2" strokeDasharray="3 5" />
      <path
        d="M20 84 160 24l140 60-140 60z"
        fill="var(--info-wash)"
        fillOpacity="0.75"
        stroke="var(--info)"
        strokeWidth="2.500"
        strokeDasharray="8 5"
      />
      <path d="m120 98 50-21.400 44 18.800-50 21.400z" fill="var(--surface)" stroke="var(--danger)" strokeWidth="3" />
      <path d="m72 84 32-13.700 24 10.300-32 13.700z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="2" />
      <path
        d="M161 2h14v56h12l-19 27-19-27h12z"
        fill="var(--text)"
        stroke="var(--surface)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </svg>
  );
}
