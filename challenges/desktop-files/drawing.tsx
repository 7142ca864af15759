/** An unlocked desktop: files, one of them torn in two, and the moon. */
export default function DesktopFilesDrawing() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M16 8h128v66H16zM68 74h24v10h14v6H54v-6h14z" fill="var(--night)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M16 66h128v8H16z" fill="var(--night-deep)" />
      <path d="M26 18h14l6 6v16H26zM26 48h8l3 3h13v12H26z" fill="var(--beam)" />
      <path d="M66 22h18l-6 8 7 7-7 8 6 9H66z" fill="var(--on-night)" />
      <path d="M92 22h12l8 8v24H92l-6-9 7-8-7-7z" fill="var(--on-night)" />
      <path d="M70 32h6m-6 8h9m-9 8h6m23-16h6m-9 8h10m-12 8h12" stroke="#4b5565" strokeWidth="3" />
      <path d="M126 16a9 9 0 1 0 8 15 11 11 0 0 1-8-15z" fill="var(--beam)" />
    </svg>
  );
}
