/** The picture on the weather page: the quay, the sea, clouds coming up. */
export function HarbourView() {
  return (
    <svg viewBox="0 0 640 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <rect width="640" height="200" fill="#a9d3ea" />
      <circle cx="500" cy="54" r="26" fill="#ffd98a" />
      <g fill="#fff">
        <path d="M380 70q4-22 28-20 12-22 36-8 26-8 30 18 18 2 16 18H372q-6-6 8-8z" opacity="0.9" />
        <path d="M60 44q4-16 22-14 12-14 28-4 18-4 20 14 14 2 12 12H52q-4-6 8-8z" opacity="0.75" />
      </g>
      <g fill="#7d2b15">
        <path d="M300 60h8v86h-8zM360 60h8v86h-8z" />
        <path d="M250 66h170v9H250zM330 34h8v34h-8z" />
        <path d="M334 34 418 68M334 34 254 68" stroke="#7d2b15" strokeWidth="3" />
        <path d="M272 75h3v30h-3zM262 104h24v10h-24z" />
      </g>
      <g>
        <path d="M190 138h20v10h-20z" fill="#1d6b9a" />
        <path d="M212 138h20v10h-20z" fill="#b5400f" />
        <path d="M190 126h20v10h-20z" fill="#1f7a54" />
        <path d="M400 138h20v10h-20z" fill="#7a4f01" />
      </g>
      <path d="M0 148h450v14H0z" fill="#4b5565" />
      <path d="M574 92h16l6 62h-28z" fill="#fff" />
      <path d="M572 112h20l1.6 14h-23z" fill="#b42318" />
      <path d="M574 78h16v14h-16zM572 76q10-14 20 0z" fill="#17223b" />
      <path d="M540 160q42-22 84 0z" fill="#3a4152" />
      <path
        d="M0 160q20-7 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0v40H0z"
        fill="#1d6b9a"
      />
      <path
        d="M0 178q20-6 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0v22H0z"
        fill="#124f78"
      />
    </svg>
  );
}
