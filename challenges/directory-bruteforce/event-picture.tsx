/** The picture on the home page of the event's site: bunting, a stage, boats, and nobody left. */
export function EventPicture() {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0h320v180H0z" fill="#1d3a5f" />
      <path d="M0 70h320v40H0z" fill="#c96a4a" opacity="0.5" />
      <circle cx="236" cy="96" r="22" fill="#f5b841" />
      <path d="M0 104h320v76H0z" fill="#16304f" />
      <path d="M206 112h60M216 122h40M224 132h24" stroke="#f5b841" strokeWidth="3" opacity="0.7" />
      <path d="M0 20q80 44 160 0t160 0" fill="none" stroke="#f7f5f0" strokeWidth="2" />
      <g fill="#f5b841">
        <path d="m24 32 16 7-11 13zM96 40l17-5-4 17zM216 4l16 9-14 11z" />
      </g>
      <g fill="#ff9466">
        <path d="m56 42 17 1-8 15zM132 34l14-9 3 18zM276 38l17-5-4 17z" />
      </g>
      <path d="m182 12 14-3 1 17zM248 22l15 9-14 9z" fill="#6bd6a5" />
      <g>
        <path d="M20 112h90v30H20z" fill="#0c1324" />
        <path d="M14 112h102l-12-22H26z" fill="#b5400f" />
        <path d="M34 90h16l-4 22H28zM66 90h14l4 22H62z" fill="#f7f5f0" />
        <path d="M30 122h70v4H30z" fill="#7b869b" />
      </g>
      <path d="M132 142h62l-9 14h-44z" fill="#7d2b15" />
      <path d="M160 138V84l28 50z" fill="#f7f5f0" />
      <path d="M0 156h320v24H0z" fill="#0c1324" />
      <path d="M20 164h28M70 170h40M150 164h22M210 171h52" stroke="#2b364b" strokeWidth="3" />
    </svg>
  );
}
