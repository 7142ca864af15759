/** Recommended measures, by the figures, each with a message that is ready to send. */
import type { Report, Theme } from '#schemas/reports.ts';
import { THEME_TITLES } from '#schemas/theme-titles.ts';
import { CopyText } from '../../components/transfer/copy-code.tsx';
import { messages } from '../../language/language.ts';
import { frenchRate, missionTitle, partOf } from './french.ts';
import { MEASURES } from './measures.ts';
import styles from './report-sheet.module.css';
import { firstTryRate } from './report-tables.tsx';

export function Measures({ report }: { readonly report: Report }) {
  const words = messages().report;
  if (report.total === null) return <p>Aucune mission n’a été ouverte par assez de personnes pour qu’une mesure s’en déduise.</p>;
  if (report.measures.length === 0)
    return <p>Rien ne presse&nbsp;: les gestes sont justes du premier coup, et retenus. Revenez-y dans trois mois.</p>;
  return (
    <ol className={styles.measures}>
      {report.measures.map((theme) => {
        const { measure, when, subject, message } = MEASURES[theme];
        return (
          <li key={theme}>
            <h4>{THEME_TITLES[theme]}</h4>
            <p className={styles.soft}>{reasonFor(report, theme)}</p>
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
function reasonFor({ themes, missions }: Report, theme: Theme): string {
  const own = themes.find((one) => one.theme === theme);
  const titles = missions.flatMap((mission) =>
    mission.theme === theme && mission.figures ? [`«\u00a0${missionTitle(mission.title)}\u00a0»`] : [],
  );
  const firstTry = firstTryRate(own?.figures);
  const memory = partOf(own?.memory?.right ?? 0, own?.memory?.answered ?? 0);
  return [
    ...(firstTry === null ? [] : [`Juste du premier coup\u00a0: ${frenchRate(firstTry)} (${titles.join(', ')}).`]),
    ...(memory === null ? [] : [`De mémoire\u00a0: ${frenchRate(memory)}.`]),
  ].join(' ');
}
