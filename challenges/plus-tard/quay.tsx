/** The wallpaper of every computer at Brévelle: the quay early in the morning. */
export function Quay() {
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <path d="M0 0h320v200H0z" fill="#22406b" />
      <path d="M0 90h320v60H0z" fill="#4d7096" />
      <path d="M0 122h320v30H0z" fill="#e0a36c" />
      <circle cx="84" cy="124" r="20" fill="#f8dca4" />
      <path d="M0 146h320v54H0z" fill="#1d4766" />
      <path d="M64 152h40M56 162h54M70 172h30M62 182h44" stroke="#f8dca4" strokeWidth="3" strokeLinecap="round" opacity="0.7" />
      <path d="M210 60h6v92h-6zM250 60h6v92h-6zM180 56h110v6H180zM230 32h5v26h-5zM210 96h46v5h-46z" fill="#132340" />
      <path d="M232 34 284 58M232 34l-48 24" stroke="#132340" strokeWidth="2" />
      <path d="M150 146h170v14H150z" fill="#132340" />
      <path d="M164 132h28v14h-28zM194 132h28v14h-28z" fill="#9c4a2a" />
      <path d="M268 132h28v14h-28z" fill="#2c6b5b" />
    </svg>
  );
}
