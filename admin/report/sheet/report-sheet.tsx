/** The report as its readers get it: French, on paper or as a PDF, with or without names. */
import type { ReactNode } from 'react';
import { NAME } from '#engine/ui/brand/branding.ts';
import { BrandingLogo } from '#engine/ui/brand/logo.tsx';
import { MIN_REPORTED } from '#schemas/report-constants.ts';
import type { NamedReport, Report } from '#schemas/reports.ts';
import type { ReturnFigures } from '#schemas/return-figures.ts';
import { THEME_TITLES } from '#schemas/theme-titles.ts';
import { Attendance } from './attendance.tsx';
import { Discernment } from './discernment.tsx';
import { formatSessions, frenchDay, frenchMean, frenchMinutes, frenchPeriod, frenchRate, NO_FIGURE, partOf } from './french.ts';
import { Measures } from './measures-list.tsx';
import { Mistakes } from './mistakes.tsx';
import { People } from './people.tsx';
import styles from './report-sheet.module.css';
import { firstTryPart, firstTryRate, Missions, rightPart, Sessions, solvedPart, Teams } from './report-tables.tsx';
import { Returns } from './returns.tsx';
import { FRENCH_RETURNS } from './returns-french.ts';
import { COMPARED_ROOM, RATE_ROOM, Share } from './share.tsx';
import { type Masking, signedRate, wordedRate, wordedTimes } from './told.ts';

interface ReportSheetProps {
  readonly report: Report;
  readonly compared: Report | null;
  /** When it was drawn up. */
  readonly at: string;
  /** The facilitators' conclusion; '' without one. */
  readonly conclusion?: string;
  /** What the returns of its sessions measured; none while they are not loaded, and in a report with names. */
  readonly returns?: readonly ReturnFigures[] | undefined;
  /** Of a report with names. */
  readonly people?: NamedReport['people'] | undefined;
}

/** Sessions that are named one by one; more are only counted. */
const NAMED_SESSIONS = 6;

/** Two pages to decide by, then the figures. */
export function ReportSheet({ report, compared, at, conclusion = '', returns, people }: ReportSheetProps) {
  const against = compared !== null && compared.sessions.length > 0 ? compared : null;
  const masking: Masking = people === undefined ? { sessions: report.sessions.length } : null;
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
      {report.running > 0 && (
        <p className={styles.soft}>
          {report.running === 1 ? 'Laissée' : 'Laissées'} de côté&nbsp;: {formatSessions(report.running)}{' '}
          {report.running === 1 ? 'qui n’est pas terminée' : 'qui ne sont pas terminées'}.
        </p>
      )}
      {report.leftOut > 0 && report.sessions.length > 0 && <LeftOut count={report.leftOut} anonymous={people === undefined} />}
      {report.sessions.length === 0 ? (
        <p className={styles.none}>{nothingToTell(report, people === undefined)}</p>
      ) : (
        <>
          {compared !== null && against === null && compared.leftOut > 0 && (
            <p className={styles.soft}>
              Rien à comparer&nbsp;: moins de {MIN_REPORTED} personnes ont joué{' '}
              {compared.leftOut === 1 ? 'la session choisie' : 'chacune des sessions choisies'} pour cela.
            </p>
          )}
          <InShort report={report} against={against} anonymous={people === undefined} />
          {report.themes.length > 0 && (
            <Part title="Gestes justes du premier coup">
              <Gestures report={report} against={against} masking={masking} />
            </Part>
          )}
          <Part title="Participation">
            <Attendance report={report} masking={masking} />
          </Part>
          <Part title="Les erreurs, en mots" page>
            <Mistakes missions={report.missions} masking={masking} />
          </Part>
          <Part title="Trois mesures au plus">
            <Measures report={report} masking={masking} />
          </Part>
          {conclusion !== '' && (
            <Part title="Conclusion">
              <p className={styles.conclusion}>{conclusion}</p>
            </Part>
          )}
          {report.judgements && (
            <Part title="Distinguer le vrai du faux" page>
              <Discernment judgements={report.judgements} against={against?.judgements ?? null} />
            </Part>
          )}
          {returns && (
            <Part title="Ce qui reste, au retour" page>
              <Returns figures={returns} words={FRENCH_RETURNS} level={4} />
            </Part>
          )}
          <Part title="Par mission" page>
            <Missions missions={report.missions} against={against} masking={masking} />
          </Part>
          {report.sessions.length > 1 && (
            <Part title="Par session">
              <Sessions sessions={report.sessions} />
            </Part>
          )}
          {report.teams.length > 0 && (
            <Part title="Par équipe">
              <Teams teams={report.teams} against={against} masking={masking} />
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

function nothingToTell({ running, leftOut }: Report, anonymous: boolean): string {
  if (running > 0 && leftOut === 0) return 'Un rapport s’établit une fois la session terminée.';
  return anonymous
    ? `Moins de ${MIN_REPORTED} personnes ont joué${leftOut > 1 ? ' chacune de ces sessions' : ''}\u00a0: il n’y a pas de chiffres anonymes à donner.`
    : 'Personne n’a joué\u00a0: il n’y a pas de chiffres à donner.';
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

interface PartProps {
  readonly title: string;
  /** Begins a page on paper. */
  readonly page?: boolean;
  readonly children: ReactNode;
}

function Part({ title, page = false, children }: PartProps) {
  return (
    <section className={`${styles.part} ${page ? styles.page : ''}`} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

interface Against {
  readonly report: Report;
  readonly against: Report | null;
}

/** The missions behind a figure: a sum is a bound only where each of its parts is one. */
function missionsOf({ missions }: Report, theme: Report['themes'][number]['theme'] | null = null) {
  return missions.filter((mission) => theme === null || mission.theme === theme);
}

/** The sentence and the figures that a reader takes along. */
function InShort({ report, against, anonymous }: Against & { readonly anonymous: boolean }) {
  const maskingOf = ({ sessions }: Report): Masking => (anonymous ? { sessions: sessions.length } : null);
  const firstTry = (of: Report) => missionsOf(of).flatMap(({ figures }) => firstTryPart(figures));
  const times = wordedTimes(firstTry(report), maskingOf(report));
  const orNone = (value: number | null) => (value === null ? NO_FIGURE : frenchRate(value));
  const figures: readonly (readonly [string, (of: Report) => string])[] = [
    ['des missions justes du premier coup, sans indice', (of) => wordedRate(firstTry(of), maskingOf(of))],
    [
      'de bonnes réponses de mémoire',
      (of) =>
        wordedRate(
          missionsOf(of).flatMap(({ memory }) => rightPart(memory)),
          maskingOf(of),
        ),
    ],
    ['des personnes attendues sont venues', ({ participation: { came, expected } }) => orNone(partOf(came, expected ?? 0))],
    [
      'des missions ouvertes finissent réussies',
      (of) =>
        wordedRate(
          missionsOf(of).flatMap(({ figures }) => solvedPart(figures)),
          maskingOf(of),
        ),
    ],
    ['essais par mission', (of) => (of.total ? frenchMean(of.total.tries) : NO_FIGURE)],
    ['de l’ouverture à la réussite (médiane)', (of) => frenchMinutes(of.total?.minutes ?? null)],
  ];
  return (
    <>
      {times !== null && <p className={styles.headline}>Sans indice, le premier geste était le bon {times}.</p>}
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
    </>
  );
}

/** The least acquired first. */
function Gestures({ report, against, masking }: Against & { readonly masking: Masking }) {
  return (
    <dl className={styles.steps}>
      {report.themes.map(({ theme, figures }) => (
        <div key={theme}>
          <dt>{THEME_TITLES[theme]}</dt>
          <dd>
            <Share
              value={firstTryRate(figures)}
              told={signedRate(
                missionsOf(report, theme).flatMap((mission) => firstTryPart(mission.figures)),
                masking,
              )}
              before={firstTryRate(against?.themes.find((one) => one.theme === theme)?.figures)}
              room={against ? COMPARED_ROOM : RATE_ROOM}
            />
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
        Une mission compte comme ouverte dès qu’une personne en a vu la page. Elle est juste du premier coup quand la première
        réponse envoyée était la bonne, sans indice&nbsp;; réussie, quand la bonne réponse a fini par venir. Les essais sont les
        réponses envoyées, la bonne comprise, et les indices ceux qui ont été affichés, pour chaque mission ouverte. Le temps va
        de l’ouverture à la réussite, pauses comprises&nbsp;; la médiane est la valeur du milieu. La mémoire se mesure à la
        première réponse donnée aux questions posées plus tard. Chaque mission compte pour le geste qu’elle entraîne d’abord. Qui
        a joué deux sessions compte deux fois.
      </p>
      <p>
        {anonymous
          ? `Aucun chiffre ne porte sur moins de ${MIN_REPORTED} personnes : les équipes plus petites sont réunies sous « Autres », session par session, et les missions ouvertes par moins de ${MIN_REPORTED} personnes n’ont pas de chiffres, pas plus que les temps ni les réponses de mémoire de moins de ${MIN_REPORTED} personnes (${NO_FIGURE}). Qu’une chose soit le fait de personne ou de tout le monde n’est pas dit non plus : les parts s’arrêtent à un vingtième des deux bouts, et à une personne au moins. Au bout, le chiffre est une borne (« au plus », « au moins », ≤, ≥) ; sur plusieurs sessions, il est proche (« environ », ≈). Les chiffres d’une session sont arrêtés au premier rapport qui en est établi, une fois qu’elle est terminée : aucun rapport, ni aucune différence entre deux rapports, ne parle d’une personne. Ce rapport ne contient ni nom, ni adresse.`
          : 'Ce rapport contient des noms et de petits groupes. Sa consultation, et le motif donné, sont inscrits au journal d’audit.'}
      </p>
    </div>
  );
}
