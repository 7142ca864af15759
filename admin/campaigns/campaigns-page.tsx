import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '#engine/ui/controls/button.tsx';
import { Badge } from '#engine/ui/feedback/badge.tsx';
import type { Campaign } from '#schemas/campaigns.ts';
import { addressOf } from '../addresses.ts';
import { useMay } from '../auth/use-me.ts';
import { PageTitle } from '../components/layout/page-title.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { useReportFailure } from '../components/layout/status-line.tsx';
import { EmptyState, Note } from '../components/notes/notes.tsx';
import { ColumnHeads, DataTable } from '../components/table/data-table.tsx';
import { formatNumber } from '../format/numbers.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { useCampaigns } from './campaign-calls.ts';
import { CampaignDialog } from './campaign-dialog.tsx';
import { formatPeriod } from './period.ts';

/** List of campaigns, the latest first. */
export function CampaignsPage() {
  const { campaigns: words, shell } = messages();
  const list = useCampaigns();
  const may = useMay('facilitator');
  const administrator = useMay('administrator');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  useReportFailure('campaigns', list.isError ? words.couldNotLoad(reasonOf(list.error)) : null);
  const create = may && (
    <Button onClick={() => setAsking(true)}>
      <Plus aria-hidden="true" size={16} />
      {words.create}
    </Button>
  );
  return (
    <>
      <PageTitle>{shell.titles.campaigns}</PageTitle>
      {administrator && (
        <p>
          <Link to={addressOf('people')}>{shell.titles.people}</Link>
        </p>
      )}
      <Panel title={words.list} controls={create}>
        <Note>{words.about}</Note>
        {list.data === undefined ? (
          <EmptyState>{list.isError ? words.notLoaded : words.loading}</EmptyState>
        ) : list.data.length === 0 ? (
          <EmptyState>{words.none}</EmptyState>
        ) : (
          <CampaignTable campaigns={list.data} />
        )}
      </Panel>
      {asking && (
        <CampaignDialog
          campaign={null}
          onDone={({ id }) => navigate(addressOf('campaign', id))}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

function CampaignTable({ campaigns }: { readonly campaigns: readonly Campaign[] }) {
  const { campaigns: words } = messages();
  return (
    <DataTable caption={words.list} titled roomy>
      <ColumnHeads columns={[words.name, words.period, words.whom, { title: words.sessions, numeric: true }]} />
      <tbody>
        {campaigns.map((campaign) => (
          <tr key={campaign.id}>
            <th scope="row">
              <Link to={addressOf('campaign', campaign.id)}>{campaign.name}</Link>{' '}
              {campaign.endedAt !== null && <Badge>{words.ended}</Badge>}
            </th>
            <td data-label={words.period}>{formatPeriod(campaign)}</td>
            <td data-label={words.whom}>{campaign.departments?.join(', ') ?? words.everybody}</td>
            <td data-label={words.sessions} data-numeric>
              {formatNumber(campaign.sessions)}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
