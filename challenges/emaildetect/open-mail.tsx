import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Button, Dialog } from '#engine/authoring';
import type { Mail, MailBlock } from './artifacts.ts';
import { MailHeader } from './mail-header.tsx';
import { MailLink } from './mail-link.tsx';
import styles from './open-mail.module.css';

/** The open mail. The line at its foot shows the target of the link under the pointer or the focus. */
export function OpenMail({ mail }: { readonly mail: Mail }) {
  const [aimedAt, setAimedAt] = useState<string | null>(null);
  const [previewing, setPreviewing] = useState(false);
  const { attachment } = mail;
  return (
    <div className={styles.mail}>
      <MailHeader mail={mail} />
      <div className={styles.body}>
        {mail.body.map((block) => (
          <Block key={JSON.stringify(block)} block={block} onAim={setAimedAt} />
        ))}
      </div>
      {attachment && (
        <>
          <button type="button" className={styles.attachment} onClick={() => setPreviewing(true)}>
            <FileText size={22} aria-hidden="true" />
            <span>
              {attachment.name}
              <span className={styles.size}>Pièce jointe, {attachment.size}</span>
            </span>
          </button>
          <Dialog
            open={previewing}
            onClose={() => setPreviewing(false)}
            title={`Aperçu : ${attachment.name}`}
            actions={<Button onClick={() => setPreviewing(false)}>Revenir au message</Button>}
          >
            <p>{attachment.preview}</p>
          </Dialog>
        </>
      )}
      {/* Hidden from screen readers, which read the target with the link. */}
      <p className={styles.status} aria-hidden="true" data-shown={aimedAt !== null}>
        {aimedAt}
      </p>
    </div>
  );
}

function Block({ block, onAim }: { readonly block: MailBlock; readonly onAim: (address: string | null) => void }) {
  if (block.kind === 'link') return <MailLink {...block} onAim={onAim} />;
  if (block.kind === 'text') return <p>{block.text}</p>;
  return (
    <p className={styles.signature}>
      {block.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}
