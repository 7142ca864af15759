/** The top of the attacked application's screen: three berths seen from the sea at dusk, one of them free. */
export function QuayPicture() {
  return (
    <svg viewBox="0 0 640 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <rect width="640" height="120" fill="#c8d6e0" />
      <circle cx="520" cy="46" r="22" fill="#f5b841" />
      <path d="M0 62h640v18H0z" fill="#8e9aa6" />
      <path d="M40 62V22h96v-8h8v8h40v6h-40v34h-8V28H48v34zM300 62V22h96v-8h8v8h40v6h-40v34h-8V28h-88v34z" fill="#8b3a1b" />
      <path d="M0 80h640v40H0z" fill="#2f6c8c" />
      <path d="M24 74h188l-16 26H42z" fill="#17223b" />
      <path d="M52 58h34v16H52zM124 58h34v16h-34z" fill="#b5400f" />
      <path d="M88 58h34v16H88zM124 41h34v16h-34z" fill="#1f7a54" />
      <path d="M172 44h24v30h-24z" fill="#f7f5f0" />
      <path d="M428 74h188l-18 26H446z" fill="#10182b" />
      <path d="M452 58h34v16h-34zM524 58h34v16h-34z" fill="#1d5fa8" />
      <path d="M488 58h34v16h-34z" fill="#f5b841" />
      <path d="M576 44h24v30h-24z" fill="#f7f5f0" />
      <path
        d="M0 108q16-6 32 0t32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0"
        fill="none"
        stroke="#c8d6e0"
        strokeOpacity=".5"
        strokeWidth="2"
      />
      <g fill="#17223b" fontFamily="ui-monospace, monospace" fontSize="11" fontWeight="700" textAnchor="middle">
        <text x="118" y="76" fill="#f7f5f0" dy="14">
          P1
        </text>
        <text x="320" y="76">
          P2
        </text>
        <text x="522" y="76" fill="#f7f5f0" dy="14">
          P3
        </text>
      </g>
    </svg>
  );
}
