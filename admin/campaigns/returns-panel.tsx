import { Panel } from '../components/layout/panel.tsx';
import { useReportFailure } from '../components/layout/status-line.tsx';
import { EmptyState } from '../components/notes/notes.tsx';
import { reasonOf } from '../format/reason.ts';
import { language, messages } from '../language/language.ts';
import { Returns } from '../report/sheet/returns.tsx';
import { ENGLISH_RETURNS } from '../report/sheet/returns-english.ts';
import { FRENCH_RETURNS } from '../report/sheet/returns-french.ts';
import { useCampaignReturns, useReturnPlan } from './campaign-calls.ts';
import { plannedReturns } from './planned-returns.ts';

const WORDS = { en: ENGLISH_RETURNS, fr: FRENCH_RETURNS } as const;

interface ReturnsPanelProps {
  readonly campaign: string;
  /** Number of people who attended a session of the campaign. */
  readonly came: number;
  /** Whether the account may read the campaign's return plan. */
  readonly mayPlan: boolean;
}

/** Results of a campaign's returns, three weeks and three months after its sessions. */
export function ReturnsPanel({ campaign, came, mayPlan }: ReturnsPanelProps) {
  const { campaigns: words } = messages();
  const { data: figures, error } = useCampaignReturns(campaign);
  const { data: plan } = useReturnPlan(campaign, mayPlan);
  useReportFailure('campaign-returns', error ? words.returnsFailed(reasonOf(error)) : null);
  return (
    <Panel title={words.returns}>
      {figures ? (
        <Returns figures={figures} words={WORDS[language()]} level={4} planned={plan && plannedReturns(plan, came)} />
      ) : (
        <EmptyState>{error ? words.returnsNotLoaded : words.returnsLoading}</EmptyState>
      )}
    </Panel>
  );
}
