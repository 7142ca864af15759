import { useState } from 'react';
import { Button } from '#engine/authoring';
import { ClaimGlossary } from './claim-glossary.tsx';
import styles from './inspector.module.css';
import { readSegment, readSignature, type Segments, splitToken } from './segment.ts';
import { SegmentEditor } from './segment-editor.tsx';
import { PARTS } from './token-text.tsx';

const SIGNED = 'Jeton d’origine, tel que le serveur l’a signé : personne ne l’a modifié.';
const TAMPERED =
  'Jeton modifié : la signature ne correspond plus, le serveur le refuserait. Sans sa clé secrète, impossible de la refaire.';

/** A token inspector as developers use it: the player edits a segment and sees it decoded. */
export function Inspector({ original }: { readonly original: Segments }) {
  const [segments, setSegments] = useState<Segments>(original);
  const [draft, setDraft] = useState('');
  const untouched = segments.join('.') === original.join('.');

  const edit = (index: number, value: string) => {
    // A whole token pasted into one field is split over the three fields.
    const [header, payload, signature] = segments.map((segment, at) => (at === index ? value : segment));
    setSegments(splitToken(value) ?? [header ?? '', payload ?? '', signature ?? '']);
  };

  return (
    <section className={styles.inspector} aria-labelledby="jwt-inspector-title">
      <header className={styles.head}>
        <h2 className={styles.title} id="jwt-inspector-title">
          Inspecteur de jetons
        </h2>
        <Button type="button" variant="secondary" onClick={() => setSegments(original)}>
          Rétablir le jeton
        </Button>
      </header>
      <p className={styles.seal} role="status" data-untouched={untouched}>
        <span aria-hidden="true">{untouched ? '✓' : '✗'}</span> {untouched ? SIGNED : TAMPERED}
      </p>
      {PARTS.map(({ part, name, english, decoded }, index) => (
        <SegmentEditor
          key={part}
          part={part}
          label={`${name}${english}`}
          decodedLabel={decoded}
          value={segments[index] ?? ''}
          reading={(part === 'signature' ? readSignature : readSegment)(segments[index] ?? '')}
          onChange={(value) => edit(index, value)}
        />
      ))}
      <ClaimGlossary />
      <h3 className={styles.subtitle}>Décodeur Base64</h3>
      <SegmentEditor
        part="draft"
        label="Texte à décoder"
        decodedLabel="Texte décodé"
        value={draft}
        reading={readSegment(draft)}
        onChange={setDraft}
        quietWhenEmpty
      />
    </section>
  );
}
