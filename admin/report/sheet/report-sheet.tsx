/** The report as its readers get it: French, on paper or as a PDF, with or without names. */
import type { ReactNode } from 'react';
import { grouped } from '#engine/rules/grouped.ts';
import { boundOf, type Masking, type ToldPart } from '#engine/rules/measure/told-bound.ts';
import { COMPANY, NAME } from '#engine/ui/brand/branding.ts';
import { BrandingLogo } from '#engine/ui/brand/logo.tsx';
import { MIN_REPORTED } from '#schemas/report-constants.ts';
import type { NamedReport, Report, ReportCampaign } from '#schemas/reports.ts';
import type { ReturnFigures } from '#schemas/return-figures.ts';
import { THEME_TITLES } from '#schemas/theme-titles.ts';
import { Attendance, BY_CAMPAIGN_DEPARTMENT, CampaignAttendance, DirectoryAttendance, TeamAttendance } from './attendance.tsx';
import { formatComparison, sameMissions } from './comparison.ts';
import { DirectorPage, isConclusionFirst } from './director-page.tsx';
import { Discernment } from './discernment.tsx';
import {
  formatPlays,
  formatSessions,
  formatUninvited,
  frenchCalendarDate,
  frenchCount,
  frenchDay,
  frenchList,
  frenchMean,
  frenchMinutes,
  frenchPeriod,
  frenchRate,
  NO_FIGURE,
  partOf,
} from './french.ts';
import { ENOUGH_FOR_VERDICT, hasOpenSessions, isTooFew } from './limits.ts';
import { Measures } from './measures-list.tsx';
import { Mistakes } from './mistakes.tsx';
import { People } from './people.tsx';
import styles from './report-sheet.module.css';
import {
  acceptedPart,
  type Compared,
  firstTryPart,
  firstTryRate,
  formatAccepted,
  Missions,
  rightPart,
  Sessions,
  solvedPart,
  Teams,
  toldBefore,
} from './report-tables.tsx';
import { Returns } from './returns.tsx';
import { FRENCH_RETURNS } from './returns-french.ts';
import { COMPARED_ROOM, RATE_ROOM, Share } from './share.tsx';
import { boundCount, rateOf, signedRate, wholeOf, wordedRate, wordedTimes } from './told.ts';

interface ReportSheetProps {
  readonly report: Report;
  readonly compared: Report | null;
  /** When the report was drawn up. */
  readonly at: string;
  /** Campaign to which all sessions of the report belong; null if there is none. */
  readonly campaign?: ReportCampaign | null;
  /** The facilitators' conclusion; '' without one. */
  readonly conclusion?: string;
  /** Results of the sessions' returns; undefined while they are loading, and in a report with names. */
  readonly returns?: readonly ReturnFigures[] | undefined;
  /** Participants, in a report with names only. */
  readonly people?: NamedReport['people'] | undefined;
}

/** Maximum characters for the names of sessions. If they are longer, sessions are only counted, so that the first page stays one page. */
const ROOM_FOR_NAMES = 160;

/** The report: a first page for decisions, followed by the figures. */
export function ReportSheet({ report, compared, at, campaign = null, conclusion = '', returns, people }: ReportSheetProps) {
  const against = compared !== null && compared.sessions.length > 0 ? compared : null;
  const masking = maskingOf(report, people === undefined);
  const maskingOfAgainst = against && maskingOf(against, people === undefined);
  // Figures over several missions are compared only with figures of the same missions.
  const alike = against !== null && sameMissions(report, against) ? against : null;
  const bounds = { masking, maskingOfAgainst };
  // A short report has room for the explanation of figures on its first page. After the figures it would need a page of its own.
  const isShort = isTooFew(report);
  const areOpen = hasOpenSessions(report);
  const isHint = isShort && report.measures.length > 0;
  // Returns that nobody has are left out: the first page says that nothing is measured weeks later.
  const measured = (returns ?? []).filter((of) => !isNothing(of));
  const reading = (
    <Part title="Comment lire ces chiffres">
      <Reading anonymous={people === undefined} />
    </Part>
  );
  return (
    <article className={styles.sheet} data-interim={isInterim(report, campaign) || undefined} lang="fr" aria-labelledby="rapport">
      <div className={styles.head}>
        <p className={styles.brand}>
          <BrandingLogo />
          {NAME}
        </p>
        <p className={styles.kind}>{people === undefined ? 'Chiffres anonymes' : 'Nominatif, confidentiel'}</p>
        <h2 id="rapport">{isInterim(report, campaign) ? 'Rapport d’étape' : 'Rapport de sensibilisation'}</h2>
        {report.sessions.length > 0 && <Scope report={report} campaign={campaign} />}
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
      <SoFar report={report} campaign={campaign} at={at} />
      <LeftOut report={report} anonymous={people === undefined} />
      {report.sessions.length === 0 ? (
        <p className={styles.none}>{nothingToTell(report, people === undefined)}</p>
      ) : (
        <>
          {compared !== null && against === null && compared.leftOut.length > 0 && (
            <p className={styles.soft}>{nothingToCompare(compared)}</p>
          )}
          <Headline report={report} masking={masking} />
          <DirectorPage report={report} campaign={campaign} masking={masking} returns={returns} conclusion={conclusion} />
          {isShort && reading}
          <Part title="En chiffres" kind="page">
            {conclusion !== '' && !isConclusionFirst(report, conclusion) && (
              <section aria-label="Conclusion">
                <h4>Conclusion</h4>
                <p className={styles.conclusion}>{conclusion}</p>
              </section>
            )}
            <InShort report={report} against={against} alike={alike !== null} {...bounds} />
            {against && !alike && <p>{formatComparison(report, against, masking, maskingOfAgainst)}</p>}
          </Part>
          <div className={styles.beside}>
            {report.themes.length > 0 && (
              <Part title="Gestes justes du premier coup">
                <Gestures report={report} against={alike} {...bounds} />
              </Part>
            )}
            <Part title="Participation">
              <Attendance report={report} campaign={campaign} masking={masking} />
            </Part>
          </div>
          {report.departments.length > 0 && (
            <Part title="Venues, par équipe de la liste">
              <TeamAttendance report={report} masking={masking} />
            </Part>
          )}
          {campaign && campaign.departments.length > 0 && (
            <Part title={BY_CAMPAIGN_DEPARTMENT}>
              <CampaignAttendance campaign={campaign} masking={masking} isExplained={report.departments.length > 0} />
            </Part>
          )}
          {report.directory.length > 0 && (
            <Part title="Venues, par service de l’annuaire">
              <DirectoryAttendance groups={report.directory} masking={masking} />
            </Part>
          )}
          <Part title="Les erreurs, en mots">
            <Mistakes missions={report.missions} masking={masking} areOpen={areOpen} />
          </Part>
          <Part title={isHint ? 'Pistes, à confirmer' : 'Trois mesures au plus'} kind="screen">
            <Measures report={report} masking={masking} />
          </Part>
          {report.judgements && (
            <Part title="Distinguer le vrai du faux">
              <Discernment judgements={report.judgements} against={alike?.judgements ?? null} masking={masking} />
            </Part>
          )}
          {measured.length > 0 && (
            <Part title="Ce qui reste, au retour">
              <Returns figures={measured} words={FRENCH_RETURNS} level={4} />
            </Part>
          )}
          <Part title="Par mission">
            <Missions missions={report.missions} areOpen={areOpen} against={against} {...bounds} />
          </Part>
          {report.sessions.length > 1 && (
            <Part title="Par session">
              <Sessions sessions={report.sessions} masking={masking} />
            </Part>
          )}
          {report.teams.length > 0 && (
            <Part title="Par équipe">
              <Teams teams={report.teams} against={alike} {...bounds} />
            </Part>
          )}
          {people !== undefined && (
            <Part title="Par personne">
              <People people={people} several={report.sessions.length > 1} />
            </Part>
          )}
          {!isShort && reading}
        </>
      )}
    </article>
  );
}

function nothingToTell({ leftOut }: Report, anonymous: boolean): string {
  if (leftOut.length > 0 && leftOut.every(isOpen))
    return `Un rapport s’établit une fois la session terminée. Une session à son rythme a un rapport d’étape dès que ${MIN_REPORTED} personnes y ont joué.`;
  return anonymous
    ? `Moins de ${MIN_REPORTED} personnes ont joué${leftOut.length > 1 ? ' chacune de ces sessions' : ''}\u00a0: il n’y a pas de chiffres anonymes à donner.`
    : 'Personne n’a joué\u00a0: il n’y a pas de chiffres à donner.';
}

function Scope({ report: { sessions }, campaign }: { readonly report: Report; readonly campaign: ReportCampaign | null }) {
  const names = sessions.flatMap(({ name }) => (name === null ? [] : [name]));
  const joined = names.join(', ');
  const isNamed = names.length === sessions.length && joined.length <= ROOM_FOR_NAMES;
  const whose = [...(COMPANY === undefined ? [] : [COMPANY]), ...(campaign ? [`Campagne «\u00a0${campaign.name}\u00a0»`] : [])];
  return (
    <>
      {whose.length > 0 && <p className={styles.scope}>{whose.join(' · ')}</p>}
      <p className={styles.scope}>
        {isNamed ? joined : formatSessions(sessions.length)}, {frenchPeriod(sessions)}
      </p>
    </>
  );
}

/** Whether a kind of return has no results, and none are to be expected. */
const isNothing = ({ told, awaited, planned, tooFew }: ReturnFigures) => !told && !awaited && !planned && tooFew === 0;

/** Whether the report is preliminary, as sessions are still open or the campaign still runs. */
function isInterim(report: Report, campaign: ReportCampaign | null): boolean {
  const { sessions, leftOut } = report;
  const isRunning = campaign?.endedAt === null && (sessions.length > 1 || leftOut.some(isOpen));
  return sessions.length > 0 && (hasOpenSessions(report) || isRunning);
}

/** Extent of a preliminary report: date, sessions, and people. */
function SoFar({ report, campaign, at }: Pick<ReportSheetProps, 'report' | 'at'> & { readonly campaign: ReportCampaign | null }) {
  if (!isInterim(report, campaign)) return null;
  const { sessions } = report;
  const runs =
    campaign?.endedAt === null
      ? [
          `La campagne «\u00a0${campaign.name}\u00a0» court jusqu’au ${frenchCalendarDate(campaign.endsOn)}\u00a0: ${campaign.sessions === 1 ? 'sa seule session est' : `${frenchCount(sessions.length)} de ses ${formatSessions(campaign.sessions)} ${sessions.length === 1 ? 'est' : 'sont'}`} dans ce rapport.`,
        ]
      : [];
  const open = sessions.flatMap(({ name, interim, open: isRunning }) => {
    if (isRunning) return [`${nameOf(name)} n’est pas terminée\u00a0: tous ses chiffres sont ceux du ${frenchDay(at)}.`];
    return interim
      ? [
          `${nameOf(name)} reste ouverte jusqu’au ${frenchDay(interim.until)}. La participation est celle du ${frenchDay(at)}\u00a0; ${interim.people === 0 ? 'ses gestes ne sont pas encore comptés\u00a0: il faut que dix personnes aient tout terminé' : `les gestes sont ceux des ${frenchCount(interim.people)}\u00a0premières personnes qui ont tout terminé`}.`,
        ]
      : [];
  });
  return <p className={styles.soft}>{[...runs, ...open].join(' ')}</p>;
}

const nameOf = (name: string | null) => (name === null ? 'Une session' : `«\u00a0${name}\u00a0»`);

/** Why no session of a comparison has figures. */
function nothingToCompare({ leftOut }: Report): string {
  const running = leftOut.filter(isOpen).length;
  const one = leftOut.length === 1;
  const few = `moins de ${MIN_REPORTED} personnes ont joué`;
  if (running === 0)
    return `Rien à comparer\u00a0: ${few} ${one ? 'la session choisie' : 'chacune des sessions choisies'} pour cela.`;
  if (running < leftOut.length)
    return `Rien à comparer\u00a0: des sessions choisies pour cela, les unes ne sont pas terminées, et ${few} chacune des autres.`;
  return `Rien à comparer\u00a0: ${one ? 'la session choisie pour cela n’est pas terminée' : 'aucune des sessions choisies pour cela n’est terminée'}.`;
}

type Omitted = Report['leftOut'][number];

const isOpen = ({ why }: Omitted) => why !== 'too-few';

/** Names of sessions that are left out of all figures, with the reason. */
function LeftOut({ report: { sessions, leftOut }, anonymous }: { readonly report: Report; readonly anonymous: boolean }) {
  // A report without any session already says that too few people played.
  const told = sessions.length > 0 ? leftOut : leftOut.filter(isOpen);
  if (told.length === 0) return null;
  const sentences = [...grouped(told, ({ why }) => why)].map(([why, own]) => {
    const one = own.length === 1;
    const names = own.map(({ title }) => `«\u00a0${title}\u00a0»`);
    const isLong = names.join(', ').length > ROOM_FOR_NAMES;
    return `${one ? 'Laissée' : 'Laissées'} de côté\u00a0: ${isLong ? formatSessions(own.length) : frenchList(names)}, ${whyOmitted(why, one, anonymous)}.`;
  });
  return <p className={styles.soft}>{sentences.join(' ')}</p>;
}

function whyOmitted(why: Omitted['why'], one: boolean, anonymous: boolean): string {
  if (why === 'not-over') return one ? 'qui n’est pas terminée' : 'qui ne sont pas terminées';
  const few = anonymous ? `où moins de ${MIN_REPORTED} personnes ont joué` : 'où personne n’a joué';
  if (why === 'too-few') return few;
  return `encore ${one ? 'ouverte' : 'ouvertes'}, ${few} à ce jour`;
}

interface PartProps {
  readonly title: string;
  /** `page`: begins a new page on paper; `screen`: is not printed, as the first page has the same content. */
  readonly kind?: 'page' | 'screen' | undefined;
  readonly children: ReactNode;
}

function Part({ title, kind, children }: PartProps) {
  return (
    <section className={`${styles.part} ${kind ? styles[kind] : ''}`} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Anonymous figures are masked session by session (rounded away from 0 and 100 %); figures with names are not. */
function maskingOf({ sessions }: Report, anonymous: boolean): Masking {
  return anonymous ? { sessions: sessions.length } : null;
}

/** The missions behind a figure. They are passed one by one, as a sum is a bound only if each of its parts is a bound. */
function missionsOf({ missions }: Report, theme: Report['themes'][number]['theme'] | null = null) {
  return missions.filter((mission) => theme === null || mission.theme === theme);
}

/** A key figure for the reader, with the number on which it is based. */
interface Headline {
  readonly words: string;
  readonly value: string;
  /** The rate for comparison with another report; `value` if absent. */
  readonly rate?: string;
  readonly of: string;
  /** Whether the figure is based on missions, and so comparable only with figures of the same missions. */
  readonly ofMissions: boolean;
}

/** Replaces a rate that is based on too few people for a headline. */
const TOO_FEW = 'trop peu pour juger';

function headlinesOf(report: Report, masking: Masking): readonly Headline[] {
  const { participation, total } = report;
  const parts = (of: (mission: Report['missions'][number]) => ToldPart[]) => missionsOf(report).flatMap(of);
  // Shown large, a rate of too few people would be read as a verdict.
  const isShort = isTooFew(report);
  const share = (words: string, told: readonly ToldPart[], what: (count: number) => string): Headline[] => {
    if (rateOf(told) === null) return [];
    const rate = wordedRate(told, masking);
    const of = `de ${what(wholeOf(told))}`;
    return [{ words, rate, ...(isShort ? { value: TOO_FEW, of: `${rate} ${of}` } : { value: rate, of }), ofMissions: true }];
  };
  const { invited, uninvited } = participation;
  const cameInvited = participation.came - uninvited;
  const came = partOf(cameInvited, invited ?? 0);
  const solved = parts(({ figures }) => solvedPart(figures));
  const accepted = formatAccepted(missionsOf(report), masking);
  const solves = solved.reduce((sum, { part }) => sum + part, 0);
  return [
    ...share(
      'des parties justes du premier coup, sans indice',
      parts(({ figures }) => firstTryPart(figures)),
      formatPlays,
    ),
    ...share(
      'de bonnes réponses de mémoire',
      parts(({ memory }) => rightPart(memory)),
      (count) => `${frenchCount(count)}\u00a0réponses`,
    ),
    ...(came === null
      ? []
      : [
          {
            words: report.sessions.length > 1 ? 'des invitations ont fait venir quelqu’un' : 'des personnes invitées sont venues',
            value: frenchRate(came),
            of: `${frenchCount(cameInvited)} sur ${frenchCount(invited ?? 0)}${uninvited > 0 ? `, ${formatUninvited(uninvited)}` : ''}`,
            ofMissions: false,
          },
        ]),
    ...share(
      'des parties finissent réussies',
      solved,
      (count) => `${formatPlays(count)}${accepted === null ? '' : `, dont ${accepted}`}`,
    ),
    ...(total === null
      ? []
      : [
          {
            words: 'essais par partie',
            value: frenchMean(total.tries),
            of: `pour ${formatPlays(total.opened)}`,
            ofMissions: true,
          },
        ]),
    ...(total === null || total.minutes === null
      ? []
      : [
          {
            words: 'de l’ouverture à la réussite (médiane)',
            value: frenchMinutes(total.minutes),
            of: `pour ${boundCount(solves, boundOf(solved, masking))}\u00a0réussites`,
            ofMissions: true,
          },
        ]),
  ];
}

interface InShortProps extends Compared {
  readonly report: Report;
  /** Whether both reports have figures of the same missions. */
  readonly alike: boolean;
}

/** The key sentence of the report. */
function Headline({ report, masking }: { readonly report: Report; readonly masking: Masking }) {
  const times = wordedTimes(
    missionsOf(report).flatMap(({ figures }) => firstTryPart(figures)),
    masking,
  );
  if (times === null) return null;
  return (
    <p className={styles.headline}>
      {isTooFew(report)
        ? `Trop peu de personnes ont joué pour juger\u00a0: ${frenchCount(report.participation.played)}, et il en faut ${frenchCount(ENOUGH_FOR_VERDICT)}.`
        : `Sans indice, le premier geste était le bon ${times}.`}
    </p>
  );
}

/** Key figures that explain the first page. */
function InShort({ report, against, alike, masking, maskingOfAgainst }: InShortProps) {
  const before = new Map(
    (against === null ? [] : headlinesOf(against, maskingOfAgainst)).flatMap(({ words, value, rate = value, ofMissions }) =>
      alike || !ofMissions ? [[words, rate] as const] : [],
    ),
  );
  const headlines = headlinesOf(report, masking);
  if (headlines.length === 0) return null;
  return (
    <dl className={styles.short} aria-label="En bref">
      {headlines.map(({ words, value, of }) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>{value}</dd>
          <dd className={styles.before}>{of}</dd>
          {before.has(words) && <dd className={styles.before}>contre {before.get(words)}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Maximum number of gestures on paper, where a report has three sheets at most. */
const GESTURES_ON_PAPER = 6;

/** Gestures, beginning with the least mastered one. */
function Gestures({ report, against, masking, maskingOfAgainst }: Compared & { readonly report: Report }) {
  const partsOf = (of: Report, theme: Report['themes'][number]['theme']) =>
    missionsOf(of, theme).flatMap((mission) => firstTryPart(mission.figures));
  const isLong = report.themes.length > GESTURES_ON_PAPER;
  const accepted = (theme: Report['themes'][number]['theme']) => formatAccepted(missionsOf(report, theme), masking);
  return (
    <>
      <dl className={styles.steps}>
        {report.themes.map(({ theme, figures }, index) => (
          <div key={theme} className={index < GESTURES_ON_PAPER ? undefined : styles.screen}>
            <dt>
              {THEME_TITLES[theme]} <span className={styles.soft}>({formatPlays(figures.opened)})</span>
            </dt>
            <dd>
              <Share
                value={firstTryRate(figures)}
                accepted={partOf(
                  missionsOf(report, theme)
                    .flatMap(acceptedPart)
                    .reduce((sum, { part }) => sum + part, 0),
                  figures.opened,
                )}
                bound={boundOf(partsOf(report, theme), masking)}
                told={signedRate(partsOf(report, theme), masking)}
                before={against && toldBefore(partsOf(against, theme), maskingOfAgainst)}
                room={against ? COMPARED_ROOM : RATE_ROOM}
              />
              {accepted(theme) !== null && <span className={styles.accepted}>{accepted(theme)}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {isLong && (
        <p className={`${styles.margin} ${styles.paper}`}>
          Les {frenchCount(GESTURES_ON_PAPER)} les moins acquis sur {frenchCount(report.themes.length)}&nbsp;; les autres sont à
          l’écran.
        </p>
      )}
    </>
  );
}

function Reading({ anonymous }: { readonly anonymous: boolean }) {
  return (
    <div className={styles.reading}>
      <p>
        Une partie est une mission ouverte par une personne, dès qu’elle en a vu la page&nbsp;: une mission que dix personnes
        ouvrent fait dix parties. Elle est juste du premier coup quand la première réponse envoyée était la bonne, sans
        indice&nbsp;; réussie, quand une réponse bonne, ou acceptée, a fini par venir. Les essais sont les réponses envoyées, la
        bonne comprise, et les indices ceux qui ont été affichés, pour chaque partie. Le temps va de l’ouverture à la réussite,
        pauses comprises&nbsp;; la médiane est la valeur du milieu. La mémoire se mesure à la première réponse donnée aux
        questions posées plus tard. Chaque mission compte pour le geste qu’elle entraîne d’abord. Qui a joué deux sessions compte
        deux fois. Sont invitées les personnes de la liste&nbsp;; sont venues toutes celles qui sont entrées, sur la liste ou non.
      </p>
      <p>
        {anonymous
          ? `Chaque chiffre est celui d’un groupe de ${MIN_REPORTED} personnes au moins ; une part de ce groupe peut en compter moins, comme « 3 sur 6 ». Les équipes plus petites sont réunies sous « Autres », session par session, et les missions ouvertes par moins de ${MIN_REPORTED} personnes n’ont pas de chiffres, pas plus que les temps ni les réponses de mémoire de moins de ${MIN_REPORTED} personnes (${NO_FIGURE}). Qu’une chose soit le fait de personne ou de tout le monde n’est pas dit non plus : les parts s’arrêtent à un vingtième des deux bouts, et à une personne au moins. Au bout, le chiffre est une borne (« au plus », « au moins », ≤, ≥) ; sur plusieurs sessions, il est proche (« environ », ≈) ; par équipe, il peut être dit entre deux bornes (« 62 à 75 % ») ; les venues de toutes sont proches dès que l’une est au bout. Les chiffres d’une session sont arrêtés au premier rapport qui en est établi, une fois qu’elle est terminée : aucun rapport, ni aucune différence entre deux rapports, ne parle d’une personne. Ce rapport ne contient ni nom, ni adresse.`
          : 'Ce rapport contient des noms et de petits groupes. Sa consultation, et le motif donné, sont inscrits au journal d’audit.'}
      </p>
    </div>
  );
}
