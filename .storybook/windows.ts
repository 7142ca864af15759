/** The windows that stories are looked at in, by their name in the toolbar; the gallery has the same. Widths and heights in pixels. */
export const WINDOWS = {
  narrow: { name: 'Narrow (320)', width: 320, height: 720 },
  small: { name: 'Small phone (320 × 568)', width: 320, height: 568 },
  phone: { name: 'Phone (390 × 844)', width: 390, height: 844 },
  laptop: { name: 'Laptop with its bars (1366 × 620)', width: 1366, height: 620 },
  tablet: { name: 'Tablet (768)', width: 768, height: 1024 },
  projector: { name: 'Projector (1920 × 1080)', width: 1920, height: 1080 },
  wide: { name: 'Wide (1440)', width: 1440, height: 900 },
} as const;

export type WindowName = keyof typeof WINDOWS;
