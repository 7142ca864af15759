import type { ReactNode } from 'react';

interface HallDrawingProps {
  /** Time on the clock on the wall, e.g. 8 h 32. */
  readonly at: string;
  /** The part to show, as a viewBox: left, top, width, height. A part cuts the counter off. */
  readonly part?: string;
  /** Drawings behind the counter and on it. */
  readonly behind?: ReactNode;
  readonly onCounter?: ReactNode;
  /** Whether the gate is open. */
  readonly open?: boolean;
}

/** The hall as seen from behind its counter, 640 × 400: glass doors to the quay, the gate, and a clock with the encounter's time. */
export function HallDrawing({ at, part = '0 0 640 400', behind, onCounter, open = false }: HallDrawingProps) {
  const [hours = 0, minutes = 0] = at.match(/\d+/g)?.map(Number) ?? [];
  return (
    <svg viewBox={part} aria-hidden="true">
      {/* Wider than the viewBox, so that a low, wide window shows more of the hall on both sides. */}
      <path d="M-2000 0h4640v400h-4640z" fill="var(--hall-wall)" />
      <path d="M-2000 268h4640v132h-4640z" fill="var(--hall-floor)" />
      <path d="M-2000 262h4640v8h-4640z" fill="var(--hall-skirting)" />
      <Doors />
      <Gate open={open} />
      <g transform="translate(586 62)">
        <circle r="34" fill="var(--hall-paper)" stroke="var(--hall-steel)" strokeWidth="5" />
        <path d="M0-27v5M27 0h-5M0 27v-5M-27 0h5" stroke="var(--hall-steel)" strokeWidth="3" />
        <g stroke="#17223b" strokeLinecap="round">
          <path d="M0 0v-15" strokeWidth="5" transform={`rotate(${hours * 30 + minutes / 2})`} />
          <path d="M0 0v-23" strokeWidth="3" transform={`rotate(${minutes * 6})`} />
        </g>
      </g>
      <text x="430" y="52" fontSize="21" fontWeight="700" fill="var(--hall-ink)" textAnchor="middle">
        Brévelle Maritime
      </text>
      <text x="430" y="74" fontSize="13" fill="var(--hall-ink)" textAnchor="middle">
        Accueil · présentez-vous ici
      </text>
      {behind}
      <Counter />
      {onCounter}
    </svg>
  );
}

/** The quay through the glass doors: sea, a gantry crane, containers. */
function Doors() {
  return (
    <>
      <path d="M28 34h216v230H28z" fill="var(--hall-sky)" />
      <circle cx="206" cy="78" r="17" fill="var(--hall-sun)" />
      <path d="M28 176h216v58H28z" fill="var(--hall-sea)" />
      <path d="M28 190q14-6 28 0t28 0M150 206q14-6 28 0t28 0 28 0" fill="none" stroke="var(--hall-sky)" strokeWidth="3" />
      <g fill="none" stroke="var(--hall-crane)" strokeWidth="6">
        <path d="M66 222V86M118 222V86M58 86h156M92 86l26-30 88 30M66 150h52" />
        <path d="M178 88v44" strokeWidth="2.5" />
      </g>
      <path d="M164 132h30v16h-30z" fill="#b5400f" />
      <path d="M28 222h216v42H28z" fill="var(--hall-quay)" />
      <path d="M142 196h44v28h-44z" fill="#2f6f8f" />
      <path d="M188 196h44v28h-44zM166 168h44v27h-44z" fill="#b5400f" />
      <path
        d="M176 172v20M188 172v20M200 172v20M152 200v20M164 200v20M176 200v20M198 200v20M210 200v20M222 200v20"
        stroke="#000000"
        strokeWidth="2"
        opacity="0.25"
      />
      <path d="M28 34h216v230H28zM136 34v230" fill="none" stroke="var(--hall-steel)" strokeWidth="9" />
      <path d="M124 138v40M148 138v40" stroke="var(--hall-steel)" strokeWidth="5" strokeLinecap="round" />
    </>
  );
}

/** The gate for people with a badge. */
function Gate({ open }: { readonly open: boolean }) {
  const light = open ? '#3f9d57' : '#d23a2a';
  return (
    <>
      <path d="M508 132h120v134H508z" fill="var(--hall-passage)" />
      <path d="M516 140h104v126H516z" fill="none" stroke="var(--hall-skirting)" strokeWidth="3" />
      <path d="M478 196h22v84h-22zM604 196h22v84h-22z" fill="var(--hall-steel)" />
      <path
        d={open ? 'M500 214h14v40h-14zM604 214h-14v40h14z' : 'M500 214h50v40h-44zM604 214h-50v40h44z'}
        fill="var(--hall-glass)"
        stroke="var(--hall-steel)"
        strokeWidth="3"
      />
      <circle cx="489" cy="210" r="6" fill={light} />
      <circle cx="615" cy="210" r="6" fill={light} />
    </>
  );
}

function Counter() {
  return (
    <>
      <path d="M-2000 336h4640v64h-4640z" fill="var(--hall-wood)" />
      <path d="M-2000 326h4640v18h-4640z" fill="var(--hall-wood-top)" />
      <path d="M-2000 368h4640M110 344v56M330 344v56M540 344v56" stroke="#000000" strokeWidth="2" opacity="0.18" />
      <path d="M52 330l-8-34h44l-8 34z" fill="#b5653a" />
      <path d="M66 300q-30-8-34-46 26 10 33 40 0-44 22-60 12 34-14 62 12-24 36-22-8 26-37 28z" fill="#3f7d4e" />
    </>
  );
}
