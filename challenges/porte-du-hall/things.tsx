import { Figure } from '#engine/authoring';
import type { Mark } from './artifacts.ts';

/** A forgotten USB key on the counter, with its label towards the player; the label's text is beside the drawing. */
export function Key({ mark }: { readonly mark: Mark }) {
  const named = mark === 'named';
  return (
    <g transform="translate(232 262) rotate(-5)">
      <ellipse cx="110" cy="84" rx="150" ry="10" fill="#000000" opacity="0.18" />
      <path d="M176 14h58v46h-58z" fill="#c9ced6" />
      <path d="M190 24h12v9h-12zM190 41h12v9h-12z" fill="#7b838f" />
      <path d="M0 12q0-12 12-12h152q12 0 12 12v50q0 12-12 12H12Q0 74 0 62z" fill={named ? '#1d5fa8' : '#20242c'} />
      <path d="M-16 37a14 14 0 1 1 16 0" fill="none" stroke="#8b929c" strokeWidth="6" />
      <path d={named ? 'M16 14h140v46H16z' : 'M10 12l152-5 2 52-152 6z'} fill={named ? '#ffffff' : '#f3e6b0'} />
      {named && <path d="M34 27h104" stroke="#8a93a3" strokeWidth="4" />}
      <path d={named ? 'M28 45h116' : 'M24 36q12-12 24 0t24 0 24 0 24 0 24 0'} fill="none" stroke="#10182b" strokeWidth="7" />
    </g>
  );
}

/** A screen at the end of the counter: one for visitors, or somebody's unlocked session; its text is beside the drawing. */
export function Screen({ mark }: { readonly mark: Mark }) {
  return (
    <g transform="translate(214 120)">
      <path d="M90 168h52v34H90zM58 198h116v12H58z" fill="#3a4355" />
      <path d="M0 0h232v170H0z" fill="#17223b" />
      {mark === 'named' ? (
        <>
          <path d="M10 10h212v150H10z" fill="#1d5fa8" />
          <path d="M84 72a32 32 0 1 1 64 0v34H84z" fill="#ffffff" opacity="0.2" />
          <path d="M60 38h112" stroke="#ffffff" strokeWidth="8" />
          <path d="M36 112h160v30H36z" fill="#ffffff" />
          <path d="M56 127h120" stroke="#8a93a3" strokeWidth="5" />
          <path d="M116 58v34M104 82l12 12 12-12" fill="none" stroke="#ffffff" strokeWidth="6" />
        </>
      ) : (
        <>
          <path d="M10 10h212v150H10z" fill="#f4f5f7" />
          <path d="M10 10h212v24H10z" fill="#26324a" />
          <path d="M20 22h96" stroke="#ffffff" strokeWidth="5" />
          <path d="M10 34h58v126H10z" fill="#e2e6ec" />
          <path d="M18 48h40M18 62h34M18 76h38" stroke="#8a93a3" strokeWidth="5" />
          <path d="M78 46h120M78 62h92" stroke="#8a93a3" strokeWidth="5" />
          <path d="M78 78h132v22H78zM78 106h132v22H78zM78 134h132v22H78z" fill="#fff1d6" stroke="#d8a23a" />
          <path d="M86 89h84M86 117h98M86 145h72" stroke="#8a5a00" strokeWidth="5" />
        </>
      )}
    </g>
  );
}

/** A parcel on the counter; the text of its label is beside the drawing. */
export function Parcel() {
  return (
    <g transform="translate(236 222)">
      <ellipse cx="86" cy="122" rx="128" ry="10" fill="#000000" opacity="0.18" />
      <path d="M0 26h172v96H0z" fill="#c4945c" />
      <path d="M0 26L22 0h172l-22 26z" fill="#d3a56c" />
      <path d="M172 26l22-26v94l-22 28z" fill="#a9784a" />
      <path d="M74 26L96 0h20L94 26v26H74z" fill="#b58850" />
      <path d="M18 62h62v44H18z" fill="#ffffff" />
      <path d="M26 73h38M26 83h46M26 93h24" stroke="#8a93a3" strokeWidth="4" />
      <path d="M132 66v34M146 66v34M126 74l6-8 6 8M140 74l6-8 6 8" fill="none" stroke="#6b4a2b" strokeWidth="4" />
    </g>
  );
}

/** A printer at the end of the counter with sheets in its tray; their text is beside the drawing. */
export function Printer() {
  return (
    <g transform="translate(226 176)">
      <ellipse cx="104" cy="170" rx="150" ry="10" fill="#000000" opacity="0.18" />
      <path d="M36 0h136v44H36z" fill="#e7e9ec" />
      <path d="M50-14h108v58H50z" fill="#ffffff" />
      <path d="M0 40h208v92H0z" fill="#55606f" />
      <path d="M0 40h208v16H0z" fill="#6d7989" />
      <path d="M156 66h36v14h-36z" fill="#17223b" />
      <path d="M162 71h14v5h-14z" fill="#8fd18a" />
      <path d="M24 92h160v20H24z" fill="#17223b" />
      <path d="M40 104h128l16 60H24z" fill="#f4f5f7" stroke="#8a93a3" strokeWidth="2" />
      <path d="M44 100h120l16 58H28z" fill="#ffffff" stroke="#8a93a3" strokeWidth="2" />
      <path d="M56 114h60M53 126h98M50 138h104M47 150h72" stroke="#8a93a3" strokeWidth="4" />
    </g>
  );
}

/** The door to the quay, held wide open by a box; with Karim beside it, or nobody. */
export function QuayDoor({ mark }: { readonly mark: Mark }) {
  return (
    <>
      <path d="M268 88h206v240H268z" fill="var(--hall-steel)" />
      <path d="M280 100h182v228H280z" fill="var(--hall-sky)" />
      <path d="M280 190h182v60H280z" fill="var(--hall-sea)" />
      <path d="M280 236h182v92H280z" fill="var(--hall-quay)" />
      <path d="M396 160h66v80h-66z" fill="#e7e9ec" />
      <path d="M396 160h66v10h-66zM408 240a10 10 0 1 0 20 0z" fill="#55606f" />
      {mark === 'named' && (
        <>
          <g fill="none" stroke="#8a4b22" strokeWidth="7">
            <path d="M400 322v-58h34v58M400 292h34" />
          </g>
          <Figure
            look={{ skin: '#c98f66', hair: '#22170f', top: '#39424f', vest: true, beard: true }}
            x={344}
            y={196}
            size={1.05}
          />
        </>
      )}
      <path d="M280 100l-66 24v220l66-16z" fill="var(--hall-wood)" stroke="var(--hall-steel)" strokeWidth="4" />
      <path d="M226 214v26" stroke="var(--hall-steel)" strokeWidth="7" strokeLinecap="round" />
      <path d="M214 292h64v40h-64z" fill="#c4945c" />
      <path d="M214 292h64v8h-64zM241 292h10v40h-10z" fill="#a9784a" />
    </>
  );
}
