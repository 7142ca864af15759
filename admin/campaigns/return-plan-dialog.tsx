import { useState } from 'react';
import { Field } from '#engine/ui/controls/field.tsx';
import { MAIL_SUBJECT, MAIL_TEXT } from '#schemas/console-constants.ts';
import { EMAIL } from '#schemas/constants.ts';
import { APPOINTMENT_KINDS, type AppointmentKind, LAST_DAY_FIELD, LINK_FIELD } from '#schemas/return-constants.ts';
import type { ReturnPlan, ReturnPlanChange, ReturnPlanSetup } from '#schemas/return-plans.ts';
import { useMe } from '../auth/use-me.ts';
import { Choices, Option } from '../components/form/choices.tsx';
import { TextArea } from '../components/form/fields.tsx';
import { FormDialog } from '../components/form/form-dialog.tsx';
import { Note } from '../components/notes/notes.tsx';
import { OwnMachineNotice } from '../components/session/own-machine-notice.tsx';
import { reasonOf } from '../format/reason.ts';
import { usePlayersAddress } from '../invite/room-addresses.ts';
import { messages } from '../language/language.ts';
import { useCampaignCalls } from './campaign-calls.ts';
import { RETURN_TEXT, RETURN_TITLE } from './return-mail.ts';

interface ReturnPlanDialogProps {
  readonly campaign: string;
  readonly now: ReturnPlan;
  /** @param saved as it is set from now on */
  readonly onDone: (saved: ReturnPlan) => void;
  readonly onCancel: () => void;
}

/** The fields that were changed in the form: what a colleague changed meanwhile stays. */
function changed(before: ReturnPlanSetup, { kinds, subject, text, replyTo, page }: ReturnPlanSetup): ReturnPlanChange {
  return {
    ...(kinds.join() !== before.kinds.join() && { kinds }),
    ...(subject !== before.subject && { subject }),
    ...(text !== before.text && { text }),
    ...(replyTo !== before.replyTo && { replyTo }),
    ...(page !== before.page && { page }),
  };
}

/** Which returns a campaign sets, and the mail that invites people to them. */
export function ReturnPlanDialog({ campaign, now: { plan: loaded, offered }, onDone, onCancel }: ReturnPlanDialogProps) {
  const { campaigns, mails } = messages();
  const words = campaigns.back;
  const calls = useCampaignCalls();
  const site = usePlayersAddress();
  const username = useMe()?.username ?? '';
  // The plan may be loaded anew while the form is open: fields are compared with those it began with.
  const [plan] = useState(loaded);
  const [kinds, setKinds] = useState<readonly AppointmentKind[]>(plan?.kinds ?? offered.slice(0, 1));
  const [subject, setSubject] = useState(plan?.subject ?? RETURN_TITLE);
  const [text, setText] = useState(plan?.text ?? RETURN_TEXT);
  const [replyTo, setReplyTo] = useState(plan?.replyTo ?? (username.includes('@') ? username : ''));
  const [tried, setTried] = useState(false);
  const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(replyTo.trim());
  const hasLink = text.includes(LINK_FIELD);
  const hasSubject = subject.trim() !== '';
  return (
    <FormDialog
      title={words.set}
      confirm={words.save}
      ready={() => {
        setTried(true);
        return isAddress && hasLink && hasSubject;
      }}
      work={() => {
        const setup = { kinds: [...kinds], subject: subject.trim(), text, replyTo: replyTo.trim(), page: `${site}/retour` };
        return calls.setReturns(campaign, plan ? changed(plan, setup) : setup);
      }}
      failure={(error) => campaigns.notSaved(reasonOf(error))}
      onDone={onDone}
      onCancel={onCancel}
    >
      <Choices legend={words.when}>
        {APPOINTMENT_KINDS.map((kind) => (
          <Option
            key={kind}
            type="checkbox"
            label={words.kinds[kind]}
            description={offered.includes(kind) ? undefined : words.tooShort}
            // One that is set can be taken away, and back until the plan is saved.
            disabled={!offered.includes(kind) && !plan?.kinds.includes(kind)}
            checked={kinds.includes(kind)}
            onChange={({ target }) =>
              setKinds(APPOINTMENT_KINDS.filter((one) => (one === kind ? target.checked : kinds.includes(one))))
            }
          />
        ))}
      </Choices>
      <Note>{words.told}</Note>
      <OwnMachineNotice site={site} />
      <Field
        type="email"
        label={mails.replyTo}
        description={mails.replyToAbout}
        value={replyTo}
        maxLength={EMAIL.maxLength}
        required
        autoComplete="email"
        error={tried && !isAddress ? mails.noAddress : undefined}
        onChange={(event) => setReplyTo(event.target.value)}
      />
      <Field
        label={words.subject}
        value={subject}
        maxLength={MAIL_SUBJECT.maxLength}
        required
        autoComplete="off"
        error={tried && !hasSubject ? campaigns.missing : undefined}
        onChange={(event) => setSubject(event.target.value)}
      />
      <TextArea
        label={words.text}
        description={words.textAbout(LINK_FIELD, LAST_DAY_FIELD)}
        rows={12}
        lang="fr"
        maxLength={MAIL_TEXT.maxLength}
        value={text}
        error={tried && !hasLink ? words.noLink(LINK_FIELD) : undefined}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  );
}
