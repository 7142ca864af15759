import { BlackNote, Crane, NightSky, Yann } from './dock.tsx';

/** Quay 3: the shared tablet on its charger, the orange call point, the aerial, the notice on the container, Yann's hand. */
export function Quayside() {
  return (
    <>
      <svg aria-hidden="true" x="0" y="0" width="640" height="210" viewBox="0 0 640 210">
        <NightSky />
        <path d="M0 190h640v20H0z" fill="#33415f" />
        <Crane x={206} y={6} />
        <Crane x={388} y={26} />
      </svg>
      <path d="M0 206h640v154H0z" fill="#4a5064" />
      <path d="M0 206h640v7H0z" fill="#f5b841" />
      <path d="M0 306h640v54H0z" fill="#3a4054" />
      <path d="M0 96h186v182H0z" fill="#7d3a2a" />
      <path d="M14 106v162M42 106v162M70 106v162M98 106v162M126 106v162M154 106v162" stroke="#632c1f" strokeWidth="8" />
      <path d="M0 96h186v9H0zM0 269h186v9H0z" fill="#5a271b" />
      <g transform="rotate(-3 88 186)">
        <path d="M44 136h90v86H44z" fill="#f2ead0" />
        <path d="M56 154h46" stroke="#17223b" strokeWidth="7" />
        <path d="M56 170h66M56 182h58M56 194h64M56 208h30" stroke="#8b8674" strokeWidth="4" />
      </g>
      <path d="M144 26h8v72h-8zM128 96h40v6h-40z" fill="#1a2238" />
      <path d="M136 12h24v26h-24z" fill="#d5d9e2" />
      <circle cx="148" cy="25" r="6" fill="#ff8a3c" />
      <path d="M120 34q-12-12 0-26M176 34q12-12 0-26" fill="none" stroke="#f5b841" strokeWidth="4" strokeLinecap="round" />
      <path d="M236 262h150l14 98H222z" fill="#222c45" />
      <path d="M226 252h170v16H226z" fill="#5c6a8d" />
      <rect x="206" y="104" width="210" height="154" rx="14" fill="#0c1324" />
      <path d="M206 122v-4q0-14 14-14h8v18zM416 122v-4q0-14-14-14h-8v18z" fill="#d2622a" />
      <BlackNote x={222} y={118} width={178} height={126} />
      <path d="M311 258v24q0 18 22 18h26" fill="none" stroke="#0c1324" strokeWidth="6" />
      <path d="M356 290h22v20h-22z" fill="#d5d9e2" />
      <path d="M470 130h10v230h-10z" fill="#1a2238" />
      <path d="M438 140h74v94h-74z" fill="#d2622a" />
      <path d="M446 148h58v78h-58z" fill="#b9521f" />
      <path d="M452 156h18v62h-18z" fill="#17223b" />
      <path d="M480 164h18M480 178h18M480 192h18" stroke="#f2ead0" strokeWidth="7" strokeDasharray="5 2" />
      <Yann x={586} y={190} reach={[-176, 20]} />
    </>
  );
}
