export interface Look {
  readonly skin: string;
  readonly hair: string;
  readonly top: string;
  readonly long?: boolean;
}

export const PEOPLE = {
  theo: { skin: '#f0c3a0', hair: '#8a4b22', top: '#2f6f5e' },
  leila: { skin: '#c98f66', hair: '#22170f', top: '#8a3b5c', long: true },
  ines: { skin: '#e5ae86', hair: '#2b1a12', top: '#b5400f', long: true },
  nadia: { skin: '#f2cdb0', hair: '#b98a4a', top: '#1d5fa8', long: true },
  gwenaelle: { skin: '#f0c8ac', hair: '#8d8f95', top: '#17223b' },
  malik: { skin: '#b97f56', hair: '#1b1512', top: '#54616e' },
  yann: { skin: '#efc2a2', hair: '#5d4632', top: '#d2622a' },
  solene: { skin: '#f0bf9c', hair: '#74391f', top: '#17506b', long: true },
} as const satisfies Readonly<Record<string, Look>>;

interface PersonProps {
  readonly look: Look;
  /** Position of the chin. */
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

/** Head and shoulders of a person: 72 units wide and 100 high at size 1. */
export function Person({ look: { skin, hair, top, long = false }, x, y, size = 1 }: PersonProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {long && <path d="M-22 10q-8-58 22-60 30 2 22 60z" fill={hair} />}
      <path d="M-7-6H7v18H-7z" fill={skin} />
      <path d="M-36 56q0-46 26-48 10 8 20 0 26 2 26 48z" fill={top} />
      <ellipse cy="-20" rx="17" ry="21" fill={skin} />
      <path d="M-18-16q-5-31 18-31t18 31q-1-9-6-15-13 5-24 0-5 6-6 15z" fill={hair} />
      <g fill="#20180e">
        <circle cx="-7" cy="-20" r="2" />
        <circle cx="7" cy="-20" r="2" />
      </g>
      <path d="M-7-10q7 7 14 0z" fill="#ffffff" stroke="#8b3a2c" strokeWidth="1.2" />
    </g>
  );
}
