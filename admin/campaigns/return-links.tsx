import { useMutation } from '@tanstack/react-query';
import { Link2, Mail, Sheet } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '#engine/ui/controls/button.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { USUAL_PAGE } from '#schemas/console-constants.ts';
import type { ReturnLinks, ReturnPlan } from '#schemas/return-plans.ts';
import { Actions } from '../components/form/controls.tsx';
import { FormDialog } from '../components/form/form-dialog.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { Note } from '../components/notes/notes.tsx';
import { HiddenPart } from '../components/people/ask-first.tsx';
import { OwnMachineNotice } from '../components/session/own-machine-notice.tsx';
import { ColumnHeads, DataTable } from '../components/table/data-table.tsx';
import { Paging } from '../components/table/paging.tsx';
import { CopyText } from '../components/transfer/copy-code.tsx';
import { saveFile } from '../components/transfer/download.ts';
import { EmailText } from '../components/transfer/email-text.tsx';
import { reasonOf } from '../format/reason.ts';
import { personalMailLink } from '../invite/invitation.ts';
import { messages } from '../language/language.ts';
import { useCampaignCalls } from './campaign-calls.ts';
import styles from './campaigns.module.css';
import { personalText } from './return-mail.ts';

interface ReturnLinksProps {
  readonly campaign: string;
  readonly plan: NonNullable<ReturnPlan['plan']>;
  readonly people: ReturnPlan['people'];
}

/** Without a mail server: personal links for everybody whose return is due, to be sent by hand. Links are shown only once. */
export function ReturnLinksPart({ campaign, plan, people }: ReturnLinksProps) {
  const { campaigns, shell } = messages();
  const words = campaigns.back;
  const calls = useCampaignCalls();
  const report = useReport();
  const [links, setLinks] = useState<ReturnLinks>([]);
  const due = people.reduce((sum, one) => sum + one.due, 0);
  const asked = people.reduce((sum, one) => sum + one.asked, 0);
  const [asking, setAsking] = useState(false);
  const show = (drawn: ReturnLinks) => {
    setLinks(drawn);
    report('return-links', { tone: 'success', text: words.drawn(drawn.length) });
    return calls.changed();
  };
  const draw = useMutation({
    mutationFn: () => calls.drawReturnLinks(campaign, false),
    onSuccess: show,
    onError: (error) => report('return-links', { tone: 'danger', text: words.notDrawn(reasonOf(error)) }),
  });
  return (
    <div className={styles.reminder}>
      <h4>{words.byHand}</h4>
      <Note>{due === 0 ? words.nobodyDue : words.byHandAbout}</Note>
      <Actions>
        {due > 0 && (
          <Button pending={draw.isPending} onClick={() => draw.mutate()}>
            <Link2 aria-hidden="true" size={16} />
            {words.draw(due)}
          </Button>
        )}
        {asked > 0 && (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {words.drawAgain}
          </Button>
        )}
      </Actions>
      {asking && (
        <FormDialog
          title={words.drawAgain}
          confirm={words.drawAgainConfirm}
          work={() => calls.drawReturnLinks(campaign, true)}
          failure={(error) => words.notDrawn(reasonOf(error))}
          onDone={(drawn) => {
            setAsking(false);
            void show(drawn);
          }}
          onCancel={() => setAsking(false)}
        >
          <p>{words.drawAgainAbout}</p>
        </FormDialog>
      )}
      {links.length > 0 && (
        <>
          <Notice tone="warning" toneLabel={shell.tones.warning}>
            <p>{words.once}</p>
          </Notice>
          {links.slice(0, 1).map(({ link }) => (
            <OwnMachineNotice key={link} site={new URL(link).origin} />
          ))}
          <HiddenPart about={words.hidden}>
            <LinkTable links={links} plan={plan} />
          </HiddenPart>
        </>
      )}
    </div>
  );
}

function LinkTable({ links, plan }: { readonly links: ReturnLinks; readonly plan: ReturnLinksProps['plan'] }) {
  const { campaigns } = messages();
  const words = campaigns.back;
  const [offset, setOffset] = useState(0);
  const save = async () => {
    const { linksFile } = await import('./links-file.ts');
    saveFile('vigie-retours.csv', new Blob([linksFile(links, plan.subject, plan.text)], { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <>
      <Actions>
        <Button variant="secondary" onClick={() => void save()}>
          <Sheet aria-hidden="true" size={16} />
          {campaigns.spreadsheet}
        </Button>
      </Actions>
      <DataTable caption={words.links} roomy>
        <ColumnHeads columns={[campaigns.person, words.when, campaigns.actions]} />
        <tbody>
          {links.slice(offset, offset + USUAL_PAGE).map((one) => {
            const text = personalText(plan.text, one);
            return (
              <tr key={`${one.email} ${one.kind}`}>
                <th scope="row">{one.name ?? <EmailText>{one.email}</EmailText>}</th>
                <td data-label={words.when}>{words.kinds[one.kind]}</td>
                <td>
                  <Actions>
                    <a className={buttonClass('quiet')} href={personalMailLink(one.email, plan.subject, text)}>
                      <Mail aria-hidden="true" size={16} />
                      {words.write(one.name ?? one.email)}
                    </a>
                    <CopyText text={text} what={words.textFor(one.name ?? one.email)} quiet />
                  </Actions>
                </td>
              </tr>
            );
          })}
        </tbody>
      </DataTable>
      <Paging offset={offset} limit={USUAL_PAGE} total={links.length} label={words.links} onOffset={setOffset} />
    </>
  );
}
