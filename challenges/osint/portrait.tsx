import { useId } from 'react';

/** Solène's portrait; her name is beside it. */
export function Portrait() {
  const sky = useId();
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true">
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f5b841" />
          <stop offset="1" stopColor="#e77f52" />
        </linearGradient>
      </defs>
      <path d="M0 0h96v96H0z" fill={`url(#${sky})`} />
      <path d="M23 76q-7-58 25-60 34 2 25 60z" fill="#5b2c1a" />
      <path d="M41 56h14v16H41z" fill="#e3ab86" />
      <path d="M12 96q2-26 30-28 6 7 12 0 28 2 30 28z" fill="#17506b" />
      <path d="M14 88h68M16 82h64" stroke="#f7f5f0" strokeWidth="3" />
      <ellipse cx="48" cy="46" rx="17" ry="20" fill="#f0bf9c" />
      <path d="M29 46q-2-24 19-26 22 2 19 26-6-14-19-16-8 10-19 16z" fill="#74391f" />
      <circle cx="41" cy="46" r="2.2" fill="#2a1a12" />
      <circle cx="55" cy="46" r="2.2" fill="#2a1a12" />
      <path d="M41 56q7 6 14 0" fill="none" stroke="#a34a35" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
