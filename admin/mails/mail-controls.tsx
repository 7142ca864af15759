/** Controls of the mail queue: resume it after a stop, and cancel waiting mails. */
import { useMutation } from '@tanstack/react-query';
import { Button } from '#engine/ui/controls/button.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import type { Mails } from '#schemas/mails.ts';
import { Actions } from '../components/form/controls.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { type MailSubject, useMailCalls } from './mail-calls.ts';

interface StoppedProps {
  readonly subject: MailSubject;
  readonly by: NonNullable<Mails['stopped']>['by'];
}

/** Reason why the queue has stopped, and the button that resumes it. */
export function Stopped({ subject, by }: StoppedProps) {
  const { mails: words, shell } = messages();
  const calls = useMailCalls(subject);
  const report = useReport();
  const resume = useMutation({
    mutationFn: calls.resume,
    onSuccess: () => calls.changed(),
    onError: (error) => report('mails-resumed', { tone: 'danger', text: words.notResumed(reasonOf(error)) }),
  });
  return (
    <Notice tone="danger" toneLabel={shell.tones.error} role="status">
      <p>{words.stopped[by]}</p>
      <Actions>
        <Button variant="secondary" pending={resume.isPending} onClick={() => resume.mutate()}>
          {words.resume}
        </Button>
      </Actions>
    </Notice>
  );
}

/** Cancels mails that are not sent yet: to one department only, if the subject is one. */
export function CancelWaiting({ subject }: { readonly subject: MailSubject }) {
  const { mails: words } = messages();
  const calls = useMailCalls(subject);
  const report = useReport();
  const cancel = useMutation({
    mutationFn: calls.cancel,
    onSuccess: () => report('mails-cancelled', { tone: 'success', text: words.cancelled }),
    onError: (error) => report('mails-cancelled', { tone: 'danger', text: words.notCancelled(reasonOf(error)) }),
  });
  return (
    <Button variant="secondary" pending={cancel.isPending} onClick={() => cancel.mutate()}>
      {subject.about === 'campaigns' && subject.department !== null ? words.cancelOf(subject.department) : words.cancel}
    </Button>
  );
}
