/** The picture vacances.jpg, as a drawing. */
export function HolidayPicture() {
  return (
    <svg
      viewBox="0 0 480 300"
      role="img"
      aria-label="Photo de vacances : une plage en fin d’après-midi, un parasol rayé, une serviette, un cerf-volant, un phare au loin."
    >
      <defs>
        <linearGradient id="holiday-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#7fbfe0" />
          <stop offset="1" stopColor="#fbe7c3" />
        </linearGradient>
        <linearGradient id="holiday-sea" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2b7a9e" />
          <stop offset="1" stopColor="#63b3c4" />
        </linearGradient>
      </defs>
      <path d="M0 0h480v170H0z" fill="url(#holiday-sky)" />
      <circle cx="372" cy="84" r="26" fill="#fff3c9" />
      <g fill="#ffffff" opacity="0.8">
        <ellipse cx="110" cy="50" rx="46" ry="11" />
        <ellipse cx="140" cy="42" rx="30" ry="11" />
        <ellipse cx="300" cy="34" rx="38" ry="8" />
      </g>
      <path d="M0 150h480v70H0z" fill="url(#holiday-sea)" />
      <path
        d="M20 168h70M130 178h90M270 166h60M360 180h90M60 192h50M220 196h110"
        stroke="#ffffff"
        strokeOpacity="0.45"
        strokeWidth="2"
      />
      <path d="M388 152q30-20 92-18v18z" fill="#4c6b58" />
      <path d="M424 138l4-58h14l4 58z" fill="#f7f5f0" />
      <path d="M427 100h16l1 12h-18zM425.5 122h19l1 10h-21z" fill="#b5400f" />
      <path d="M429 70h12v10h-12zM427 70l8-8 8 8z" fill="#17223b" />
      <path d="M0 214q120-22 250-6t230-8v100H0z" fill="#ecd9a6" />
      <path d="M0 214q120-22 250-6t230-8v9q-110 22-230 8T0 223z" fill="#ffffff" opacity="0.7" />
      <path d="M0 262q150-20 300 4t180-6v40H0z" fill="#e0c88c" />
      <path d="M148 262l84-18 62 22-86 24z" fill="#1d5fa8" />
      <path d="M164 265l84-18M186 273l84-18" stroke="#f7f5f0" strokeWidth="5" />
      <path d="M128 146l22 132" stroke="#6b4a2b" strokeWidth="6" strokeLinecap="round" />
      <path d="M30 172q36-68 98-68t120 40q-36-14-62 2-26-12-56 8-30-14-100 18z" fill="#b5400f" />
      <path d="M128 104q-50 4-56 52 26-8 58-2zM128 104q44 2 58 42 26-16 62-2-48-40-120-40z" fill="#f7f5f0" />
      <path d="M306 108l16-26 22 14-10 30z" fill="#f5b841" />
      <path d="M306 108l38-12-10 30z" fill="#b42318" />
      <path d="M334 126q-20 40-8 80t-30 44" fill="none" stroke="#17223b" strokeWidth="1.5" />
      <path d="M352 244h34l-5 30h-24z" fill="#b42318" />
      <path d="M354 244q15-26 30 0" fill="none" stroke="#17223b" strokeWidth="2.5" />
      <path d="M400 276q14-26 28 0zM420 278q9-18 20 0z" fill="#cdb06c" />
    </svg>
  );
}
