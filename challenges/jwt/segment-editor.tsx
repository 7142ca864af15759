import { useId } from 'react';
import { CodeArea } from '#engine/authoring';
import styles from './inspector.module.css';
import { type Reading, SEGMENT_ERRORS } from './segment.ts';

interface SegmentEditorProps {
  readonly label: string;
  /** Label of the field with the decoded text. */
  readonly decodedLabel: string;
  readonly part: 'header' | 'payload' | 'signature' | 'draft';
  readonly value: string;
  readonly reading: Reading;
  readonly onChange: (value: string) => void;
  /** Suppresses the error of an empty field, because the player may not have typed anything yet. */
  readonly quietWhenEmpty?: boolean;
}

const STATES: Readonly<Record<Reading['state'], string>> = {
  ...SEGMENT_ERRORS,
  json: 'Objet JSON',
  text: 'Texte simple, pas du JSON',
  bytes: 'Empreinte, pas un texte',
};

/** One segment of a token: the editable text, and its decoded form. The keyboard can select and copy both. */
export function SegmentEditor({
  label,
  decodedLabel,
  part,
  value,
  reading,
  onChange,
  quietWhenEmpty = false,
}: SegmentEditorProps) {
  const id = useId();
  const text = 'text' in reading ? reading.text : null;
  const quiet = reading.state === 'empty' && quietWhenEmpty;
  const failed = text === null && !quiet;
  return (
    <div className={styles.segment} data-part={part}>
      <CodeArea label={label} describedBy={`${id}-state`} invalid={failed} value={value} onChange={onChange} maxLength={4000} />
      <div className={styles.side}>
        <p className={styles.state} id={`${id}-state`} role="status" data-failed={failed}>
          {failed && <span aria-hidden="true">⚠ </span>}
          {!quiet && STATES[reading.state]}
        </p>
        {text !== null && (
          <textarea
            className={styles.decoded}
            aria-label={decodedLabel}
            value={text}
            rows={text.split('\n').length + 2}
            readOnly
            spellCheck={false}
          />
        )}
      </div>
    </div>
  );
}
