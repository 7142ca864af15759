import type { ReactNode } from 'react';
import type { Picture } from './artifacts.ts';
import { Badges } from './badges.tsx';
import { Call } from './call.tsx';
import { Desk } from './desk.tsx';
import { ParkingPlan } from './parking-plan.tsx';
import { Sharing } from './sharing.tsx';

interface DrawingProps {
  readonly picture: Picture;
  /** The text alternative; absent where the text around the picture describes it. */
  readonly label?: string;
}

/** A picture of the intranet, 640 × 400. */
export function Drawing({ picture, label }: DrawingProps) {
  if (!label)
    return (
      <svg viewBox="0 0 640 400" aria-hidden="true">
        {content(picture)}
      </svg>
    );
  return (
    <svg viewBox="0 0 640 400" role="img" aria-label={label}>
      {content(picture)}
    </svg>
  );
}

/** The content of a picture in its 640 × 400 coordinates, for drawings that show a part of it. */
export function content({ kind, line }: Pick<Picture, 'kind' | 'line'>): ReactNode {
  switch (kind) {
    case 'desk':
      return <Desk line={line} />;
    case 'badges':
      return <Badges line={line} />;
    case 'call':
      return <Call line={line} />;
    case 'sharing':
      return <Sharing />;
    default:
      return <ParkingPlan />;
  }
}
