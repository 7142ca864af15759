import { Cat } from './cat.tsx';

/** Solène's framed handball jersey with her lucky number, and the cat Biscotte on the sofa. */
export function JerseyPhoto({ number, alt }: { readonly number: number; readonly alt: string }) {
  return (
    <svg viewBox="0 0 480 300" role="img" aria-label={alt}>
      <path d="M0 0h480v300H0z" fill="#e4e0d2" />
      <path d="M0 0h480v14H0z" fill="#d2cdbb" />
      <path d="M150 18h180v180H150z" fill="#6b4a2b" />
      <path d="M162 30h156v156H162z" fill="#faf7ef" />
      <path d="M212 44q28 18 56 0l34 16-12 36-16-6v88h-68V90l-16 6-12-36z" fill="#1d5fa8" stroke="#123f73" strokeWidth="2" />
      <path d="M212 44q28 18 56 0l-5-2q-23 12-46 0zM188 92l12-8 4 7-12 5zM292 92l-12-8-4 7 12 5z" fill="#f5b841" />
      <g fill="#ffffff" textAnchor="middle" fontWeight="800" fontFamily="var(--font-display)">
        <text x="240" y="88" fontSize="15" letterSpacing="1.5">
          AUTRET
        </text>
        <text x="240" y="148" fontSize="58">
          {number}
        </text>
      </g>
      <path d="M162 30h60l-60 70z" fill="#ffffff" opacity="0.35" />
      <path d="M40 300V224q0-20 22-20h356q22 0 22 20v76z" fill="#8d4a35" />
      <path d="M62 246h178v54H62zM240 246h178v54H240z" fill="#a65b43" />
      <path d="M240 246v54M62 246h356" stroke="#7a3d2b" strokeWidth="3" />
      <path d="M24 300v-54q0-16 20-16t20 16v54zM416 300v-54q0-16 20-16t20 16v54z" fill="#96503a" />
      <path d="M76 208l50-8 8 46-50 6z" fill="#f5b841" />
      <g transform="translate(372 252) scale(0.95)">
        <Cat />
      </g>
      <path d="M18 230h4M20 60v176" stroke="#3b3a36" strokeWidth="5" />
      <path d="M-14 66L4 22h34l18 44z" fill="#f2d9a0" />
    </svg>
  );
}
