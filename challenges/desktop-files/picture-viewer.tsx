import { Info } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#engine/authoring';
import type { Block } from './artifacts.ts';
import { FileContent } from './file-content.tsx';
import { HolidayPicture } from './holiday-picture.tsx';
import styles from './picture-viewer.module.css';

/** A photo, and a button that shows the properties of its file; the photo then shrinks to make room for them. */
export function PictureViewer({ properties }: { readonly properties: readonly Block[] }) {
  const [shown, setShown] = useState(false);
  const panel = useId();
  return (
    <div className={styles.viewer} data-explained={shown || undefined}>
      <Button variant="secondary" aria-expanded={shown} aria-controls={panel} onClick={() => setShown(!shown)}>
        <Info size={18} aria-hidden="true" /> Propriétés
      </Button>
      <div id={panel} hidden={!shown}>
        <FileContent blocks={properties} />
      </div>
      <HolidayPicture />
    </div>
  );
}
