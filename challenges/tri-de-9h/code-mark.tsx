/** The three corners of a QR code and some of its squares: a drawing that encodes nothing. */
const CELLS =
  'M8 0h1v2h-1zM10 1h2v1h-2zM8 4h3v1h-3zM12 3h1v3h-1zM0 8h2v1h-2zM3 8h1v2h-1zM5 9h3v1h-3zM9 7h2v2h-2zM12 8h4v1h-4zM17 9h2v1h-2zM20 8h1v3h-1zM1 11h3v1h-3zM6 11h1v2h-1zM8 12h2v1h-2zM11 10h1v3h-1zM13 11h3v1h-3zM17 12h2v2h-2zM8 15h1v2h-1zM10 14h3v1h-3zM14 14h1v3h-1zM16 16h3v1h-3zM20 14h1v2h-1zM9 18h3v1h-3zM13 18h1v3h-1zM15 19h2v1h-2zM18 18h1v1h-1zM20 18h1v3h-1zM8 20h2v1h-2z';
const CORNERS = [
  [0, 0],
  [14, 0],
  [0, 14],
] as const;

/** A drawn QR code, dark on white in every theme, as on paper. */
export function CodeMark({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="-2 -2 25 25" aria-hidden="true">
      <path d="M-2-2h25v25H-2z" fill="#fff" />
      {CORNERS.map(([x, y]) => (
        <path key={`${x},${y}`} d={`M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`} fill="#10182b" fillRule="evenodd" />
      ))}
      <path d={CELLS} fill="#10182b" />
    </svg>
  );
}
