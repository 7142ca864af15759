import { LOGO, type LogoPicture, logoSize } from './branding.ts';

/** The vigie: the lookout in the crow's nest, and the beam that searches the sea. Same drawing as public/favicon.svg. */
export function Logo({ className }: { readonly className?: string | undefined }) {
  if (LOGO) return <OwnLogo logo={LOGO} className={className} />;
  return (
    <svg data-logo="" className={className} viewBox="0 0 40 40" width="40" height="40" fill="none" aria-hidden="true">
      <path d="M17 10 40 2v16Z" fill="var(--beam)" opacity=".9" />
      <path d="M14 21v12" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <circle cx="14" cy="8.5" r="3.5" fill="currentColor" />
      <path d="M7 14h14l-2.2 7H9.2Z" fill="currentColor" />
      <path
        d="M2 34c3 0 3-2.5 6-2.5s3 2.5 6 2.5 3-2.5 6-2.5 3 2.5 6 2.5 3-2.5 6-2.5 3 2.5 6 2.5"
        stroke="var(--beam)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The logo of the branding, if there is one: for places that do not show Vigie's own logo. */
export function BrandingLogo() {
  return LOGO ? <OwnLogo logo={LOGO} /> : null;
}

interface OwnLogoProps {
  /** The picture, with its aspect ratio. */
  readonly logo: LogoPicture;
  readonly className?: string | undefined;
}

/** Has no alternative text, as the name stands beside it. Its style sheet is only in pages with a branding (engine/branding/pages.ts). */
function OwnLogo({ logo, className = '' }: OwnLogoProps) {
  return <img className={`own-logo ${className}`.trim()} src={logo.address} alt="" {...logoSize(logo)} />;
}
