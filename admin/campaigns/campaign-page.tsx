import { Flag, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Button } from '#engine/ui/controls/button.tsx';
import { Badge } from '#engine/ui/feedback/badge.tsx';
import type { CampaignDetails } from '#schemas/campaigns.ts';
import { addressOf } from '../addresses.ts';
import { useMay } from '../auth/use-me.ts';
import { Actions } from '../components/form/controls.tsx';
import { FormDialog } from '../components/form/form-dialog.tsx';
import { PageSections } from '../components/layout/page-sections.tsx';
import { PageHead, PageTitle } from '../components/layout/page-title.tsx';
import { useReport, useReportFailure } from '../components/layout/status-line.tsx';
import { EmptyState, Note } from '../components/notes/notes.tsx';
import { formatDay } from '../format/local-time.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import type { PageProps } from '../pages.tsx';
import { AbsentPanel } from './absent-panel.tsx';
import { useCampaign, useCampaignCalls } from './campaign-calls.ts';
import { CampaignDialog } from './campaign-dialog.tsx';
import { CampaignSessions } from './campaign-sessions.tsx';
import styles from './campaigns.module.css';
import { EndDialog } from './end-dialog.tsx';
import { Departments, Progress, Weeks } from './figures.tsx';
import { HeldPanel } from './held-panel.tsx';
import { OutsidePanel } from './outside-panel.tsx';
import { formatPeriod } from './period.ts';
import { ReturnPlanPanel } from './return-plan-panel.tsx';
import { ReturnsPanel } from './returns-panel.tsx';
import { WorkshopPanel } from './workshop-panel.tsx';

/** Page of a campaign, in sections. */
export function CampaignPage({ catalogue }: PageProps) {
  const { campaigns: words, shell } = messages();
  const { campaign: id = '' } = useParams();
  const may = useMay('facilitator');
  const { data: campaign, isError, error, isFetching } = useCampaign(id);
  useReportFailure('campaign', isError ? words.couldNotLoadOne(reasonOf(error)) : null);
  return (
    <>
      <PageHead>
        <Link to={addressOf('campaigns')}>{words.all}</Link>
        <PageTitle>{campaign?.name ?? shell.titles.campaign}</PageTitle>
        {campaign && <About campaign={campaign} />}
        <div role="status">{campaign && isFetching && <Note>{words.refreshing}</Note>}</div>
      </PageHead>
      {campaign ? (
        <PageSections label={words.onThisPage} sections={sectionsOf(campaign, may, catalogue)} busy={isFetching} />
      ) : (
        <EmptyState>{isError ? words.oneNotLoaded : words.oneLoading}</EmptyState>
      )}
    </>
  );
}

/** Id of the part with people from outside the list, for links to it. */
const OUTSIDE = 'outside';

/**
 * Sections: expected people, sessions, invitations, results, data held. Parts that the account may not see, or that are empty, are left
 * out.
 */
function sectionsOf(campaign: CampaignDetails, may: boolean, catalogue: PageProps['catalogue']) {
  const { onPage } = messages().campaigns;
  const { id, figures, endedAt } = campaign;
  const changes = may && endedAt === null;
  const section = (key: keyof typeof onPage, children: ReactNode) => ({ ...onPage[key], children });
  return [
    section(
      'expected',
      <>
        <Progress figures={figures} outsideHref={changes ? `#${OUTSIDE}` : undefined} />
        <Departments figures={figures} />
        {changes && figures.outside > 0 && (
          <div id={OUTSIDE} tabIndex={-1} className={styles.target}>
            <OutsidePanel campaign={id} counted={figures.outside} />
          </div>
        )}
      </>,
    ),
    section(
      'sessions',
      <>
        <CampaignSessions campaign={campaign} />
        {changes && <WorkshopPanel campaign={id} catalogue={catalogue} />}
      </>,
    ),
    ...(may
      ? [
          section(
            'invitations',
            <>
              {changes && <AbsentPanel campaign={campaign} />}
              <ReturnPlanPanel campaign={id} />
            </>,
          ),
        ]
      : []),
    section(
      'results',
      <>
        <Weeks figures={figures} />
        <ReturnsPanel campaign={id} came={figures.came + figures.outside} mayPlan={may} />
      </>,
    ),
    section('law', <HeldPanel campaign={campaign} />),
  ];
}

/** Period of the campaign, and actions on it. */
function About({ campaign }: { readonly campaign: CampaignDetails }) {
  const { campaigns: words } = messages();
  const may = useMay('facilitator');
  const calls = useCampaignCalls();
  const report = useReport();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'change' | 'end' | 'delete' | null>(null);
  const { id, name, departments, endedAt } = campaign;
  const close = () => setAsking(null);
  return (
    <>
      <p>
        {[formatPeriod(campaign), departments?.join(', ') ?? words.everybody].join(' · ')}{' '}
        {endedAt !== null && <Badge>{words.endedOn(formatDay(endedAt))}</Badge>}
      </p>
      {endedAt !== null && <Note>{words.endedAbout}</Note>}
      {may && (
        <Actions>
          {endedAt === null && (
            <>
              <Button variant="secondary" onClick={() => setAsking('change')}>
                <Pencil aria-hidden="true" size={16} />
                {words.change}
              </Button>
              <Button variant="secondary" onClick={() => setAsking('end')}>
                <Flag aria-hidden="true" size={16} />
                {words.end}
              </Button>
            </>
          )}
          <Button variant="secondary" onClick={() => setAsking('delete')}>
            <Trash2 aria-hidden="true" size={16} />
            {words.delete}
          </Button>
        </Actions>
      )}
      {asking === 'change' && <CampaignDialog campaign={campaign} onDone={close} onCancel={close} />}
      {asking === 'end' && <EndDialog campaign={campaign} onClose={close} />}
      {asking === 'delete' && (
        <FormDialog
          title={words.delete}
          confirm={words.delete}
          variant="danger"
          work={() => calls.remove(id)}
          failure={(error) => words.notSaved(reasonOf(error))}
          onDone={() => {
            report('campaign', { tone: 'success', text: words.deleted(name) });
            navigate(addressOf('campaigns'));
            void calls.changed();
          }}
          onCancel={close}
        >
          <p>{words.deleteAsks(name)}</p>
        </FormDialog>
      )}
    </>
  );
}
