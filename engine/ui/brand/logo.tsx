import type { CSSProperties } from 'react';
import { LOGO, type LogoPicture } from './branding.ts';

/** The vigie: the lookout in the crow's nest, and the beam that searches the sea. Same drawing as public/favicon.svg. */
export function Logo({ className }: { readonly className?: string | undefined }) {
  if (LOGO) return <OwnLogo logo={LOGO} className={className} />;
  return (
    <svg className={className} viewBox="0 0 40 40" width="40" height="40" fill="none" aria-hidden="true">
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

/** The logo of the branding, where it has one: for places that have no lookout either. */
export function BrandingLogo() {
  return LOGO && <OwnLogo logo={LOGO} />;
}

interface OwnLogoProps {
  /** The picture, and how wide it is for its height. */
  readonly logo: LogoPicture;
  readonly className?: string | undefined;
}

/** Its name stands beside it. Drawn for paper, it brings its paper along: on the night it is on a plate. */
function OwnLogo({ logo: { address, shape }, className }: OwnLogoProps) {
  return <img className={className} src={address} alt="" width={Math.round(HEIGHT * shape)} height={HEIGHT} style={PLATE} />;
}

const HEIGHT = 36;
/** Here and not in a style sheet: a first visit without a branding does without. */
const PLATE: CSSProperties = {
  alignSelf: 'center',
  inlineSize: 'auto',
  blockSize: '2.25rem',
  maxInlineSize: 'min(9rem, 30vw)',
  padding: '0.2rem 0.3rem',
  borderRadius: '6px',
  background: '#ffffff',
  objectFit: 'contain',
};
