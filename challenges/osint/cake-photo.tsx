import { Cat } from './cat.tsx';

const SPACING = 27;
const COLOURS = ['#b42318', '#1d5fa8', '#1f7a54'];

/** The cat Biscotte behind a cake, with a candle for each year since her arrival. */
export function CakePhoto({ candles, alt }: { readonly candles: number; readonly alt: string }) {
  const places = Array.from({ length: candles }, (_, index) => 240 + (index - (candles - 1) / 2) * SPACING);
  return (
    <svg viewBox="0 0 480 300" role="img" aria-label={alt}>
      <path d="M0 0h480v300H0z" fill="#e9d8c3" />
      <path d="M0 0h480v210H0z" fill="#cfe0dc" />
      <path d="M0 24q60 46 120 0t120 0 120 0 120 0" fill="none" stroke="#7a6a58" strokeWidth="2" />
      <path d="M40 41l14 27 15-24zM150 45l16 26 14-30zM290 43l15 28 15-26zM404 45l16 26 14-30z" fill="#e77f52" stroke="#b5400f" />
      <path d="M0 210h480v90H0z" fill="#a56f43" />
      <path d="M0 210h480v8H0z" fill="#8a5a34" />
      <g transform="translate(98 232) scale(1.3)">
        <Cat />
      </g>
      <g transform="translate(62)">
        <ellipse cx="240" cy="276" rx="160" ry="16" fill="#f7f5f0" />
        <path d="M106 214h268v54q-134 22-268 0z" fill="#f4d9c6" />
        <path d="M106 240q134 20 268 0v10q-134 20-268 0z" fill="#b0603f" />
        <ellipse cx="240" cy="214" rx="134" ry="20" fill="#fff6ec" />
        <path
          d="M106 214v14q9 14 18 2 10 18 22 4 12 16 24 2 12 16 24 3 12 15 24 1 12 16 24 1 12 15 24 0 12 14 24-2 12 14 22-3 10 14 20 0 10 12 18-3v-19q-134 30-244 0z"
          fill="#fff6ec"
        />
        {places.map((x, index) => (
          <g key={x} transform={`translate(${x} ${index % 2 ? 224 : 212})`}>
            <path d="M-4.5-40h9V0h-9z" fill={COLOURS[index % COLOURS.length]} />
            <path d="M-4.5-30l9-7M-4.5-17l9-7M-4.5-4l9-7" stroke="#ffffff" strokeWidth="2.5" />
            <path d="M0-64q9 12 0 20-9-8 0-20z" fill="#f5b841" stroke="#e77f52" strokeWidth="2" />
          </g>
        ))}
      </g>
    </svg>
  );
}
