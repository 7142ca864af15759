import { Eye, EyeOff } from 'lucide-react';
import { Button } from '#engine/ui/controls/button.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { WallNames as Names } from '#schemas/wall-names.ts';
import { messages } from '../../language/language.ts';
import { EmptyState, Note } from '../notes/notes.tsx';
import styles from './wall-names.module.css';

type WallName = Names[number];

interface WallNamesProps {
  /** Undefined while the names are loading. */
  readonly names: Names | undefined;
  /** Hides a name, or shows a hidden one again. */
  readonly onPress: (hiding: { readonly participant: string; readonly hidden: boolean }, said: string) => void;
}

/** The names on the projector's screen, each with a button that hides it or shows it again. */
export function WallNames({ names, onPress }: WallNamesProps) {
  const words = messages().components.wallNames;
  const said = ({ name, hidden }: WallName) => (hidden ? words.shown : words.hidden(name));
  return (
    <div className={styles.names}>
      <Note>{words.about}</Note>
      {names?.length === 0 && <EmptyState>{words.none}</EmptyState>}
      <ul>
        {names?.map((one) => (
          <li key={one.participant}>
            <span>
              <strong lang="fr">{one.name}</strong>
              {one.hidden && <Note>{words.isHidden}</Note>}
            </span>
            <Button variant="secondary" onClick={() => onPress({ participant: one.participant, hidden: !one.hidden }, said(one))}>
              {one.hidden ? <Eye aria-hidden="true" size={16} /> : <EyeOff aria-hidden="true" size={16} />}
              {one.hidden ? words.show : words.hide}
              <VisuallyHidden> {one.name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
