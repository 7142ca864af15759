/** A mail and its explanation, written as one text: the words that a note is about are in [brackets], which are removed from the mail. */
import { frenchSpaces } from '#engine/authoring/toolbox';
import type { AnnotatedLine, Mail, MailBlock } from './artifacts.ts';

type Note = NonNullable<AnnotatedLine['note']>;

/** One line of the mail: text, or a link with the address that it leads to. */
type Line = { readonly note?: Note } & (
  | { readonly text: string }
  | { readonly link: string; readonly address: string; readonly button?: true }
);

export interface Annotated {
  readonly mail: Mail;
  readonly annotated: readonly AnnotatedLine[];
}

export interface Script {
  readonly head: Omit<Mail, 'from' | 'subject' | 'body'>;
  readonly name: string;
  readonly address: string;
  readonly sender: Note;
  readonly subject: { readonly text: string; readonly note?: Note };
  readonly lines: readonly Line[];
  readonly signature: readonly string[];
}

const plain = (text: string) => frenchSpaces(text.replace(/[[\]]/g, ''));
const noted = (text: string, note: Note | undefined): AnnotatedLine =>
  note ? { text: frenchSpaces(text), note } : { text: frenchSpaces(text) };

export function annotate({ head, name, address, sender, subject, lines, signature }: Script): Annotated {
  return {
    mail: {
      ...head,
      from: { name, address: plain(address) },
      subject: plain(subject.text),
      body: [...lines.map(blockOf), { kind: 'signature', lines: signature }],
    },
    annotated: [
      { label: 'De', ...noted(`${name} <${address}>`, sender) },
      { label: 'Objet', ...noted(subject.text, subject.note) },
      ...lines.map((line) => noted('text' in line ? line.text : `${line.link} → ${line.address}`, line.note)),
      { text: signature.join(', ') },
    ],
  };
}

function blockOf(line: Line): MailBlock {
  if ('text' in line) return { kind: 'text', text: plain(line.text) };
  return { kind: 'link', label: line.link, address: plain(line.address), ...(line.button && { button: true }) };
}
