import type { ReactNode } from 'react';

interface PaperProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** The orange paper with the test server's password; `children` is its text, in the paper's own coordinates. */
export function Paper({ x, y, width, height, children }: PaperProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(-2)`}>
      <path d={`M1.5 1.5h${width}v${height}h-${width}z`} fill="#17223b" opacity="0.35" />
      <path d={`M0 0h${width}v${height}h-${width}z`} fill="#ffa542" />
      <g fill="#2b1503" fontFamily="var(--font-code)" fontWeight="700">
        {children}
      </g>
    </g>
  );
}
