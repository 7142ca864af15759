import { Eye, EyeOff, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#engine/authoring';
import type { MartinArtifacts, Sheet } from './artifacts.ts';
import styles from './workbook.module.css';

/** The attached workbook as a recipient can open it: one click shows the hidden sheet. */
export function Workbook({ name, open, hidden }: MartinArtifacts['workbook']) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.book}>
      <p className={styles.name}>
        <FileSpreadsheet size={18} aria-hidden="true" /> {name}
      </p>
      <Grid sheet={open} />
      <Button variant="secondary" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
        {shown ? 'Masquer la feuille' : 'Afficher la feuille masquée'}
      </Button>
      {shown && <Grid sheet={hidden} wasHidden />}
    </div>
  );
}

/** One sheet of the workbook. */
export function Grid({ sheet: { name, rows }, wasHidden = false }: { readonly sheet: Sheet; readonly wasHidden?: boolean }) {
  const [head = [], ...body] = rows;
  return (
    <table className={styles.grid} data-hidden={wasHidden || undefined}>
      <caption>
        {name}
        {wasHidden && ', masquée'}
      </caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row) => (
          <tr key={row.join()}>
            {row.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
