/** Recommended measures, by the figures, each with a message that is ready to send. */
import type { Report, Theme } from '#schemas/reports.ts';
import { THEME_TITLES } from '#schemas/theme-titles.ts';
import { CopyText } from '../../components/transfer/copy-code.tsx';
import { messages } from '../../language/language.ts';
import { frenchCount, missionTitle } from './french.ts';
import { MEASURES } from './measures.ts';
import styles from './report-sheet.module.css';
import { firstTryPart, rightPart } from './report-tables.tsx';
import { type Masking, wordedRate } from './told.ts';

interface MeasuresProps {
  readonly report: Report;
  readonly masking: Masking;
}

export function Measures(props: MeasuresProps) {
  const limits = limitsOf(props.report);
  return (
    <>
      {limits.length > 0 && <p>{limits.join(' ')}</p>}
      <Proposed {...props} />
    </>
  );
}

/** Who did not come, what was not played, and what was not measured: what a conclusion leaves out. */
function limitsOf({ participation: { expected, came }, missions, memory, total }: Report): string[] {
  const absent = expected === null ? 0 : expected - came;
  const told = missions.filter(({ figures }) => figures !== null).length;
  return [
    ...(absent > 0 && expected !== null
      ? [`${frenchCount(absent)} sur ${frenchCount(expected)} ${absent === 1 ? 'n’est pas venue' : 'ne sont pas venues'}.`]
      : []),
    ...(total !== null && told < missions.length
      ? [
          `Les chiffres portent sur ${frenchCount(told)} ${told === 1 ? 'mission' : 'missions'} sur ${frenchCount(missions.length)}.`,
        ]
      : []),
    ...(total !== null && memory === null ? ['La mémoire n’a pas été mesurée.'] : []),
  ];
}

function Proposed({ report, masking }: MeasuresProps) {
  const words = messages().report;
  if (report.total === null) return <p>Aucune mission n’a été ouverte par assez de personnes pour qu’une mesure s’en déduise.</p>;
  if (report.measures.length === 0)
    return limitsOf(report).length === 0 ? (
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
              {measure} <strong>Échéance&nbsp;: {when}.</strong>
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

/** 'Juste du premier coup : 45 % (« Le nouveau RIB »). De mémoire : 60 %.' */
function reasonFor({ missions }: Report, theme: Theme, masking: Masking): string {
  const own = missions.filter((mission) => mission.theme === theme);
  const titles = own.flatMap((mission) => (mission.figures ? [`«\u00a0${missionTitle(mission.title)}\u00a0»`] : []));
  const firstTry = own.flatMap(({ figures }) => firstTryPart(figures));
  const memory = own.flatMap((mission) => rightPart(mission.memory));
  return [
    ...(firstTry.length === 0 ? [] : [`Juste du premier coup\u00a0: ${wordedRate(firstTry, masking)} (${titles.join(', ')}).`]),
    ...(memory.length === 0 ? [] : [`De mémoire\u00a0: ${wordedRate(memory, masking)}.`]),
  ].join(' ');
}
