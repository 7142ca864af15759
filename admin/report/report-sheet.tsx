/** The report as its readers get it: French, on paper or as a PDF, with or without names. */
import type { ReactNode } from 'react';
import { NAME } from '#engine/ui/brand/branding.ts';
import { BrandingLogo } from '#engine/ui/brand/logo.tsx';
import { MIN_REPORTED } from '#schemas/console-constants.ts';
import type { NamedReport, Report } from '#schemas/reports.ts';
import {
  formatSessions,
  frenchCount,
  frenchDay,
  frenchMean,
  frenchMinutes,
  frenchPeriod,
  frenchRate,
  NO_FIGURE,
  partOf,
  workSentence,
} from './french.ts';
import { People } from './people.tsx';
import styles from './report-sheet.module.css';
import { Missions, Subjects, Teams } from './report-tables.tsx';
import { Share } from './share.tsx';

interface ReportSheetProps {
  readonly report: Report;
  readonly compared: Report | null;
  /** When it was drawn up. */
  readonly at: string;
  /** Of a report with names. */
  readonly people?: NamedReport['people'] | undefined;
}

/** Sessions that are named one by one; more are only counted. */
const NAMED_SESSIONS = 6;

export function ReportSheet({ report, compared, at, people }: ReportSheetProps) {
  const against = compared !== null && compared.sessions.length > 0 ? compared : null;
  return (
    <article className={styles.sheet} lang="fr" aria-labelledby="rapport">
      <div className={styles.head}>
        <p className={styles.brand}>
          <BrandingLogo />
          {NAME}
        </p>
        <p className={styles.kind}>{people === undefined ? 'Chiffres anonymes' : 'Nominatif, confidentiel'}</p>
        <h2 id="rapport">Rapport de sensibilisation</h2>
        {report.sessions.length > 0 && <Scope report={report} />}
        <p className={styles.soft}>
          Établi le {frenchDay(at)}.
          {against && (
            <>
              {' '}
              Comparé avec {formatSessions(against.sessions.length)}, {frenchPeriod(against.sessions)}.
            </>
          )}
        </p>
      </div>
      {report.sessions.length === 0 ? (
        <p className={styles.none}>
          {people === undefined
            ? `Moins de ${MIN_REPORTED} personnes ont joué${report.leftOut > 1 ? ' chacune de ces sessions' : ''} : il n’y a pas de chiffres anonymes à donner.`
            : 'Personne n’a joué : il n’y a pas de chiffres à donner.'}
        </p>
      ) : (
        <>
          {report.leftOut > 0 && <LeftOut count={report.leftOut} anonymous={people === undefined} />}
          {compared !== null && against === null && compared.leftOut > 0 && (
            <p className={styles.soft}>
              Rien à comparer&nbsp;: moins de {MIN_REPORTED} personnes ont joué{' '}
              {compared.leftOut === 1 ? 'la session choisie' : 'chacune des sessions choisies'} pour cela.
            </p>
          )}
          <InShort report={report} against={against} />
          <Part title="Participation">
            <Participation report={report} />
          </Part>
          <Part title="À travailler ensuite">
            {report.work.length === 0 ? (
              <p>{nothingToWorkOn(report)}</p>
            ) : (
              <ul className={styles.work}>
                {report.work.map((work) => (
                  <li key={work.reason}>{workSentence(work)}</li>
                ))}
              </ul>
            )}
          </Part>
          <Part title="Par mission">
            <Missions missions={report.missions} against={against} />
          </Part>
          {report.subjects.length > 0 && (
            <Part title="Par thème">
              <Subjects subjects={report.subjects} against={against} />
            </Part>
          )}
          {report.teams.length > 0 && (
            <Part title="Par équipe">
              <Teams teams={report.teams} against={against} />
            </Part>
          )}
          {people !== undefined && (
            <Part title="Par personne">
              <People people={people} several={report.sessions.length > 1} />
            </Part>
          )}
          <Part title="Comment lire ces chiffres">
            <Reading anonymous={people === undefined} />
          </Part>
        </>
      )}
    </article>
  );
}

function Scope({ report: { sessions } }: { readonly report: Report }) {
  const names = sessions.flatMap(({ name }) => (name === null ? [] : [name]));
  return (
    <p className={styles.scope}>
      {sessions.length <= NAMED_SESSIONS && names.length === sessions.length ? names.join(', ') : formatSessions(sessions.length)}
      , {frenchPeriod(sessions)}
    </p>
  );
}

/** Sessions that are in none of the figures. */
function LeftOut({ count, anonymous }: { readonly count: number; readonly anonymous: boolean }) {
  return (
    <p className={styles.soft}>
      {count === 1 ? 'Laissée' : 'Laissées'} de côté&nbsp;: {formatSessions(count)}{' '}
      {anonymous ? `de moins de ${MIN_REPORTED} personnes` : 'où personne n’a joué'}.
    </p>
  );
}

/** The sentence shown when no mission stands out; it names only the measures for which there is data. */
function nothingToWorkOn({ total, memory }: Report): string {
  if (total === null) return 'Aucune mission n’a été ouverte par assez de personnes pour que l’une d’elles se détache.';
  const measured = memory === null ? 'réussite, essais et indices' : 'réussite, essais, indices et mémoire';
  return `Aucune mission ne se détache\u00a0: ${measured} sont partout du bon côté.`;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

interface Against {
  readonly report: Report;
  readonly against: Report | null;
}

/** The five figures that a reader takes along. */
function InShort({ report, against }: Against) {
  const rate = (of: Report) => partOf(of.total?.solved ?? 0, of.total?.opened ?? 0);
  const memory = (of: Report) => partOf(of.memory?.right ?? 0, of.memory?.answered ?? 0);
  const orNone = (value: number | null | undefined, words: (value: number) => string) =>
    value === null || value === undefined ? NO_FIGURE : words(value);
  const figures: readonly (readonly [string, (of: Report) => string])[] = [
    ['des missions ouvertes sont réussies', (of) => orNone(rate(of), frenchRate)],
    ['essais par mission', (of) => orNone(of.total?.tries, frenchMean)],
    ['indices par mission', (of) => orNone(of.total?.hints, frenchMean)],
    ['de l’ouverture à la réussite (médiane)', (of) => frenchMinutes(of.total?.minutes ?? null)],
    ['de bonnes réponses de mémoire', (of) => orNone(memory(of), frenchRate)],
  ];
  return (
    <dl className={styles.short} aria-label="En bref">
      {figures
        .filter(([, value]) => value(report) !== NO_FIGURE)
        .map(([words, value]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{value(report)}</dd>
            {against && <dd className={styles.before}>contre {value(against)}</dd>}
          </div>
        ))}
    </dl>
  );
}

function Participation({ report: { participation } }: { readonly report: Report }) {
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
  return (
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
  );
}

function Reading({ anonymous }: { readonly anonymous: boolean }) {
  return (
    <div className={styles.reading}>
      <p>
        Une mission compte comme ouverte dès qu’une personne en a vu la page. La réussite est la part des missions ouvertes qui
        ont été réussies. Les essais sont les réponses envoyées, la bonne comprise, et les indices ceux qui ont été affichés, pour
        chaque mission ouverte. Le temps va de l’ouverture à la réussite, pauses comprises&nbsp;; la médiane est la valeur du
        milieu. La mémoire se mesure à la première réponse donnée aux questions du bilan. Qui a joué deux sessions compte deux
        fois.
      </p>
      <p>
        {anonymous
          ? `Aucun chiffre ne porte sur moins de ${MIN_REPORTED} personnes : les équipes plus petites sont réunies sous « Autres », session par session, et les missions ouvertes par moins de ${MIN_REPORTED} personnes n’ont pas de chiffres, pas plus que les temps ni les réponses de mémoire de moins de ${MIN_REPORTED} personnes (${NO_FIGURE}). Ce rapport ne contient ni nom, ni adresse.`
          : 'Ce rapport contient des noms et de petits groupes. Sa consultation, et le motif donné, sont inscrits au journal d’audit.'}
      </p>
    </div>
  );
}
