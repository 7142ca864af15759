/** Attendance: a funnel from the list to the last mission, and each team of the list. */
import type { Report } from '#schemas/reports.ts';
import { formatTeams, frenchCount, frenchRate, partOf } from './french.ts';
import styles from './report-sheet.module.css';
import { Share } from './share.tsx';
import { boundCount, type Masking, peopleBound } from './told.ts';

interface AttendanceProps {
  readonly report: Report;
  readonly masking: Masking;
}

export function Attendance({ report: { participation, departments }, masking }: AttendanceProps) {
  const anonymous = masking !== null;
  const { expected, came, played, solvedOne, finished } = participation;
  const inWords = (part: number) => boundCount(part, peopleBound({ part, whole: played }, masking));
  const whole = expected ?? came;
  const steps: readonly (readonly [words: string, count: number, told: string])[] = [
    ...(expected === null ? [] : [['Attendues', expected, frenchCount(expected)] as const]),
    ['Venues', came, frenchCount(came)],
    ['Ont joué', played, frenchCount(played)],
    ['Ont réussi une mission au moins', solvedOne, inWords(solvedOne)],
    ['Ont réussi toutes les missions', finished, inWords(finished)],
  ];
  const room = Math.max(...steps.map(([, , told]) => told.length)) + ` (${frenchRate(1)})`.length;
  const departmentRoom =
    Math.max(...departments.map((group) => attended(group, anonymous).length), 0) + ` (${frenchRate(1)})`.length;
  return (
    <>
      <dl className={styles.steps}>
        {steps.map(([words, count, told]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>
              <Share value={partOf(count, whole)} words={told} room={room} />
            </dd>
          </div>
        ))}
      </dl>
      {departments.length > 0 && (
        <>
          <h4>Venues, par équipe de la liste</h4>
          <dl className={styles.steps}>
            {departments.map((group) => (
              <div key={`${group.others} ${group.team}`}>
                <dt>{formatTeams(group)}</dt>
                <dd>
                  <Share value={partOf(group.came, group.expected)} words={attended(group, anonymous)} room={departmentRoom} />
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
