import { Binary } from 'lucide-react';
import { type Ref, useId } from 'react';
import { CodeArea } from '#engine/authoring';
import styles from './bench.module.css';
import { type Decoding, decode } from './decoding.ts';

const REMARKS: Readonly<Record<Decoding['state'], string>> = {
  empty: 'En attente d’un texte.',
  text: 'Texte lisible, sans la moindre clé.',
  digest:
    'C’est une empreinte\u00a0: elle ne contient pas le mot de passe, il n’y a rien à décoder. On peut seulement la comparer.',
  bytes: 'Ces octets ne forment pas un texte.',
  invalid: 'Ce n’est pas du Base64.',
};

interface DecoderProps {
  readonly encoded: string;
  readonly onChange: (encoded: string) => void;
  readonly ref: Ref<HTMLElement>;
}

/** The first tool: decodes Base64 to text. */
export function Decoder({ encoded, onChange, ref }: DecoderProps) {
  const id = useId();
  const decoding = decode(encoded);
  const failed = decoding.state !== 'empty' && decoding.state !== 'text';
  return (
    <section ref={ref} tabIndex={-1} className={styles.tool} aria-labelledby={`${id}-title`}>
      <h3 className={styles.heading} id={`${id}-title`}>
        <Binary size={18} aria-hidden="true" /> Décodeur Base64
      </h3>
      <CodeArea
        label="Texte à décoder"
        describedBy={`${id}-remark`}
        value={encoded}
        onChange={onChange}
        rows={4}
        maxLength={4000}
      />
      <p className={styles.remark} id={`${id}-remark`} role="status" data-failed={failed}>
        {failed && <span aria-hidden="true">⚠ </span>}
        {REMARKS[decoding.state]}
      </p>
      {decoding.state === 'text' && (
        <textarea
          className={styles.output}
          aria-label="Texte décodé"
          value={decoding.text}
          rows={5}
          readOnly
          spellCheck={false}
        />
      )}
    </section>
  );
}
