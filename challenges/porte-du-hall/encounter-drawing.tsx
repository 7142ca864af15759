import type { Encounter } from './artifacts.ts';
import { HallDrawing } from './hall-drawing.tsx';
import { Key, Parcel, Printer, QuayDoor, Screen } from './things.tsx';
import { Visitor } from './visitors.tsx';

interface EncounterDrawingProps {
  readonly encounter: Pick<Encounter, 'at' | 'figure' | 'mark'>;
  /** Whether the drawing is a close-up, which shows only a part of the hall. */
  readonly near?: boolean;
  /** For a person, after the decision: a `Whereabouts`. */
  readonly whereabouts?: string | undefined;
}

/** The hall with the person or thing of the encounter. Hidden from screen readers, because the text beside it says the same. */
export function EncounterDrawing({ encounter: { at, figure, mark }, near = false, whereabouts }: EncounterDrawingProps) {
  const view = { at, ...(near ? { part: '146 96 400 250' } : {}) };
  switch (figure) {
    case 'cle':
      return <HallDrawing {...view} onCounter={<Key mark={mark} />} />;
    case 'ecran':
      return <HallDrawing {...view} onCounter={<Screen mark={mark} />} />;
    case 'colis':
      return <HallDrawing {...view} onCounter={<Parcel />} />;
    case 'feuilles':
      return <HallDrawing {...view} onCounter={<Printer />} />;
    case 'porte':
      return <HallDrawing {...view} behind={<QuayDoor mark={mark} />} />;
    default:
      return (
        <HallDrawing
          {...view}
          open={whereabouts === 'inside'}
          behind={
            whereabouts !== 'gone' && (
              <g transform={whereabouts === 'inside' ? 'translate(212 0)' : undefined}>
                <Visitor figure={figure} mark={mark} />
              </g>
            )
          }
        />
      );
  }
}
