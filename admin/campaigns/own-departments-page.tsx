import { useState } from 'react';
import { Badge } from '#engine/ui/feedback/badge.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import type { OwnDepartments } from '#schemas/own-departments.ts';
import { SelectField } from '../components/form/fields.tsx';
import { PageHead, PageTitle } from '../components/layout/page-title.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { useReportFailure } from '../components/layout/status-line.tsx';
import { EmptyState, Note } from '../components/notes/notes.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { DepartmentTable } from './figures.tsx';
import { useOwnCampaign, useOwnDepartments } from './own-department-calls.ts';
import { OwnPeoplePanel } from './own-people-panel.tsx';
import { formatPeriod } from './period.ts';

/** Page for accounts of the role `department`: a campaign, and attendance of their departments. */
export function OwnDepartmentsPage() {
  const { campaigns: words, shell } = messages();
  const { data: own, isError, error } = useOwnDepartments();
  const [chosen, setChosen] = useState<string | null>(null);
  useReportFailure('own-departments', isError ? words.own.couldNotLoad(reasonOf(error)) : null);
  const campaign = own?.campaigns.find(({ id }) => id === chosen) ?? own?.campaigns[0];
  return (
    <>
      <PageHead>
        <PageTitle>{shell.titles['own-departments']}</PageTitle>
        {own && own.departments.length > 0 && <p>{own.departments.join(', ')}</p>}
      </PageHead>
      {own && own.unknown.length > 0 && (
        <Notice tone="warning" toneLabel={words.own.warning}>
          <p>{words.own.unknown(own.unknown)}</p>
        </Notice>
      )}
      {own === undefined ? (
        <EmptyState>{isError ? words.own.notLoaded : words.own.loading}</EmptyState>
      ) : campaign === undefined ? (
        <EmptyState>{own.departments.length === 0 ? words.own.noDepartment : words.own.noCampaign}</EmptyState>
      ) : (
        <>
          {own.campaigns.length > 1 && (
            <SelectField label={words.own.campaign} value={campaign.id} onChange={(event) => setChosen(event.target.value)}>
              {own.campaigns.map((one) => (
                <option key={one.id} value={one.id}>
                  {`${one.name} · ${formatPeriod(one)}`}
                </option>
              ))}
            </SelectField>
          )}
          <OneCampaign key={campaign.id} campaign={campaign} />
        </>
      )}
    </>
  );
}

function OneCampaign({ campaign }: { readonly campaign: OwnDepartments['campaigns'][number] }) {
  const { campaigns: words } = messages();
  const { data, isError, error } = useOwnCampaign(campaign.id);
  useReportFailure('own-campaign', isError ? words.couldNotLoadOne(reasonOf(error)) : null);
  return (
    <>
      <Panel title={campaign.name}>
        <p>
          {[formatPeriod(campaign), campaign.departments.join(', ')].join(' · ')}{' '}
          {campaign.endedAt !== null && <Badge>{words.ended}</Badge>}
        </p>
        {data === undefined ? (
          <EmptyState>{isError ? words.oneNotLoaded : words.oneLoading}</EmptyState>
        ) : data.figures.length === 0 ? (
          <EmptyState>{words.own.tooFew}</EmptyState>
        ) : (
          <>
            <DepartmentTable rows={data.figures.map((row) => ({ ...row, name: row.departments.join(', ') }))} />
            <Note>{words.own.figuresAbout}</Note>
          </>
        )}
      </Panel>
      {campaign.endedAt === null ? <OwnPeoplePanel campaign={campaign} /> : <Note>{words.own.ended}</Note>}
    </>
  );
}
