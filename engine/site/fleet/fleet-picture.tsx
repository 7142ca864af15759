/** Picture of the fleet: the harbour at the horizon, and each boat, farther from it the more missions the boat has left. */
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { FleetBoats } from '#schemas/fleet.ts';
import { Boat, Flotilla } from './boat.tsx';
import { type Band, layoutFleet, type PlacedBoat } from './fleet-layout.ts';
import styles from './fleet-picture.module.css';

interface FleetPictureProps {
  readonly fleet: FleetBoats;
  /** Accessible description. */
  readonly label: string;
  /** Whether the player's own boat sails into the port, once. */
  readonly entering?: boolean;
}

export function FleetPicture({ fleet, label, entering = false }: FleetPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const layout = useMemo(() => (size === null ? null : layoutFleet(fleet, size.width, size.scale)), [fleet, size]);
  return (
    <div ref={frame} className={styles.frame}>
      {size && layout && (
        <svg
          className={styles.picture}
          role="img"
          aria-label={label}
          width={size.width}
          height={layout.height}
          viewBox={`0 0 ${size.width} ${layout.height}`}
        >
          <Harbour width={size.width} height={layout.height} />
          {layout.bands.map((band) => (
            <Water key={band.label} band={band} width={size.width} />
          ))}
          {/* Boats are keyed and in a constant order, so that a boat that moves keeps its element and is animated. */}
          {[...layout.boats]
            .sort((a, b) => (a.id < b.id ? -1 : 1))
            .map((boat) => (
              <Afloat key={boat.id} boat={boat} scale={size.scale} entering={entering && boat.own} />
            ))}
        </svg>
      )}
    </div>
  );
}

/** Width of a name's character in pixels, at the default text size. */
const CHARACTER = 6.5;

interface AfloatProps {
  readonly boat: PlacedBoat;
  readonly scale: number;
  readonly entering: boolean;
}

function Afloat({ boat: { id, name, team, own, x, y, width }, scale, entering }: AfloatProps) {
  const shown = own ? 'Vous' : name;
  return (
    <g className={styles.boat} style={{ transform: `translate(${x}px, ${y}px)` }} data-boat={id}>
      {own && <ellipse className={styles.halo} cy="-6" rx="34" ry="30" />}
      <g className={entering ? styles.entering : undefined}>
        <g className={styles.swell} style={{ animationDelay: `calc(var(--motion-moment) * ${-((x * 7 + y) % 24) / 24})` }}>
          <Boat team={team} own={own} />
        </g>
      </g>
      {shown !== null && (
        <text className={styles.name} y="20" data-own={own || undefined}>
          {shortened(shown, Math.floor(width / (CHARACTER * scale)))}
        </text>
      )}
    </g>
  );
}

function shortened(name: string, most: number): string {
  const characters = [...name];
  if (characters.length <= most) return name;
  return `${characters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}

function Water({ band: { label, y, more, count, jetties }, width }: { readonly band: Band; readonly width: number }) {
  return (
    <g>
      {jetties.map((at) => (
        <Jetty key={at} width={width} y={at} />
      ))}
      <path className={styles.wave} d={wave(width, y + 6)} />
      <text className={styles.label} x="14" y={y + 24}>
        {label}
        <tspan className={styles.count} dx="8">
          {count === 1 ? '1 bateau' : `${count} bateaux`}
        </tspan>
      </text>
      {more && (
        <g transform={`translate(${more.x} ${more.y})`}>
          <Flotilla />
          <text className={styles.name} y="20">
            + {more.count}
          </text>
        </g>
      )}
    </g>
  );
}

/** Path of a wave over the whole width, with a wavelength of 48 pixels. */
function wave(width: number, y: number): string {
  return `M-8 ${y}${'q12-7 24 0t24 0'.repeat(Math.ceil(width / 48) + 1)}`;
}

/** Distance of two piles of a jetty, in pixels. */
const PILES = 64;

/** A jetty over the whole width: piles, the deck on them, and the light on its edge. */
function Jetty({ width, y }: { readonly width: number; readonly y: number }) {
  const piles = Array.from({ length: Math.ceil(width / PILES) }, (_, pile) => `M${pile * PILES + 20} ${y - 5}h6v26h-6z`);
  return (
    <>
      <path className={styles.piles} d={piles.join('')} />
      <path className={styles.deck} d={`M0 ${y}h${width}v9H0z`} />
      <path className={styles.edge} d={`M0 ${y}h${width}v2H0z`} />
    </>
  );
}

const STARS = [
  [0.08, 18],
  [0.2, 40],
  [0.31, 14],
  [0.44, 34],
  [0.56, 20],
  [0.67, 44],
  [0.93, 16],
] as const;
/** Lit windows along the quay. */
const WINDOWS = [
  [-196, 88],
  [-168, 82],
  [-168, 91],
  [-132, 78],
  [-120, 78],
  [-132, 88],
  [-84, 84],
  [-58, 92],
  [-30, 80],
  [-30, 90],
] as const;

/** Night sky, quay and lighthouse, with its light on the water. */
function Harbour({ width, height }: { readonly width: number; readonly height: number }) {
  const [sky, sea, light] = [useId(), useId(), useId()];
  const quay = width - 8;
  return (
    <g>
      <defs>
        <linearGradient id={sky} x2="0" y2="1">
          <stop className={styles.skyAbove} />
          <stop className={styles.skyBelow} offset="1" />
        </linearGradient>
        <linearGradient id={sea} x2="0" y2="1">
          <stop className={styles.seaNear} />
          <stop className={styles.seaFar} offset="1" />
        </linearGradient>
        <radialGradient id={light} cx="0" cy="0" r="1">
          <stop className={styles.lightNear} />
          <stop className={styles.lightFar} offset="1" />
        </radialGradient>
      </defs>
      <rect width={width} height="108" fill={`url(#${sky})`} />
      <g className={styles.star}>
        {STARS.map(([x, y]) => (
          <circle key={x} cx={x * width} cy={y} r="1.2" />
        ))}
      </g>
      <rect y="104" width={width} height={height} fill={`url(#${sea})`} />
      {/* Hills, houses, and the mole on which the lighthouse stands. */}
      <path className={styles.hills} d={`M0 104V92q${width * 0.2}-22 ${width * 0.4}-8t${width * 0.6}-14v34z`} />
      <g transform={`translate(${quay} 0)`}>
        <path
          className={styles.houses}
          d="M-214 104V84l10-9 10 9v8h12V78l14-11 14 11v12h10V72h34v14h12v-6l11-9 11 9v12h14V76l15-12 15 12v28z"
        />
        <g className={styles.window}>
          {WINDOWS.map(([x, y]) => (
            <rect key={`${x} ${y}`} x={x} y={y} width="5" height="6" rx="1" />
          ))}
        </g>
      </g>
      <path className={styles.mole} d="M0 104v-8h74l16 12H0z" />
      <path className={styles.beam} d={`M46 41 ${width} 96v${Math.min(190, height - 110)}z`} fill={`url(#${light})`} />
      <path className={styles.tower} d="M38 96l3-46h10l3 46z" />
      <path className={styles.stripe} d="M39.4 80l.9-13h11.4l.9 13z" />
      <path className={styles.tower} d="M38 50h16v-3H38zM41 47v-9h10v9zM40 38l6-6 6 6z" />
      <circle className={styles.lamp} cx="46" cy="42.5" r="3.6" />
    </g>
  );
}

interface Size {
  readonly width: number;
  /** Scale of the text, 1 by default. */
  readonly scale: number;
}

function useSize(element: { readonly current: HTMLElement | null }): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const width = Math.round(entry.contentRect.width);
      const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
      setSize((before) => (before?.width === width && before.scale === scale ? before : { width, scale }));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
