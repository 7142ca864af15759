const COLOURS = ['#b5400f', '#285a63', '#f5b841', '#1d5fa8', '#8b3a1b', '#1f7a54'] as const;

/** Positions with a container in each row, from the ground up. */
const ROWS = [
  [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11],
  [0, 1, 2, 4, 5, 6, 8, 9, 11],
  [1, 2, 5, 9],
] as const;

const CONTAINERS = ROWS.flatMap((row, height) =>
  row.map((place) => ({
    x: 14 + place * 52,
    y: 90 - height * 25,
    colour: COLOURS[(place * 5 + height * 2) % COLOURS.length],
  })),
);

/** The picture on the page: a container yard under a pale sky. */
export function ContainerStack() {
  return (
    <svg viewBox="0 0 640 130" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <path d="M0 0h640v130H0z" fill="#c9dfea" />
      <path d="M0 92q120-14 260-4t380-10v52H0z" fill="#9db9c4" />
      <path d="M0 114h640v16H0z" fill="#6b6a66" />
      <path d="M394 114V18h7v96zm-60-96h126v7H334zM369 25v16h22V25z" fill="#17223b" />
      {CONTAINERS.map(({ x, y, colour }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path d="M0 0h50v24H0z" fill={colour} />
          <path d="M7 3v18m6-18v18m6-18v18m6-18v18m6-18v18m6-18v18m6-18v18" stroke="#000" strokeOpacity="0.22" strokeWidth="2" />
        </g>
      ))}
    </svg>
  );
}
