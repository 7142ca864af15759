/** Attendance: a funnel from the list to the last mission, and each team of the list. */
import { groupTitle } from '#engine/rules/measure/group-title.ts';
import { type Bound, type Masking, peopleBound } from '#engine/rules/measure/told-bound.ts';
import type { Report } from '#schemas/reports.ts';
import { frenchCount, frenchRate, partOf } from './french.ts';
import styles from './report-sheet.module.css';
import { Share } from './share.tsx';
import { boundCount, boundRate } from './told.ts';

interface AttendanceProps {
  readonly report: Report;
  readonly masking: Masking;
}

export function Attendance({ report: { participation, departments, sessions }, masking }: AttendanceProps) {
  const anonymous = masking !== null;
  const { expected, came, played, solvedOne, finished } = participation;
  const ofPlayers = (part: number) => peopleBound({ part, whole: played }, masking);
  const whole = expected ?? came;
  const steps: readonly (readonly [words: string, count: number, bound: Bound])[] = [
    ...(expected === null ? [] : [['Attendues', expected, 'exact'] as const]),
    ['Venues', came, 'exact'],
    ['Ont joué', played, 'exact'],
    ['Ont réussi une mission au moins', solvedOne, ofPlayers(solvedOne)],
    ['Ont réussi toutes les missions', finished, ofPlayers(finished)],
  ];
  const room = Math.max(...steps.map(([, count, bound]) => boundCount(count, bound).length)) + ` (≥ ${frenchRate(1)})`.length;
  const departmentRoom =
    Math.max(...departments.map((group) => attended(group, anonymous).length), 0) + ` (≈ ${frenchRate(1)})`.length;
  return (
    <>
      <dl className={styles.steps}>
        {steps.map(([words, count, bound]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>
              <Share
                value={partOf(count, whole)}
                words={boundCount(count, bound)}
                told={boundRate(partOf(count, whole) ?? 0, bound)}
                room={room}
              />
            </dd>
          </div>
        ))}
      </dl>
      {sessions.length > 1 && (
        <p className={styles.margin}>
          Chaque session compte pour elle-même&nbsp;: qui était attendu à deux sessions compte deux fois. La page de la campagne
          compte chaque personne une fois.
        </p>
      )}
      {departments.length > 0 && (
        <>
          <h4>Venues, par équipe de la liste</h4>
          <dl className={styles.steps}>
            {departments.map((group) => (
              <div key={`${group.others} ${group.team}`}>
                <dt>{groupTitle(group)}</dt>
                <dd>
                  <Share
                    value={partOf(group.came, group.expected)}
                    words={attended(group, anonymous)}
                    told={boundRate(partOf(group.came, group.expected) ?? 0, anonymous ? 'about' : 'exact')}
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

function attended({ came, expected }: Report['departments'][number], anonymous: boolean): string {
  return `${anonymous ? 'environ\u00a0' : ''}${frenchCount(came)} sur ${frenchCount(expected)}`;
}
