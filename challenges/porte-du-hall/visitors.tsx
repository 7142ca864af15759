import type { ReactNode } from 'react';
import { Figure, type FigureLook } from '#engine/authoring';
import type { Figure as FigureName, Mark } from './artifacts.ts';

interface Visitor {
  readonly look: FigureLook;
  /** A drawing of what the person carries, in the figure's own units. */
  readonly prop?: ReactNode;
}

const HAND = 7;

/** A sheet held in front of the chest. */
function Sheet({ colour = '#ffffff', lines = '#8a93a3' }: { readonly colour?: string; readonly lines?: string }) {
  return (
    <g transform="rotate(-6)">
      <path d="M-4 56h42v56H-4z" fill={colour} stroke="#000000" strokeOpacity="0.25" strokeWidth="1.5" />
      <path d="M3 66h20M3 75h28M3 84h26M3 93h16" stroke={lines} strokeWidth="3" />
    </g>
  );
}

function hands(skin: string, ...places: readonly (readonly [number, number])[]): ReactNode {
  return places.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={HAND} fill={skin} />);
}

const VISITORS: Partial<Record<FigureName, Visitor>> = {
  inspecteur: {
    look: { skin: '#efc2a2', hair: '#7d7f86', top: '#3b4a63', beard: true },
    prop: (
      <>
        <path d="M-22 124v-40q0-12 12-12t12 12v40z" fill="#c8281c" />
        <path d="M-15 72v-8h10v8zM-5 66l16 4-2 16" fill="none" stroke="#17223b" strokeWidth="4" />
        <path d="M-18 96h16v14h-16z" fill="#ffffff" />
        {hands('#efc2a2', [-10, 62], [26, 96])}
        <path d="M14 78h30v38H14z" fill="#f2efe6" stroke="#6b4a2b" strokeWidth="3" />
        <path d="M20 88h18M20 96h18M20 104h12" stroke="#8a93a3" strokeWidth="2.5" />
      </>
    ),
  },
  nouveau: {
    look: { skin: '#c98f66', hair: '#22170f', top: '#8a3b5c', cut: 'long' },
    prop: (
      <>
        <path d="M-26 62h52v54h-52z" fill="#1d5fa8" />
        <path d="M-26 62h24l5 8h23v8h-52z" fill="#3c7cc4" />
        <path d="M-14 92h28M-14 101h18" stroke="#ffffff" strokeWidth="3.5" />
        {hands('#c98f66', [-26, 104], [26, 92])}
      </>
    ),
  },
  cartons: {
    look: { skin: '#f0c3a0', hair: '#8a4b22', top: '#2f6f5e' },
    prop: (
      <>
        <path d="M-40 66h80v58h-80z" fill="#c4945c" />
        <path d="M-40 66h80v8h-80zM-7 66H7v58H-7z" fill="#a9784a" />
        <path d="M-32 26h60v40h-60z" fill="#d3a56c" />
        <path d="M-32 26h60v7h-60zM-8 26H4v40H-8z" fill="#b58850" />
        <path d="M12 46h12v12H12z" fill="#ffffff" />
        {hands('#f0c3a0', [-42, 104], [42, 104])}
      </>
    ),
  },
  copieur: {
    look: { skin: '#b97f56', hair: '#1b1512', top: '#2b6f8a', beard: true },
    prop: (
      <>
        <path d="M-30 22l62 92" stroke="#4a3524" strokeWidth="7" />
        <path d="M10 88h46v36H10z" fill="#6b4a2b" />
        <path d="M10 88h46v10H10z" fill="#4a3524" />
        {hands('#b97f56', [14, 86])}
      </>
    ),
  },
  traiteur: {
    look: { skin: '#f2cdb0', hair: '#b98a4a', top: '#ffffff', cut: 'bun' },
    prop: (
      <>
        <path d="M-24 36h48v88h-48z" fill="#26324a" />
        <path d="M-44 100h88v8h-88z" fill="#aeb6c2" />
        <path d="M-34 100q2-34 34-34t34 34z" fill="#d5dae2" />
        <path d="M-24 92q4-18 20-21" fill="none" stroke="#ffffff" strokeWidth="4" strokeLinecap="round" />
        <circle cy="63" r="5" fill="#aeb6c2" />
        {hands('#f2cdb0', [-42, 107], [42, 107])}
      </>
    ),
  },
  oubli: {
    look: { skin: '#f0c3a0', hair: '#c48a4a', top: '#d2622a', cut: 'cap' },
  },
  candidat: {
    look: { skin: '#6f4630', hair: '#17120d', top: '#44536b', cut: 'curls' },
    prop: (
      <>
        <path d="M-14 14L0 44 14 14l-5-3H-9z" fill="#ffffff" />
        <Sheet />
        {hands('#6f4630', [4, 104], [44, 88])}
      </>
    ),
  },
  chauffeur: {
    look: { skin: '#e5ae86', hair: '#5d4632', top: '#39424f', cut: 'cap', vest: true, beard: true },
    prop: (
      <>
        <Sheet colour="#fff3c4" lines="#a58a3a" />
        {hands('#e5ae86', [4, 104], [44, 88])}
      </>
    ),
  },
  menage: {
    look: { skin: '#8d5a3b', hair: '#1b1512', top: '#4f8f7a' },
    prop: (
      <>
        <path d="M38-26L22 124" stroke="#b98a5b" strokeWidth="6" strokeLinecap="round" />
        <path d="M-40 96h44l-5 28h-34z" fill="#2f7fb8" />
        <path d="M-40 96q22-34 44 0" fill="none" stroke="#dfe5ea" strokeWidth="3.5" />
        {hands('#8d5a3b', [29, 62], [-18, 78])}
      </>
    ),
  },
  fibre: {
    look: { skin: '#f2cdb0', hair: '#7a3f1d', top: '#54616e', cut: 'helmet', vest: true },
    prop: (
      <>
        <circle cx="8" cy="92" r="31" fill="#26324a" />
        <circle cx="8" cy="92" r="24" fill="none" stroke="#f5b841" strokeWidth="9" />
        <circle cx="8" cy="92" r="9" fill="#d5dae2" />
        <path d="M38 96q14 8 12 28" fill="none" stroke="#f5b841" strokeWidth="4" />
        {hands('#f2cdb0', [-22, 88], [36, 76])}
      </>
    ),
  },
  armateur: {
    look: { skin: '#f0c8ac', hair: '#8d8f95', top: '#55627d', cut: 'bald', glasses: true, mood: 'calm' },
    prop: (
      <>
        <path d="M-14 13L0 62 14 13 8 10H-8z" fill="#ffffff" />
        <path d="M-5 16H5l-2 8 5 28-8 10-8-10 5-28z" fill="#9c2f3f" />
        <path d="M-16 12L0 64 16 12l8 4L2 92h-4L-24 16z" fill="#434f69" />
        <path d="M20 60h14v-5l-14 2z" fill="#ffffff" />
      </>
    ),
  },
  ancienne: {
    look: { skin: '#f0bf9c', hair: '#a9a6a2', top: '#6c4a86', cut: 'bun', glasses: true },
    prop: (
      <>
        <path d="M-22 62h44l-14 54H-8z" fill="#efe3c8" stroke="#000000" strokeOpacity="0.2" strokeWidth="1.5" />
        <g fill="#d6455a">
          <circle cx="-14" cy="58" r="9" />
          <circle cx="14" cy="57" r="9" />
        </g>
        <circle cy="50" r="10" fill="#f5b841" />
        <path d="M-26 66q8-4 10 4M26 66q-8-4-10 4" fill="none" stroke="#3f7d4e" strokeWidth="4" />
        {hands('#f0bf9c', [-8, 98], [9, 104])}
      </>
    ),
  },
};

const BADGES = { blue: '#1d5fa8', green: '#2c8457', grey: '#8b929c' } as const;

/** A badge on its ribbon; worn at the belt by a person with boxes. */
function Badge({ mark, low }: { readonly mark: keyof typeof BADGES; readonly low: boolean }) {
  return (
    <g transform={low ? 'translate(-6 28)' : undefined}>
      {!low && <path d="M-13 15L-26 40M-38 15" stroke={BADGES[mark]} strokeWidth="4" />}
      <path d="M-42 40h28v38h-28z" fill="#ffffff" stroke="#000000" strokeOpacity="0.3" strokeWidth="1.5" />
      <path d="M-42 40h28v11h-28z" fill={BADGES[mark]} />
      {mark === 'grey' ? (
        <path d="M-37 58h18M-37 66h18" stroke="#cdd2d9" strokeWidth="3" />
      ) : (
        <>
          <circle cx="-28" cy="60" r="5" fill="#c98f66" />
          <path d="M-36 73q8-9 16 0z" fill={BADGES[mark]} />
        </>
      )}
    </g>
  );
}

/** A person at the counter, with what they carry and their badge. */
export function Visitor({ figure, mark }: { readonly figure: FigureName; readonly mark: Mark }) {
  const visitor = VISITORS[figure];
  if (!visitor) return null;
  const badge = mark === 'blue' || mark === 'green' || mark === 'grey' ? mark : null;
  return (
    <Figure look={visitor.look} x={326} y={176} size={1.36}>
      {visitor.prop}
      {badge && <Badge mark={badge} low={figure === 'cartons'} />}
    </Figure>
  );
}
