import { useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { ReadFileField, TextArea } from './fields.tsx';

interface TableSourceProps {
  /** Labels and descriptions of the file field and the text field, and the label of the button. */
  readonly words: Readonly<Record<'file' | 'fileAbout' | 'paste' | 'pasteAbout' | 'look', string>>;
  /** Whether the preview is being loaded: the button is busy. */
  readonly pending: boolean;
  /**
   * Called with a file as soon as it is chosen. When the button is pressed, called with the file or the pasted text; the text is empty if
   * there is neither.
   */
  readonly onLook: (source: string | File) => void;
}

/** Source of a table: a file or a pasted text, whichever came last; with a button that previews the changes. */
export function TableSource({ words, pending, onLook }: TableSourceProps) {
  const [source, setSource] = useState<string | File>('');
  // A new key replaces the file field when a text replaces the file, so that the field no longer names the file.
  const [fields, setFields] = useState(0);

  function load(file: File) {
    setSource(file);
    onLook(file);
  }

  function paste(text: string) {
    if (typeof source !== 'string') setFields(fields + 1);
    setSource(text);
  }

  return (
    <>
      <ReadFileField key={fields} label={words.file} description={words.fileAbout} accept=".xlsx,.csv,.tsv,.txt" onFile={load} />
      <TextArea
        label={words.paste}
        description={words.pasteAbout}
        rows={5}
        value={typeof source === 'string' ? source : ''}
        onChange={(event) => paste(event.target.value)}
      />
      <Button variant="secondary" pending={pending} onClick={() => onLook(typeof source === 'string' ? source.trim() : source)}>
        {words.look}
      </Button>
    </>
  );
}
