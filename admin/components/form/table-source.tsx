import { useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { ReadFileField, TextArea } from './fields.tsx';

interface TableSourceProps {
  /** Labels of the file, the text and the button, with what is said about each. */
  readonly words: Readonly<Record<'file' | 'fileAbout' | 'paste' | 'pasteAbout' | 'look', string>>;
  /** Whether the changes are being looked up: the button waits. */
  readonly pending: boolean;
  /** Called with a file as soon as it is chosen, and with what is loaded or pasted when the button is pressed; an empty text: neither is. */
  readonly onLook: (source: string | File) => void;
}

/** Where a table comes from: a file, or a pasted text, whichever came last; and the button that shows what it would change. */
export function TableSource({ words, pending, onLook }: TableSourceProps) {
  const [source, setSource] = useState<string | File>('');
  // Another field each time a text takes the place of a file, so that it names no file that does not count.
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
