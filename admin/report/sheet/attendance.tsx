/** Attendance: how many of the list came, what all who came did, and each team of the list. */
import { groupTitle } from '#engine/rules/measure/group-title.ts';
import { type Bound, type Masking, peopleBound } from '#engine/rules/measure/told-bound.ts';
import type { Report, ReportCampaign } from '#schemas/reports.ts';
import { formatCampaign, formatUninvited, frenchCount, frenchRate, partOf } from './french.ts';
import styles from './report-sheet.module.css';
import { Share } from './share.tsx';
import { boundCount, boundRate } from './told.ts';

interface AttendanceProps {
  readonly report: Report;
  /** Of all its sessions; null without one. */
  readonly campaign: ReportCampaign | null;
  readonly masking: Masking;
}

export function Attendance({ report: { participation, departments, sessions }, campaign, masking }: AttendanceProps) {
  const anonymous = masking !== null;
  const { invited, uninvited, came, played, solvedOne, finished } = participation;
  const ofPlayers = (part: number) => peopleBound({ part, whole: played }, masking);
  const ofInvited: readonly Step[] =
    invited === null
      ? []
      : [
          ['Invitées', invited, 'exact'],
          ['Venues, parmi les invitées', came - uninvited, 'exact'],
        ];
  const ofComers: readonly Step[] = [
    [invited === null ? 'Venues' : 'Venues en tout', came, 'exact'],
    ['Ont joué', played, 'exact'],
    ['Ont réussi une mission au moins', solvedOne, ofPlayers(solvedOne)],
    ['Ont réussi toutes les missions', finished, ofPlayers(finished)],
  ];
  const room =
    Math.max(...[...ofInvited, ...ofComers].map(([, count, bound]) => boundCount(count, bound).length)) +
    ` (≥ ${frenchRate(1)})`.length;
  const departmentRoom =
    Math.max(...departments.map((group) => attended(group, anonymous).length), 0) + ` (≈ ${frenchRate(1)})`.length;
  return (
    <>
      {invited !== null && (
        <>
          <Steps whole={invited} steps={ofInvited} room={room} />
          {uninvited > 0 && <p>{formatUninvited(uninvited)}.</p>}
        </>
      )}
      <Steps whole={came} steps={ofComers} room={room} />
      {sessions.length > 1 && (
        <p className={styles.margin}>
          Chaque session compte pour elle-même&nbsp;: qui était invité à deux sessions compte deux fois.
        </p>
      )}
      {campaign && <p>{formatCampaign(campaign)} Chacune y compte une fois.</p>}
      {departments.length > 0 && (
        <>
          <h4>Venues, par équipe de la liste</h4>
          <dl className={styles.steps}>
            {departments.map((group) => (
              <div key={`${group.others} ${group.team}`}>
                <dt>{groupTitle(group)}</dt>
                <dd>
                  <Share
                    value={partOf(group.came, group.invited)}
                    words={attended(group, anonymous)}
                    told={boundRate(partOf(group.came, group.invited) ?? 0, anonymous ? 'about' : 'exact')}
                    room={departmentRoom}
                  />
                </dd>
              </div>
            ))}
          </dl>
          {anonymous && (
            <p className={styles.margin}>
              À une personne près, ou à un vingtième&nbsp;: qu’une équipe soit venue tout entière, ou pas du tout, n’est pas dit.
            </p>
          )}
        </>
      )}
    </>
  );
}

type Step = readonly [words: string, count: number, bound: Bound];

interface StepsProps {
  /** Of whom the shares are. */
  readonly whole: number;
  readonly steps: readonly Step[];
  /** Characters of the longest figure of the part. */
  readonly room: number;
}

/** The whole first, as a count alone; then the others, each with its share of it. */
function Steps({ whole, steps, room }: StepsProps) {
  return (
    <dl className={styles.steps}>
      {steps.map(([words, count, bound], index) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>
            <Share
              value={index === 0 ? null : partOf(count, whole)}
              words={boundCount(count, bound)}
              told={boundRate(partOf(count, whole) ?? 0, bound)}
              room={room}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function attended({ came, invited }: Report['departments'][number], anonymous: boolean): string {
  return `${anonymous ? 'environ\u00a0' : ''}${frenchCount(came)} sur ${frenchCount(invited)}`;
}
