import { BlackNote, Crane, NightSky, Yann } from './dock.tsx';

/**
 * The office on the quay: the black screen, the yellow network cable, the desk telephone, and Yann's hand on its way to the power socket.
 */
export function QuayOffice() {
  return (
    <>
      <path d="M0 0h640v360H0z" fill="#39445f" />
      <svg aria-hidden="true" x="120" y="16" width="400" height="170" viewBox="60 0 470 200">
        <NightSky />
        <path d="M60 178h470v22H60z" fill="#24304c" />
        <Crane x={370} y={10} />
        <path d="M70 160h44v20H70zM116 160h44v20h-44zM92 139h44v20H92z" fill="#7d3a2a" />
        <path d="M166 160h44v20h-44z" fill="#2f6f5e" />
      </svg>
      <path d="M116 12h408v178H116zM128 22v158h384V22z" fill="#59658a" fillRule="evenodd" />
      <path d="M316 20h10v162h-10z" fill="#59658a" />
      <g transform="rotate(-2 62 66)">
        <path d="M16 22h92v88H16z" fill="#f2ead0" />
        <circle cx="62" cy="22" r="6" fill="#d2622a" />
        <path d="M28 42h50" stroke="#17223b" strokeWidth="7" />
        <path d="M28 58h68M28 70h60M28 82h66M28 96h34" stroke="#8b8674" strokeWidth="4" />
      </g>
      <path d="M448 196h44v44h-44z" fill="#d5d9e2" />
      <circle cx="470" cy="218" r="13" fill="#aab2c3" />
      <path d="M440 244h42v36h-42z" fill="#d5d9e2" />
      <path d="M0 284h640v76H0z" fill="#7a5639" />
      <path d="M0 284h640v9H0z" fill="#946b48" />
      <path d="M80 84h268v164H80z" fill="#17223b" />
      <BlackNote x={90} y={94} width={248} height={144} />
      <path d="M198 248h32v34h-32zM164 278h100v10H164z" fill="#17223b" />
      <path d="M366 172h58v116h-58z" fill="#222c45" />
      <path d="M376 186h38M376 198h38" stroke="#4f5b7d" strokeWidth="5" />
      <circle cx="395" cy="226" r="9" fill="none" stroke="#6bd6a5" strokeWidth="4" />
      <path d="M424 274q10 34 30 16t8-28" fill="none" stroke="#f5b841" strokeWidth="8" strokeLinecap="round" />
      <path d="M454 252h16v16h-16z" fill="#f5b841" />
      <path d="M424 206q26-8 44 12" fill="none" stroke="#0c1324" strokeWidth="7" />
      <path d="M134 306h178l12 26H122z" fill="#39445f" />
      <path d="M142 313h164M138 323h174" stroke="#8d97b2" strokeWidth="4" strokeDasharray="10 4" />
      <path d="M20 300h96l8 44H12z" fill="#222c45" />
      <path d="M16 290q50-18 104 0l-6 18q-46-14-92 0z" fill="#0c1324" />
      <path d="M52 318h36M52 328h36" stroke="#8d97b2" strokeWidth="5" strokeDasharray="8 6" />
      <path d="M342 316h62v26h-62z" fill="#5c6a8d" />
      <path d="M350 329h26" stroke="#c3cbdb" strokeWidth="4" />
      <Yann x={568} y={178} reach={[-82, 48]} />
    </>
  );
}
