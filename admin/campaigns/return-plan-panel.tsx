import { useMutation } from '@tanstack/react-query';
import { CalendarHeart } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import type { ReturnPlan } from '#schemas/return-plans.ts';
import { Actions } from '../components/form/controls.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { useReport, useReportFailure } from '../components/layout/status-line.tsx';
import { EmptyState, Note } from '../components/notes/notes.tsx';
import { ColumnHeads, DataTable } from '../components/table/data-table.tsx';
import { formatMoment } from '../format/local-time.ts';
import { formatNumber } from '../format/numbers.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { useMails } from '../mails/mail-calls.ts';
import { MailProgress } from '../mails/mail-progress.tsx';
import { useCampaignCalls, useReturnPlan } from './campaign-calls.ts';
import styles from './campaigns.module.css';
import { formatMonday } from './period.ts';
import { ReturnLinksPart } from './return-links.tsx';
import { ReturnPlanDialog } from './return-plan-dialog.tsx';

type Plan = NonNullable<ReturnPlan['plan']>;

/** The returns to which a campaign invites everyone who attended, by mails of the server or by links to send by hand. */
export function ReturnPlanPanel({ campaign }: { readonly campaign: string }) {
  const words = messages().campaigns.back;
  const { data, isError, error } = useReturnPlan(campaign);
  const { data: mails } = useMails({ about: 'returns', id: campaign }, true);
  const calls = useCampaignCalls();
  const report = useReport();
  const [asking, setAsking] = useState(false);
  useReportFailure('return-plan', isError ? words.notLoaded(reasonOf(error)) : null);
  if (!data)
    return (
      <Panel title={words.title}>
        <EmptyState>{isError ? words.notThere : words.loading}</EmptyState>
      </Panel>
    );
  const { plan, people, offered } = data;
  return (
    <Panel title={words.title}>
      <div className={styles.table}>
        <p>{[words.about, ...(mails === undefined ? [] : [words.way(mails.enabled)])].join(' ')}</p>
        {plan === null && offered.length === 0 && <Note>{words.tooShort}</Note>}
        {plan !== null && !plan.running && <AskingStopped campaign={campaign} plan={plan} offered={offered} />}
        {plan !== null && <Note>{words.textsBefore(formatMoment(plan.since))}</Note>}
        {people.length > 0 && <People people={people} />}
        {plan !== null && mails?.enabled === false && <ReturnLinksPart campaign={campaign} plan={plan} people={people} />}
        {plan !== null && mails?.enabled === true && (
          <>
            <Note>{words.byMail(mails.from ?? '')}</Note>
            <MailProgress subject={{ about: 'returns', id: campaign }} />
          </>
        )}
        {(plan !== null || offered.length > 0) && (
          <Actions>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              <CalendarHeart aria-hidden="true" size={16} />
              {plan === null ? words.set : words.change}
            </Button>
          </Actions>
        )}
      </div>
      {asking && (
        <ReturnPlanDialog
          campaign={campaign}
          now={data}
          onDone={(saved) => {
            setAsking(false);
            report('return-plan', { tone: 'success', text: saved.plan === null ? words.takenAway : words.saved });
            void calls.changed();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}

const STATES = ['toCome', 'due', 'asked', 'kept', 'declined'] as const;

function People({ people }: Pick<ReturnPlan, 'people'>) {
  const words = messages().campaigns.back;
  return (
    <DataTable caption={words.people} roomy>
      <ColumnHeads columns={[words.when, ...STATES.map((state) => words.states[state])]} />
      <tbody>
        {people.map(({ kind, toCome, nextOn, due, asked, kept, declined }) => (
          <tr key={kind}>
            <th scope="row">{words.kinds[kind]}</th>
            <td data-label={words.states.toCome}>
              {nextOn === null ? formatNumber(toCome) : words.from(formatNumber(toCome), formatMonday(nextOn))}
            </td>
            <td data-label={words.states.due}>{formatNumber(due)}</td>
            <td data-label={words.states.asked}>{formatNumber(asked)}</td>
            <td data-label={words.states.kept}>{formatNumber(kept)}</td>
            <td data-label={words.states.declined}>{formatNumber(declined)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

interface AskingStoppedProps extends Pick<ReturnPlan, 'offered'> {
  readonly campaign: string;
  readonly plan: Plan;
}

/** Notice while nobody is asked back: after a restore, and after waiting mails were cancelled. */
function AskingStopped({ campaign, plan, offered }: AskingStoppedProps) {
  const { campaigns, shell } = messages();
  const words = campaigns.back;
  const calls = useCampaignCalls();
  const report = useReport();
  const goOn = useMutation({
    // Nothing but a kind that can no longer be set is changed: what a colleague has changed since the page was loaded stays.
    mutationFn: () => {
      const kinds = plan.kinds.filter((kind) => offered.includes(kind));
      return calls.setReturns(campaign, kinds.length === plan.kinds.length ? {} : { kinds });
    },
    onSuccess: () => calls.changed(),
    onError: (error) => report('return-plan', { tone: 'danger', text: campaigns.notSaved(reasonOf(error)) }),
  });
  return (
    <Notice tone="warning" toneLabel={shell.tones.warning}>
      <p>{words.stopped}</p>
      <Actions>
        <Button variant="secondary" pending={goOn.isPending} onClick={() => goOn.mutate()}>
          {words.goOn}
        </Button>
      </Actions>
    </Notice>
  );
}
