/** Solène's race bib, and a medal. The bib's number is not the one in the password. */
export function RacePhoto({ alt }: { readonly alt: string }) {
  return (
    <svg viewBox="0 0 480 300" role="img" aria-label={alt}>
      <path d="M0 0h480v300H0z" fill="#b9cfd8" />
      <path d="M70 300L92 80q50-34 90-44 58 34 116 0 40 10 90 44l22 220z" fill="#d9603b" />
      <path d="M182 36q58 34 116 0l-12-5q-46 24-92 0z" fill="#8b2f1b" />
      <path d="M92 80l-12 120M388 80l12 120" stroke="#8b2f1b" strokeWidth="3" />
      <path d="M130 110h220v140H130z" fill="#fbfaf5" transform="rotate(-2 240 180)" />
      <g transform="rotate(-2 240 180)" textAnchor="middle" fontWeight="800" fontFamily="var(--font-display)">
        <path d="M130 110h220v36H130z" fill="#17506b" />
        <text x="240" y="134" fontSize="18" fill="#ffffff">
          Les 10 km du port
        </text>
        <text x="240" y="224" fontSize="82" fill="#17223b">
          412
        </text>
        <text x="240" y="242" fontSize="11" fill="#4b5565">
          Port-Brévelle, 28 juin 2026
        </text>
        <g fill="none" stroke="#7b869b" strokeWidth="3">
          <circle cx="140" cy="120" r="4" />
          <circle cx="340" cy="120" r="4" />
          <circle cx="140" cy="240" r="4" />
          <circle cx="340" cy="240" r="4" />
        </g>
      </g>
      <path d="M392 0l18 150 22-150z" fill="#1d5fa8" />
      <path d="M402 0l9 78 11-78z" fill="#f7f5f0" />
      <circle cx="411" cy="180" r="36" fill="#e0a52f" stroke="#a97414" strokeWidth="4" />
      <path d="M411 158v40M397 170h28M393 186q4 16 18 16t18-16" fill="none" stroke="#7d5208" strokeWidth="5" />
    </svg>
  );
}
