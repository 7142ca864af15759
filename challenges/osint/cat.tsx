/** The cat Biscotte, sitting, for use in a picture: her paws are at the origin, her ears 112 units above. */
export function Cat() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d="M30-8q34 2 30-30-2-14-12-12" fill="none" stroke="#a9743f" strokeWidth="11" />
      <path d="M-32 0q-10-40 10-62h44q20 22 10 62z" fill="#c08a52" />
      <path d="M-13 0q-6-34 13-46 19 12 13 46z" fill="#f0dcc0" />
      <path d="M-30-84l-2-28 22 14zM30-84l2-28-22 14z" fill="#c08a52" />
      <path d="M-26-92l-1-11 10 7zM26-92l1-11-10 7z" fill="#eab2a0" />
      <ellipse cy="-76" rx="34" ry="28" fill="#c08a52" />
      <ellipse cy="-64" rx="17" ry="13" fill="#f0dcc0" />
      <path
        d="M0-103v14M-9-102l2 11M9-102l-2 11M-33-78h9M-32-70l9-2M33-78h-9M32-70l-9-2M-29-40l12 4M-31-26l11 3M29-40l-12 4M31-26l-11 3"
        stroke="#7d5128"
        strokeWidth="3.5"
      />
      <ellipse cx="-13" cy="-79" rx="6" ry="6.5" fill="#d9c04a" />
      <ellipse cx="13" cy="-79" rx="6" ry="6.5" fill="#d9c04a" />
      <path d="M-11-84v10M15-84v10" stroke="#20180e" strokeWidth="3.5" />
      <path d="M-4-70h8l-4 5zM0-65v4q-5 5-9 1M0-61q5 5 9 1" fill="#c4736a" stroke="#5a3a20" strokeWidth="1.5" />
      <path d="M-18-63l-24-4M-18-60l-23 3M18-63l24-4M18-60l23 3" stroke="#fff8ea" strokeWidth="1.4" />
      <path d="M-14 0q0-9 8-9t7 9zM0 0q0-9 7-9t7 9z" fill="#f7e8d0" />
    </g>
  );
}
