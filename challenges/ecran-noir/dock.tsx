/** The sky at five past seven in late November, 640 × 200: still night, over the glow of the port's floodlights, with bands of cloud. */
export function NightSky() {
  return (
    <>
      <path d="M0 0h640v200H0z" fill="#25315a" />
      <path d="M0 64h640v136H0z" fill="#34406d" />
      <path d="M0 110h640v90H0z" fill="#4a5380" />
      <path d="M0 146h640v54H0z" fill="#67668c" />
      <path d="M0 176h640v24H0z" fill="#8a7f8f" />
      <path d="M30 52q60-14 130 0t150-6q-60 20-140 16T30 52zM380 92q70-16 150-4t110-6v14q-70 6-130 4t-130-8z" fill="#2f3a66" />
    </>
  );
}

/** A gantry crane against the sky, 160 wide and 190 high. */
export function Crane({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="#1a2238">
      <path d="M34 56h9v134h-9zM104 56h9v134h-9zM34 100h79v7H34zM0 48h160v9H0zM66 4h7v46h-7z" />
      <path d="M69 6 150 50M69 6 6 50M40 58 108 102M108 58 40 102" fill="none" stroke="#1a2238" strokeWidth="3" />
      <path d="M128 57h3v40h-3zM118 96h24v9h-24z" />
      <circle cx="70" cy="4" r="4" fill="#ff9466" />
    </g>
  );
}

/**
 * Yann from the belt up, with helmet and high-visibility jacket, one hand forward. The origin is his chin; `reach` is the hand's position.
 */
export function Yann({ x, y, reach }: { readonly x: number; readonly y: number; readonly reach: readonly [number, number] }) {
  const [handX, handY] = reach;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-14-14h28v32h-28z" fill="#d8a583" />
      <path d="M-66 170q-8-132 52-150 14 12 28 0 60 18 58 150z" fill="#d2622a" />
      <path d="M-60 96h128l2 18H-62zM-60 132h131v16H-62z" fill="#f2ead0" />
      <path
        d={`M-44 52Q${-70} ${(52 + handY) / 2 + 20} ${handX} ${handY}`}
        fill="none"
        stroke="#b9521f"
        strokeWidth="30"
        strokeLinecap="round"
      />
      <circle cx={handX} cy={handY} r="15" fill="#efc2a2" />
      <ellipse cy="-26" rx="27" ry="33" fill="#efc2a2" />
      <path d="M-27-22q2 36 27 34 25 2 27-34-4 20-14 20-13-6-26 0-10 0-14-20z" fill="#5d4632" />
      <path d="M-34-42q2-36 34-36t34 36l4 6h-76z" fill="#f5b841" />
      <path d="M-4-78h8v36h-8z" fill="#d99a25" />
      <g fill="#20180e">
        <circle cx="-11" cy="-27" r="3" />
        <circle cx="9" cy="-27" r="3" />
        <ellipse cx="-1" cy="-6" rx="6" ry="5" fill="#7a2e22" />
      </g>
      <path d="M-18-37l12 4M16-38l-11 5" stroke="#3a2a1c" strokeWidth="3" />
    </g>
  );
}

/** The black screen, its upper left corner at `x` and `y`: renamed files, and the ransom note in front of them. */
export function BlackNote({ x, y, width, height }: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>) {
  const rows = [0.1, 0.22, 0.34, 0.46, 0.58, 0.7, 0.82];
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0h${width}v${height}H0z`} fill="#05070d" />
      {rows.map((row, index) => (
        <path
          key={row}
          d={`M${width * 0.08} ${height * row}h${width * (0.3 + ((index * 7) % 5) * 0.05)}`}
          stroke="#3d4a66"
          strokeWidth={height * 0.04}
        />
      ))}
      {rows.map((row, index) => (
        <path
          key={row}
          d={`M${width * (0.4 + ((index * 7) % 5) * 0.05)} ${height * row}h${width * 0.14}`}
          stroke="#ff9466"
          strokeWidth={height * 0.04}
        />
      ))}
      <path d={`M${width * 0.34} ${height * 0.26}h${width * 0.58}v${height * 0.5}H${width * 0.34}z`} fill="#b42318" />
      <g transform={`translate(${width * 0.63} ${height * 0.51}) scale(${Math.min(width, height) / 150})`}>
        <path
          d="M-34-6q8.500-12 17 0t17 0 17 0 17 0M-34 10q8.500-12 17 0t17 0 17 0 17 0M-34 26q8.500-12 17 0t17 0 17 0 17 0"
          fill="none"
          stroke="#fcedeb"
          strokeWidth="5"
        />
      </g>
    </g>
  );
}
