import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import type { CopiedMail, LastMail } from '#schemas/mails.ts';
import { useIdempotencyKey } from '../api/idempotency-key.ts';
import { FormDialog } from '../components/form/form-dialog.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { formatDay } from '../format/local-time.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { useNoteCopied, type WrittenSubject } from './mail-calls.ts';

interface NoteCopiedProps {
  readonly subject: WrittenSubject;
  /** What was copied. */
  readonly mail: CopiedMail;
  /** To how many people it goes. */
  readonly people: number;
  readonly onNoted?: () => void;
}

/** For who sends a text or a calendar entry from a mail program: notes whom it went to, as Vigie cannot see it. */
export function NoteCopied({ subject, mail, people, onNoted }: NoteCopiedProps) {
  const { mails: words } = messages();
  const note = useNoteCopied(subject);
  const report = useReport();
  const { keyFor, forget } = useIdempotencyKey();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <ClipboardCheck aria-hidden="true" size={16} />
        {words.note(people)}
      </Button>
      {asking && (
        <FormDialog
          title={words.noteTitle}
          confirm={words.note(people)}
          work={() => note(mail, keyFor({ mail, people }))}
          failure={(error) => words.notNoted(reasonOf(error))}
          onDone={({ people: noted }) => {
            setAsking(false);
            forget();
            report('mails-noted', { tone: 'success', text: words.noted(noted) });
            onNoted?.();
          }}
          onCancel={() => setAsking(false)}
        >
          <p>{words.noteAbout(people, formatDay(new Date().toISOString()))}</p>
        </FormDialog>
      )}
    </>
  );
}

/** 'sent on 12 Nov 2026'; a dash where no mail is kept. */
export function formatLastMail(mail: LastMail | null): string {
  return mail === null ? '—' : messages().mails.lastMail[mail.state](formatDay(mail.at));
}
