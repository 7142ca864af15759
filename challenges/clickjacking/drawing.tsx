/** A dashed page above a poster with a sail; the pointer stops at the dashed page. */
export default function ClickjackingDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M14 22h100v66H14z" fill="var(--beam)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M60 30v28H36zm4 4v24h18z" fill="var(--surface)" stroke="var(--night)" strokeWidth="1.500" />
      <path d="M32 61h56l-8 7H40z" fill="var(--night)" />
      <path d="M28 73h72v11H28z" fill="var(--danger)" />
      <path
        d="M36 8h110v66H36z"
        fill="var(--info-wash)"
        fillOpacity="0.55"
        stroke="var(--info)"
        strokeWidth="3"
        strokeDasharray="7 5"
      />
      <path d="M88 50h48v14H88z" fill="var(--surface)" stroke="var(--danger)" strokeWidth="3" />
      <path d="M46 20h60M46 29h40" stroke="var(--info)" strokeWidth="4" />
      <path
        d="M114 56v32l8-7 6 12 6-3-6-12h11z"
        fill="var(--text)"
        stroke="var(--surface)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
