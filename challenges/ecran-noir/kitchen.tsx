import { BlackNote, NightSky } from './dock.tsx';

/** The kitchen of somebody who works from home: the laptop, the router on its shelf, the telephone on which Yann calls, the badge. */
export function Kitchen() {
  return (
    <>
      <path d="M0 0h640v360H0z" fill="#4a4560" />
      <path d="M0 206h640v70H0z" fill="#3f3a54" />
      <svg aria-hidden="true" x="176" y="20" width="280" height="150" viewBox="0 0 373 200">
        <NightSky />
        <path d="M0 200v-40l46-28 46 28v-14l58-34 58 34v20l44-24 60 30v-10l61-26v64z" fill="#2a2f4c" />
        <path d="M60 118h16v26H60zM236 128h14v22h-14z" fill="#2a2f4c" />
        <path d="M120 158h12v12h-12zM292 166h12v12h-12z" fill="#f5b841" />
      </svg>
      <path d="M172 16h288v158H172zM182 26v138h268V26z" fill="#8c7f72" fillRule="evenodd" />
      <path d="M311 24h10v142h-10z" fill="#8c7f72" />
      <path d="M492 14h132v270H492z" fill="#c9cfda" />
      <path d="M492 176h132v5H492zM504 120h7v44h-7zM504 192h7v44h-7z" fill="#7b869b" />
      <g transform="rotate(3 566 84)">
        <path d="M528 46h78v74h-78z" fill="#f7e39a" />
        <circle cx="566" cy="50" r="7" fill="#b42318" />
        <path d="M538 66h58M538 78h48M538 90h56M538 102h30" stroke="#6b6236" strokeWidth="4" />
      </g>
      <path d="M24 132h136v10H24z" fill="#8c7f72" />
      <path d="M58 100h74v32H58z" fill="#17223b" />
      <path d="M66 118h.1M80 118h.1M94 118h.1" stroke="#6bd6a5" strokeWidth="7" strokeLinecap="round" />
      <path d="M120 100V68" stroke="#17223b" strokeWidth="5" />
      <path
        d="M106 62q14-14 28 0M96 50q24-22 48 0M86 38q34-32 68 0"
        fill="none"
        stroke="#f5b841"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M0 262h640v98H0z" fill="#a8794b" />
      <path d="M0 262h640v9H0z" fill="#c2915f" />
      <path d="M206 100h212v144H206z" fill="#222c45" />
      <BlackNote x={215} y={109} width={194} height={122} />
      <path d="M190 244h244l22 42H168z" fill="#aab2c3" />
      <path d="M208 252h208M204 260h216M200 268h224" stroke="#4f5b7d" strokeWidth="4" strokeDasharray="12 4" />
      <path d="M272 274h80l4 10h-88z" fill="#8d97b2" />
      <path d="M446 270q50 4 60-22t44 18" fill="none" stroke="#222c45" strokeWidth="5" />
      <g transform="rotate(-8 72 300)">
        <rect x="34" y="254" width="64" height="96" rx="9" fill="#0c1324" />
        <path d="M40 264h52v76H40z" fill="#1f5d4a" />
        <circle cx="66" cy="290" r="15" fill="#d2622a" />
        <path d="M52 318h28" stroke="#f7f5f0" strokeWidth="4" />
        <circle cx="54" cy="331" r="5" fill="#ff9d92" />
        <circle cx="78" cy="331" r="5" fill="#6bd6a5" />
      </g>
      <path d="M20 262q-12 14-12 30M112 250q14 10 16 28" fill="none" stroke="#f5b841" strokeWidth="4" strokeLinecap="round" />
      <g transform="rotate(5 158 322)">
        <rect x="124" y="300" width="70" height="44" rx="5" fill="#f7f5f0" />
        <path d="M124 300h70v12h-70z" fill="#1d5fa8" />
        <circle cx="140" cy="328" r="8" fill="#c98f66" />
        <path d="M154 323h32M154 332h24" stroke="#7b869b" strokeWidth="4" />
      </g>
      <path d="M476 304h62v28h-62z" fill="#5c6a8d" />
      <path d="M484 318h26" stroke="#c3cbdb" strokeWidth="4" />
      <path d="M566 286h40v46h-40z" fill="#d9563a" />
      <path d="M606 294q20 2 18 14t-18 10" fill="none" stroke="#d9563a" strokeWidth="7" />
      <path d="M576 280q4-10 0-18M592 280q4-10 0-18" fill="none" stroke="#e7dfd5" strokeWidth="3" />
    </>
  );
}
