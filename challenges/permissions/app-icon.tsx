/** The application's icon: a delivery note in a viewfinder, over a wave. */
export function AppIcon({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="15" fill="#17607a" />
      <path d="M0 46c8-5 13-5 21 0s13 5 22 0 13-5 21 0v3a15 15 0 0 1-15 15H15A15 15 0 0 1 0 49Z" fill="#0d4356" />
      <path d="M22 13h15l7 7v27H22Z" fill="#fff" />
      <path d="M37 13v7h7" fill="#c9e3ea" />
      <path d="M27 27h12M27 33h12M27 39h7" stroke="#17607a" strokeWidth="2.5" strokeLinecap="round" />
      <path
        d="M13 20v-9h9M51 20v-9h-9M13 42v9h9M51 42v9h-9"
        fill="none"
        stroke="#f5b841"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
