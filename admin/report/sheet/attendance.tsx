/** Attendance: a funnel from the list to the last mission, and each team of the list. */
import type { Report } from '#schemas/reports.ts';
import { formatTeams, frenchCount, frenchRate, partOf } from './french.ts';
import styles from './report-sheet.module.css';
import { Share } from './share.tsx';

export function Attendance({ report: { participation, departments } }: { readonly report: Report }) {
  const { expected, came, played, solvedOne, finished } = participation;
  const whole = expected ?? came;
  const steps: readonly (readonly [string, number])[] = [
    ...(expected === null ? [] : [['Attendues', expected] as const]),
    ['Venues', came],
    ['Ont joué', played],
    ['Ont réussi une mission au moins', solvedOne],
    ['Ont réussi toutes les missions', finished],
  ];
  // All are parts of the first: its figure is the longest.
  const room = `${frenchCount(whole)} (${frenchRate(1)})`.length;
  const departmentRoom = Math.max(...departments.map((group) => attended(group).length), 0) + ` (${frenchRate(1)})`.length;
  return (
    <>
      <dl className={styles.steps}>
        {steps.map(([words, count]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>
              <Share value={partOf(count, whole)} words={frenchCount(count)} room={room} />
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
                  <Share value={partOf(group.came, group.expected)} words={attended(group)} room={departmentRoom} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}

function attended({ came, expected }: Report['departments'][number]): string {
  return `${frenchCount(came)} sur ${frenchCount(expected)}`;
}
