/** The profile's cover picture, behind Solène's portrait: the port at dusk. */
export function Cover() {
  return (
    <svg viewBox="0 0 800 200" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <defs>
        <linearGradient id="cover-dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2b3f6b" />
          <stop offset="0.55" stopColor="#c8678a" />
          <stop offset="1" stopColor="#f7b267" />
        </linearGradient>
      </defs>
      {/* Wider than the viewBox, so that a low, wide window shows more sky and sea on both sides. */}
      <path d="M-2000 0h4800v150h-4800z" fill="url(#cover-dusk)" />
      <circle cx="560" cy="128" r="34" fill="#ffe3a1" />
      <path d="M0 140q90-30 190-14t180 2 150 12H0z" fill="#4a3a62" />
      <path d="M-2000 140h4800v60h-4800z" fill="#33456f" />
      <path d="M510 150h100M496 160h130M520 172h80M540 184h46" stroke="#ffd98c" strokeWidth="3" opacity="0.75" />
      <g fill="none" stroke="#1a2440" strokeWidth="6">
        <path d="M90 140V46M130 140V46M60 62h170M110 62V24l90 38M90 100h40" />
        <path d="M290 140V58M326 140V58M264 72h150M308 72V40l80 32M290 106h36" strokeWidth="5" />
      </g>
      <path d="M430 150h250l-16 26H452z" fill="#1a2440" />
      <path d="M460 134h34v16h-34zM530 134h34v16h-34zM496 118h34v16h-34z" fill="#b5400f" />
      <path d="M496 134h33v16h-33zM565 134h34v16h-34z" fill="#1d6b9a" />
      <path d="M620 112h36v38h-36z" fill="#f2efe8" />
      <path d="M626 120h24v6h-24z" fill="#33456f" />
    </svg>
  );
}
