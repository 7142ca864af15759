import type { ReactNode } from 'react';
import type { Device, RevealedCard, Spot } from './artifacts.ts';
import { Kitchen } from './kitchen.tsx';
import { QuayOffice } from './quay-office.tsx';
import { Quayside } from './quayside.tsx';

type Point = readonly [x: number, y: number];

const PLACES: Readonly<Record<Device, { readonly content: ReactNode; readonly spots: Readonly<Record<Spot, Point>> }>> = {
  workstation: {
    content: <QuayOffice />,
    spots: {
      network: [446, 296],
      power: [452, 176],
      call: [66, 300],
      people: [560, 96],
      screen: [214, 132],
      notice: [62, 62],
      keyboard: [220, 312],
      disk: [330, 318],
    },
  },
  laptop: {
    content: <Kitchen />,
    spots: {
      network: [96, 84],
      power: [440, 262],
      call: [150, 316],
      people: [66, 262],
      screen: [312, 164],
      notice: [566, 104],
      keyboard: [312, 290],
      disk: [500, 312],
    },
  },
  tablet: {
    content: <Quayside />,
    spots: {
      network: [234, 118],
      power: [372, 300],
      call: [474, 172],
      people: [560, 84],
      screen: [310, 172],
      notice: [88, 176],
      keyboard: [310, 238],
      disk: [214, 300],
    },
  },
};

export interface Pin {
  readonly spot: Spot;
  /** The letter on the pin. */
  readonly mark: string;
  readonly kind: RevealedCard['kind'];
}

const PAINTS = { first: '#1f7a54', besides: '#1f7a54', refuse: '#b42318', leave: '#1d5fa8', aside: '#7a4f01' } as const;

interface PlaceDrawingProps {
  readonly device: Device;
  /** The text alternative; absent where the text around the drawing describes it. */
  readonly label?: string;
  /** Minutes since 7 h 05, by which the light of lamps rises. */
  readonly light: number;
  readonly pins?: readonly Pin[];
}

/** A drawing of the place of the attack, 640 × 360. After the solve, pins mark the spots of the gestures. */
export function PlaceDrawing({ device, label, light, pins = [] }: PlaceDrawingProps) {
  const { content, spots } = PLACES[device];
  const drawn = (
    <>
      {content}
      <path d="M0 0h640v360H0z" fill="#f5b841" opacity={Math.min(light, 8) * 0.012} />
      {pins.map(({ spot, mark, kind }, index) => {
        const [x, y] = spots[spot];
        const before = pins.slice(0, index).filter((pin) => pin.spot === spot).length;
        return (
          <g key={mark} transform={`translate(${x + before * 46} ${y})`}>
            <circle r="21" fill={PAINTS[kind]} stroke="#ffffff" strokeWidth="4" />
            <text y="9" fontSize="26" fontWeight="700" textAnchor="middle" fill="#ffffff">
              {mark}
            </text>
          </g>
        );
      })}
    </>
  );
  if (!label)
    return (
      <svg viewBox="0 0 640 360" aria-hidden="true">
        {drawn}
      </svg>
    );
  return (
    <svg viewBox="0 0 640 360" role="img" aria-label={label}>
      {drawn}
    </svg>
  );
}
