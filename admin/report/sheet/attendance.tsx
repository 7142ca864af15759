/** Attendance: how many people of the list attended, what everyone who attended did, and attendance by team, department and campaign. */
import { groupTitle } from '#engine/rules/measure/group-title.ts';
import { type Bound, type Masking, peopleBound } from '#engine/rules/measure/told-bound.ts';
import type { Report, ReportCampaign } from '#schemas/reports.ts';
import { formatCampaign, formatUninvited, frenchCount, frenchRate, partOf, repeatsReport } from './french.ts';
import styles from './report-sheet.module.css';
import { Share } from './share.tsx';
import { boundCount, boundRate } from './told.ts';

interface AttendanceProps {
  readonly report: Report;
  /** Campaign to which all sessions of the report belong; null if there is none. */
  readonly campaign: ReportCampaign | null;
  readonly masking: Masking;
}

export function Attendance({ report: { participation, sessions }, campaign, masking }: AttendanceProps) {
  const { invited, uninvited, came, played, solvedOne, finished } = participation;
  const several = sessions.length > 1;
  const ofPlayers = (part: number) => peopleBound({ part, whole: played }, masking);
  const ofInvited: readonly Step[] =
    invited === null
      ? []
      : [
          [several ? 'Invitations' : 'Invitées', invited, 'exact'],
          [several ? 'Venues, par invitation' : 'Venues, parmi les invitées', came - uninvited, 'exact'],
        ];
  const ofComers: readonly Step[] = [
    [invited === null ? 'Venues' : 'Venues en tout', came, 'exact'],
    ['Ont joué', played, 'exact'],
    ...(solvedOne === null ? [] : ([['Ont réussi une mission au moins', solvedOne, ofPlayers(solvedOne)]] as const)),
    ['Ont réussi toutes les missions', finished, ofPlayers(finished)],
  ];
  const room =
    Math.max(...[...ofInvited, ...ofComers].map(([, count, bound]) => boundCount(count, bound).length)) +
    ` (≥ ${frenchRate(1)})`.length;
  return (
    <>
      {invited !== null && (
        <>
          <Steps whole={invited} steps={ofInvited} room={room} />
          {uninvited > 0 && <p>{formatUninvited(uninvited)}.</p>}
        </>
      )}
      <Steps whole={came} steps={ofComers} room={room} />
      {several && (
        <p className={styles.margin}>
          Chaque session compte pour elle-même&nbsp;: qui était invité à deux sessions compte deux fois.
        </p>
      )}
      {/* On paper, the first page has this sentence. */}
      {campaign && campaign.departments.length === 0 && !repeatsReport(campaign, participation) && (
        <p className={styles.screen}>{formatCampaign(campaign)} Chacune y compte une fois.</p>
      )}
    </>
  );
}

/** Attendance of each team of the lists. */
export function TeamAttendance({ report: { departments, sessions }, masking }: Omit<AttendanceProps, 'campaign'>) {
  return (
    <>
      <Groups groups={departments} masking={masking} />
      {sessions.length > 1 && (
        <p className={styles.margin}>
          Par invitation&nbsp;: qui est invité à deux sessions compte deux fois. Une campagne compte chaque personne une fois.
        </p>
      )}
      {masking !== null && <Withheld />}
    </>
  );
}

/** Title of the part on campaign attendance, to which the first page refers. */
export const BY_CAMPAIGN_DEPARTMENT = 'Venues à la campagne, par service';

interface CampaignAttendanceProps {
  readonly campaign: ReportCampaign;
  readonly masking: Masking;
  /** Whether a part above already explains how withheld counts are shown. */
  readonly isExplained: boolean;
}

/** Attendance of each expected department, over all sessions of the campaign. */
export function CampaignAttendance({ campaign, masking, isExplained }: CampaignAttendanceProps) {
  return (
    <>
      <p className={styles.margin}>
        <span className={styles.screen}>{formatCampaign(campaign)} </span>
        Venues à l’une des sessions, sur attendues&nbsp;; chaque personne compte une fois.
      </p>
      <Groups groups={invitedOf(campaign.departments)} masking={masking} />
      {masking !== null && !isExplained && <Withheld />}
    </>
  );
}

/** Groups of the directory in the form of a list's groups. */
export function invitedOf(groups: Report['directory']): Report['departments'] {
  return groups.map(({ people, ...group }) => ({ ...group, invited: people }));
}

interface DirectoryAttendanceProps {
  readonly groups: Report['directory'];
  readonly masking: Masking;
}

/** Attendance of each department of the directory at sessions without a list. */
export function DirectoryAttendance({ groups, masking }: DirectoryAttendanceProps) {
  return (
    <>
      <p className={styles.margin}>
        Personnes venues, sur l’effectif de l’annuaire&nbsp;: cette session n’a pas de liste, et n’attendait pas tout le monde.
      </p>
      <Groups groups={invitedOf(groups)} masking={masking} />
      {masking !== null && <Withheld />}
    </>
  );
}

function Withheld() {
  return (
    <p className={styles.margin}>
      Qu’une équipe soit venue tout entière, ou pas du tout, n’est pas dit, à moins que le nombre de toutes les personnes venues
      ne le dise déjà&nbsp;: dès que l’une en est proche, le nombre de chacune est donné à peu près («&nbsp;environ&nbsp;»), et
      leur somme reste la même.
    </p>
  );
}

interface GroupsProps {
  readonly groups: Report['departments'];
  readonly masking: Masking;
}

function Groups({ groups, masking }: GroupsProps) {
  const room = Math.max(...groups.map((group) => attended(group, masking).length), 0) + ` (≈ ${frenchRate(1)})`.length;
  return (
    <dl className={`${styles.steps} ${styles.groups}`}>
      {groups.map((group) => (
        <div key={`${group.others} ${group.team}`}>
          <dt>{groupTitle(group)}</dt>
          <dd>
            <Share
              value={partOf(group.came, group.invited)}
              bound={attendedBound(group, masking)}
              words={attended(group, masking)}
              told={boundRate(partOf(group.came, group.invited) ?? 0, attendedBound(group, masking))}
              room={room}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Step = readonly [words: string, count: number, bound: Bound];

interface StepsProps {
  /** Number of people of which each count is a share. */
  readonly whole: number;
  readonly steps: readonly Step[];
  /** Number of characters of the longest figure in this part. */
  readonly room: number;
}

/** The first step is shown as a count only; the others also show their share of `whole`. */
function Steps({ whole, steps, room }: StepsProps) {
  return (
    <dl className={styles.steps}>
      {steps.map(([words, count, bound], index) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>
            <Share
              value={index === 0 ? null : partOf(count, whole)}
              bound={bound}
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

type Department = Report['departments'][number];

/** 'au plus 1 sur 10' */
export function attended(group: Department, masking: Masking): string {
  return `${boundCount(group.came, attendedBound(group, masking))} sur ${frenchCount(group.invited)}`;
}

function attendedBound({ bound }: Department, masking: Masking): Bound {
  return masking === null ? 'exact' : bound;
}
