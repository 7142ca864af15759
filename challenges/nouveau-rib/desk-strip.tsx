import { BookUser, ClipboardCheck, type LucideIcon, Mail, PhoneIncoming, ReceiptText } from 'lucide-react';
import styles from './desk-strip.module.css';

/** The papers on the desk, in the order of the strip. */
export const PAPERS = ['mail', 'invoice', 'file', 'call', 'sheet'] as const;
export type Paper = (typeof PAPERS)[number];

const WORDS: Readonly<Record<Paper, { readonly Icon: LucideIcon; readonly name: string }>> = {
  mail: { Icon: Mail, name: 'E-mail' },
  invoice: { Icon: ReceiptText, name: 'Facture' },
  file: { Icon: BookUser, name: 'Fournisseur' },
  call: { Icon: PhoneIncoming, name: 'Appel' },
  sheet: { Icon: ClipboardCheck, name: 'Contrôle' },
};

interface DeskStripProps {
  readonly open: Paper;
  readonly onOpen: (paper: Paper) => void;
}

/** In windows too small for the whole desk, one paper is shown at a time; this strip selects it. */
export function DeskStrip({ open, onOpen }: DeskStripProps) {
  return (
    <ul className={styles.strip} aria-label="Sur le bureau">
      {PAPERS.map((paper) => {
        const { Icon, name } = WORDS[paper];
        return (
          <li key={paper}>
            <button type="button" className={styles.paper} aria-pressed={paper === open} onClick={() => onOpen(paper)}>
              <Icon size={18} aria-hidden="true" />
              {name}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
