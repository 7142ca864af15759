import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#engine/ui/controls/button.tsx';
import { Badge } from '#engine/ui/feedback/badge.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { CampaignDetails, CampaignSession } from '#schemas/campaigns.ts';
import { REPORT_SESSIONS } from '#schemas/console-constants.ts';
import { MIN_REPORTED } from '#schemas/report-constants.ts';
import { addressOf, fromCampaign, listAddress } from '../addresses.ts';
import { useSessions } from '../api/session-calls.ts';
import { useMay } from '../auth/use-me.ts';
import { SelectField } from '../components/form/fields.tsx';
import { FormDialog } from '../components/form/form-dialog.tsx';
import { focusPageTitle } from '../components/layout/page-title.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { EmptyState, Note } from '../components/notes/notes.tsx';
import { ColumnHeads, DataTable } from '../components/table/data-table.tsx';
import { formatSession } from '../format/audit.ts';
import { formatNumber } from '../format/numbers.ts';
import { reasonOf } from '../format/reason.ts';
import { isOverbooked } from '../format/session-clock.ts';
import { messages } from '../language/language.ts';
import { reportQuery } from '../report/report-choice.ts';
import { useCampaignCalls, useReturnPlan } from './campaign-calls.ts';
import styles from './campaigns.module.css';
import { sessionTime } from './session-time.ts';

/**
 * Table of the campaign's sessions: time, venue, facilitator, attendance, and links to each session's pages. Above it, a link to the report
 * of sessions to which somebody came.
 */
export function CampaignSessions({ campaign }: { readonly campaign: CampaignDetails }) {
  const { campaigns: words } = messages();
  const may = useMay('facilitator') && campaign.endedAt === null;
  const [now] = useState(() => Date.now());
  const { sessions } = campaign;
  const played = sessions.filter(({ came }) => came > 0).slice(-REPORT_SESSIONS.maxItems);
  return (
    <Panel
      title={words.sessions}
      controls={
        played.length > 0 && (
          <Link to={`${addressOf('report')}${reportQuery({ sessions: played.map(({ id }) => id), compare: '' })}`}>
            {words.report(played.filter(isTold).length, played.length)}
          </Link>
        )
      }
    >
      {sessions.length === 0 && campaign.deletedCame === 0 ? (
        <EmptyState>{words.noSessions}</EmptyState>
      ) : (
        <DataTable caption={words.sessions} titled roomy>
          <ColumnHeads
            columns={[
              words.session,
              words.when,
              words.place,
              words.facilitator,
              { title: words.seats, numeric: true },
              { title: words.invited, numeric: true },
              { title: words.counts.came, numeric: true },
              words.actions,
            ]}
          />
          <tbody>
            {sessions.map((session) => (
              <tr key={session.id}>
                <th scope="row">
                  <Link to={fromCampaign('participants', session.id, campaign.id)}>{formatSession(session)}</Link>{' '}
                  {session.endedAt !== null && <Badge>{words.sessionEnded}</Badge>}
                </th>
                <td data-label={words.when} data-empty={(session.startsAt ?? session.selfPacedUntil) === null || undefined}>
                  {sessionTime(session, now)}
                </td>
                <td data-label={words.place} data-empty={session.venue === null || undefined}>
                  {session.venue ?? '—'}
                </td>
                <td data-label={words.facilitator} data-empty={session.facilitator === null || undefined}>
                  {session.facilitator ?? '—'}
                </td>
                {(['seats', 'invited', 'came'] as const).map((name) => (
                  <td
                    key={name}
                    data-label={name === 'came' ? words.counts.came : words[name]}
                    data-numeric
                    data-empty={session[name] === null || undefined}
                  >
                    {session[name] === null ? '—' : formatNumber(session[name])}
                    {name === 'invited' && isOverbooked(session) && (
                      <span className={styles.uninvited}> {words.overSeats((session.invited ?? 0) - (session.seats ?? 0))}</span>
                    )}
                    {name === 'came' && session.uninvited !== undefined && (
                      <span className={styles.uninvited}> {words.uninvited(session.uninvited)}</span>
                    )}
                  </td>
                ))}
                <td>
                  <div className={styles.actions}>
                    {may && (
                      <Link to={listAddress(session.id, { campaign: campaign.id })}>
                        {session.invited ? words.itsList : words.putList}
                        <VisuallyHidden> {formatSession(session)}</VisuallyHidden>
                      </Link>
                    )}
                    {(['invite', 'participants', 'room'] as const).map((name) => (
                      <Link key={name} to={fromCampaign(name, session.id, campaign.id)}>
                        {words.pages[name]}
                        <VisuallyHidden> {formatSession(session)}</VisuallyHidden>
                      </Link>
                    ))}
                    {may && <TakeOut campaign={campaign.id} session={session} />}
                  </div>
                </td>
              </tr>
            ))}
            {campaign.deletedCame > 0 && (
              <tr>
                <th scope="row">{words.deletedSessions}</th>
                {(['when', 'place', 'facilitator', 'seats', 'invited'] as const).map((column) => (
                  <td
                    key={column}
                    data-label={words[column]}
                    data-numeric={column === 'seats' || column === 'invited' || undefined}
                    data-empty
                  >
                    —
                  </td>
                ))}
                <td data-label={words.counts.came} data-numeric>
                  {formatNumber(campaign.deletedCame)}
                </td>
                <td data-empty />
              </tr>
            )}
          </tbody>
        </DataTable>
      )}
      {cameTwice(campaign) && <Note>{words.sessionsAbout}</Note>}
      {may && <AddSession campaign={campaign} />}
    </Panel>
  );
}

/** Whether the report has figures of this session: enough people came, and it is over or self-paced. */
function isTold({ came, endedAt, selfPacedUntil }: CampaignSession): boolean {
  return came >= MIN_REPORTED && (endedAt !== null || selfPacedUntil !== null);
}

/** Whether somebody came to two sessions: then attendance summed over sessions exceeds the number of people. */
function cameTwice({ sessions, deletedCame, figures: { came, outside } }: CampaignDetails): boolean {
  return sessions.reduce((sum, session) => sum + session.came, deletedCame) > came + outside;
}

function TakeOut({ campaign, session }: { readonly campaign: string; readonly session: CampaignSession }) {
  const { campaigns: words } = messages();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {words.takeOut}
        <VisuallyHidden> {formatSession(session)}</VisuallyHidden>
      </Button>
      {asking && <TakeOutDialog campaign={campaign} session={session} onClose={() => setAsking(false)} />}
    </>
  );
}

interface TakeOutDialogProps {
  readonly campaign: string;
  readonly session: CampaignSession;
  readonly onClose: () => void;
}

/** Asks before a session is taken out: people who came to it alone are asked back no longer, also once it is put back. */
function TakeOutDialog({ campaign, session, onClose }: TakeOutDialogProps) {
  const { campaigns: words } = messages();
  const calls = useCampaignCalls();
  const report = useReport();
  const { data } = useReturnPlan(campaign);
  const lost = data?.sessions.filter((one) => one.session === session.id);
  return (
    <FormDialog
      title={words.takeOutTitle(formatSession(session))}
      confirm={words.takeOut}
      work={() => calls.removeSession(campaign, session.id)}
      failure={(error) => words.notSaved(reasonOf(error))}
      onDone={() => {
        onClose();
        report('campaign-session', { tone: 'success', text: words.takenOut(formatSession(session)) });
        focusPageTitle();
        void calls.changed();
      }}
      onCancel={onClose}
    >
      <p>{words.takeOutAbout}</p>
      {lost?.length !== 0 && <p>{words.takeOutEndsReturns}</p>}
      {lost !== undefined && lost.length > 0 && (
        <ul className={styles.left}>
          {lost.map(({ kind, people }) => (
            <li key={kind}>{words.takeOutPeople(words.back.kinds[kind], people)}</li>
          ))}
        </ul>
      )}
    </FormDialog>
  );
}

/** Adds an existing session to the campaign. */
function AddSession({ campaign }: { readonly campaign: CampaignDetails }) {
  const { campaigns: words } = messages();
  const calls = useCampaignCalls();
  const report = useReport();
  const here = new Set(campaign.sessions.map(({ id }) => id));
  const others = (useSessions().data ?? []).filter(({ id }) => !here.has(id));
  const [chosen, setChosen] = useState('');
  const session = others.find(({ id }) => id === chosen) ?? others[0];
  const add = useMutation({
    mutationFn: (id: string) => calls.addSession(campaign.id, id),
    onSuccess: () => {
      if (session) report('campaign-session', { tone: 'success', text: words.added(formatSession(session)) });
      return calls.changed();
    },
    onError: (error) => report('campaign-session', { tone: 'danger', text: words.notSaved(reasonOf(error)) }),
  });
  if (!session) return null;
  return (
    <div className={styles.add}>
      <SelectField label={words.sessionToAdd} value={session.id} onChange={(event) => setChosen(event.target.value)}>
        {others.map((other) => (
          <option key={other.id} value={other.id}>
            {formatSession(other)}
          </option>
        ))}
      </SelectField>
      <Button variant="secondary" pending={add.isPending} onClick={() => add.mutate(session.id)}>
        <Plus aria-hidden="true" size={16} />
        {words.add}
      </Button>
    </div>
  );
}
