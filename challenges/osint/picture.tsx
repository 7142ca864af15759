import type { Post } from './artifacts.ts';
import { CakePhoto } from './cake-photo.tsx';
import { HarbourPhoto } from './harbour-photo.tsx';
import { JerseyPhoto } from './jersey-photo.tsx';
import { RacePhoto } from './race-photo.tsx';

/** A photo of the profile, as a drawing. */
export function Picture({ photo }: { readonly photo: NonNullable<Post['photo']> }) {
  switch (photo.kind) {
    case 'cake':
      return <CakePhoto candles={photo.candles} alt={photo.alt} />;
    case 'jersey':
      return <JerseyPhoto number={photo.number} alt={photo.alt} />;
    case 'race':
      return <RacePhoto alt={photo.alt} />;
    default:
      return <HarbourPhoto alt={photo.alt} />;
  }
}
