/** Recommended measures, derived from the figures, each with a message that is ready to send. */
import type { Masking } from '#engine/rules/measure/told-bound.ts';
import type { Report, Theme } from '#schemas/reports.ts';
import { THEME_TITLES } from '#schemas/theme-titles.ts';
import { CopyText } from '../../components/transfer/copy-code.tsx';
import { messages } from '../../language/language.ts';
import { formatPlays, frenchCount, missionTitle } from './french.ts';
import { hasOpenSessions, isTooFew, limitsOf, MEASURES_WAIT, missingOf } from './limits.ts';
import { MEASURES } from './measures.ts';
import styles from './report-sheet.module.css';
import { firstTryPart, rightPart } from './report-tables.tsx';
import { wholeOf, wordedRate } from './told.ts';

interface MeasuresProps {
  readonly report: Report;
  readonly masking: Masking;
}

export function Measures({ report, masking }: MeasuresProps) {
  const words = messages().report;
  if (report.total === null && hasOpenSessions(report)) return <p>{MEASURES_WAIT}</p>;
  if (report.total === null) return <p>Aucune mission n’a été ouverte par assez de personnes pour qu’une mesure s’en déduise.</p>;
  if (report.measures.length === 0)
    return limitsOf(report).length === 0 && missingOf(report.participation) === 0 ? (
      <p>Rien ne presse&nbsp;: les gestes sont justes du premier coup, et retenus. Revenez-y dans trois mois.</p>
    ) : (
      <p>Parmi les personnes qui ont joué, les gestes mesurés sont justes du premier coup. Aucune mesure ne s’en déduit.</p>
    );
  return (
    <ol className={styles.measures}>
      {report.measures.map((theme) => {
        const { measure, when, subject, message } = MEASURES[theme];
        return (
          <li key={theme}>
            <h4>{THEME_TITLES[theme]}</h4>
            <p className={styles.soft}>{reasonFor(report, theme, masking)}</p>
            <p>
              {measure} {!isTooFew(report) && <strong>Échéance&nbsp;: {when}.</strong>}
            </p>
            <div className={styles.message}>
              <p>
                <strong>{subject}</strong>
              </p>
              <p>{message}</p>
              <div className={styles.copy}>
                <CopyText text={`${subject}\n\n${message}`} what={words.messageToStaff} />
              </div>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Reason for a measure: 'Juste du premier coup : 45 % (« Le nouveau RIB »). De mémoire : 60 %.' */
function reasonFor({ missions }: Report, theme: Theme, masking: Masking): string {
  const own = missions.filter((mission) => mission.theme === theme);
  const titles = own.flatMap((mission) => (mission.figures ? [`«\u00a0${missionTitle(mission.title)}\u00a0»`] : []));
  const firstTry = own.flatMap(({ figures }) => firstTryPart(figures));
  const memory = own.flatMap((mission) => rightPart(mission.memory));
  return [
    ...(firstTry.length === 0
      ? []
      : [
          `Juste du premier coup\u00a0: ${wordedRate(firstTry, masking)} de ${formatPlays(wholeOf(firstTry))} (${titles.join(', ')}).`,
        ]),
    ...(memory.length === 0
      ? []
      : [`De mémoire\u00a0: ${wordedRate(memory, masking)} de ${frenchCount(wholeOf(memory))}\u00a0réponses.`]),
  ].join(' ');
}
