/** The port through the office window. */
export function HarbourPhoto({ alt }: { readonly alt: string }) {
  return (
    <svg viewBox="0 0 480 300" role="img" aria-label={alt}>
      <defs>
        <linearGradient id="harbour-dawn" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#8db8d8" />
          <stop offset="1" stopColor="#fbd9b0" />
        </linearGradient>
      </defs>
      <path d="M0 0h480v190H0z" fill="url(#harbour-dawn)" />
      <circle cx="330" cy="150" r="22" fill="#fff1c4" />
      <path d="M0 160q70-26 150-10t130 8h200v40H0z" fill="#7f97a6" />
      <path d="M0 176h480v70H0z" fill="#4f86a3" />
      <path d="M280 190h100M296 200h70M60 206h80M180 222h120" stroke="#fbe7c3" strokeWidth="3" opacity="0.6" />
      <g fill="none" stroke="#d2622a" strokeWidth="6">
        <path d="M70 214V84M104 214V84M40 98h150M88 98V60l74 38M70 150h34" />
        <path d="M216 206V104M244 206V104M192 116h116M230 116V86l56 30M216 156h28" strokeWidth="5" />
      </g>
      <path d="M128 194h240l-18 34H150z" fill="#17223b" />
      <path d="M150 176h34v18h-34zM220 176h34v18h-34zM185 158h34v18h-34z" fill="#b42318" />
      <path d="M185 176h34v18h-34zM255 176h34v18h-34zM220 158h34v18h-34z" fill="#1f7a54" />
      <path d="M310 150h36v44h-36z" fill="#f7f5f0" />
      <path d="M0 246h480v54H0z" fill="#ece5d6" />
      <path d="M0 246h480v8H0z" fill="#cfc5b0" />
      <path d="M0 0h14v246H0zM466 0h14v246h-14zM234 0h12v246h-12zM0 0h480v12H0z" fill="#f7f2e6" />
      <path d="M70 238h44v34q0 10-10 10H80q-10 0-10-10z" fill="#17506b" />
      <path d="M114 246q18-2 16 10t-16 12" fill="none" stroke="#17506b" strokeWidth="6" />
      <path d="M82 230q-6-8 2-14t0-14M98 230q-6-8 2-14t0-14" fill="none" stroke="#ffffff" strokeWidth="2.5" opacity="0.8" />
      <path d="M380 252h48l-6 34h-36z" fill="#b5653a" />
      <path d="M392 252v-34q0-14 12-14t12 14v34zM416 236q16 0 14-18" fill="#3f7d4e" stroke="#2c5c39" strokeWidth="2" />
    </svg>
  );
}
