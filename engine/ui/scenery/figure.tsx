import type { ReactNode } from 'react';

/** Appearance of a person, from the waist up. The colours are those of the drawing, in both themes. */
export interface FigureLook {
  readonly skin: string;
  readonly hair: string;
  readonly top: string;
  readonly cut?: 'short' | 'long' | 'bun' | 'curls' | 'bald' | 'scarf' | 'cap' | 'helmet';
  readonly mood?: 'smile' | 'calm' | 'tired' | 'worried';
  readonly glasses?: boolean;
  readonly beard?: boolean;
  /** Whether the person wears a high-visibility vest. */
  readonly vest?: boolean;
}

export interface FigureProps {
  /** Appearance of the person. */
  readonly look: FigureLook;
  /** Position of the chin, in units of the SVG. */
  readonly x: number;
  /** Position of the chin, in units of the SVG. */
  readonly y: number;
  /** Scale; at 1 the figure is 108 units wide. */
  readonly size?: number;
  /** Drawn in front of the chest, under the arms. Origin: the chin; the waist is at y = 124. */
  readonly children?: ReactNode;
}

/** Person from the waist up, 108 by 172 units at scale 1, for any SVG. */
export function Figure({ look, x, y, size = 1, children }: FigureProps) {
  const { skin, hair, top, cut = 'short', mood = 'smile', glasses = false, beard = false, vest = false } = look;
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {BEHIND[cut]?.(hair)}
      <path d="M-9-8H9v22q-9 8-18 0z" fill={skin} />
      <path d="M-9 2q9 8 18 0v5q-9 8-18 0z" fill="#000000" opacity="0.14" />
      <path d="M-46 124q-9-40-6-74 2-28 36-38 16 12 32 0 34 10 36 38 3 34-6 74z" fill={top} />
      {vest && <Vest />}
      <path d="M-34 124q1-36-3-54M34 124q-1-36 3-54" fill="none" stroke="#000000" strokeWidth="2.5" opacity="0.2" />
      {children}
      <ellipse cx="-18.5" cy="-20" rx="4" ry="6" fill={skin} />
      <ellipse cx="18.5" cy="-20" rx="4" ry="6" fill={skin} />
      <path d="M-18.5-28q0-17 18.5-17t18.5 17q1 16-6 25-6 7-12.5 7t-12.5-7q-7-9-6-25z" fill={skin} />
      {beard && <path d="M-18-20q2 8 8 5 10-4 20 0 6 3 8-5 0 14-7 20-5 5-11 5t-11-5q-7-6-7-20z" fill={hair} />}
      {FRONT[cut](hair)}
      <Face mood={mood} />
      {glasses && (
        <path d="M-14-24h10v8h-10zM4-24h10v8H4zM-4-21h8" fill="none" stroke="#2a2622" strokeWidth="1.6" strokeLinejoin="round" />
      )}
    </g>
  );
}

type Cut = NonNullable<FigureLook['cut']>;

/** Hair drawn behind the neck, by cut. */
const BEHIND: Partial<Record<Cut, (hair: string) => ReactNode>> = {
  long: (hair) => <path d="M-24 22q-10-70 24-72 34 2 24 72-24 10-48 0z" fill={hair} />,
  bun: (hair) => <circle cy="-50" r="11" fill={hair} />,
  scarf: (hair) => <path d="M-28 34q-8-84 28-86 36 2 28 86-28 12-56 0z" fill={hair} />,
};

/** Hair or headwear drawn over the forehead, by cut. */
const FRONT: Record<Cut, (hair: string) => ReactNode> = {
  short: (hair) => <path d="M-20-22q-4-28 20-29t20 29q-1-8-5-13-15 3-26-3-7 6-9 16z" fill={hair} />,
  long: (hair) => <path d="M-21-8q-5-42 21-43t21 43q-1-20-8-27-11 2-22-3-10 7-12 30z" fill={hair} />,
  bun: (hair) => <path d="M-20-21q-4-27 20-28t20 28q-2-9-8-14-12-3-24 0-6 5-8 14z" fill={hair} />,
  curls: (hair) => (
    <g fill={hair}>
      <circle cx="-15" cy="-36" r="9" />
      <circle cx="-5" cy="-43" r="10" />
      <circle cx="8" cy="-43" r="10" />
      <circle cx="17" cy="-34" r="8" />
      <circle cx="-20" cy="-26" r="6" />
      <circle cx="20" cy="-25" r="6" />
    </g>
  ),
  bald: (hair) => <path d="M-19-16q-4-9-1-18 4 5 3 16zM19-16q4-9 1-18-4 5-3 16z" fill={hair} />,
  scarf: (hair) => (
    <path
      d="M-21-6q-7-44 21-45t21 45q-2 12-12 18 8-14 5-36-14-12-28 0-3 22 5 36-10-6-12-18zM-22 8q22 14 44 0l4 22q-26 12-52 0z"
      fill={hair}
    />
  ),
  cap: (hair) => (
    <>
      <path d="M-19-20q-2-8 1-14h36q3 6 1 14l-4-10h-30z" fill={hair} />
      <path d="M-20-32q1-19 20-19t20 19z" fill="#17223b" />
      <path d="M-20-32h40q9 1 10 5-16-3-50-1z" fill="#0c1324" />
    </>
  ),
  helmet: (hair) => (
    <>
      <path d="M-19-20q-2-8 1-14h36q3 6 1 14l-4-10h-30z" fill={hair} />
      <path d="M-22-32q1-23 22-23t22 23z" fill="#f5b841" />
      <path d="M-26-34h52v5h-52zM-4-55h8v20h-8z" fill="#d89a1d" />
    </>
  ),
};

function Vest() {
  return (
    <>
      <path d="M-46 124q-8-40-5-74 2-24 28-36l14 30v80zM46 124q8-40 5-74-2-24-28-36L9 44v80z" fill="#f08a24" />
      <path d="M-50 78h41v9h-40zM50 78H9v9h40zM-50 102h41v9h-39zM50 102H9v9h39z" fill="#f4f2ea" />
    </>
  );
}

const MOUTHS: Record<NonNullable<FigureLook['mood']>, ReactNode> = {
  smile: <path d="M-7-9q7 8 14 0z" fill="#ffffff" stroke="#7c3328" strokeWidth="1.4" strokeLinejoin="round" />,
  calm: <path d="M-6-8q6 3 12 0" fill="none" stroke="#7c3328" strokeWidth="1.8" strokeLinecap="round" />,
  tired: <path d="M-5-7h10" fill="none" stroke="#7c3328" strokeWidth="1.8" strokeLinecap="round" />,
  worried: <path d="M-6-6q6-5 12 0" fill="none" stroke="#7c3328" strokeWidth="1.8" strokeLinecap="round" />,
};

function Face({ mood }: { readonly mood: NonNullable<FigureLook['mood']> }) {
  return (
    <>
      {mood === 'tired' ? (
        <path d="M-12-20q4 3 7 0M5-20q3 3 7 0" fill="none" stroke="#20180e" strokeWidth="1.8" strokeLinecap="round" />
      ) : (
        <g fill="#20180e">
          <circle cx="-8.5" cy="-20" r="2.2" />
          <circle cx="8.5" cy="-20" r="2.2" />
        </g>
      )}
      <path
        d={mood === 'worried' ? 'M-13-26l7-3M13-26l-7-3' : 'M-13-27q4-2 8 0M5-27q4-2 8 0'}
        fill="none"
        stroke="#20180e"
        strokeWidth="1.5"
        strokeLinecap="round"
        opacity="0.75"
      />
      <path d="M0-19q-3 5 1 6" fill="none" stroke="#000000" strokeWidth="1.4" strokeLinecap="round" opacity="0.35" />
      {MOUTHS[mood]}
    </>
  );
}
