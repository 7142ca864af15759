/** /bilan: the results and intentions, each mission folded, missed missions behind their number; on paper, one page. */
import { catalogue } from 'virtual:challenges/catalogue';
import { Printer } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useLoaded } from '#engine/client/use-loaded.ts';
import { WhereToReportBox } from '#engine/frame/panels/where-to-report.tsx';
import { failureText } from '#engine/frame/play/failure-message.ts';
import { exactPoints, pointsWord } from '#engine/frame/play/points-text.ts';
import { frenchDate } from '#engine/rules/french-date.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { Button, buttonClass } from '#engine/ui/controls/button.tsx';
import { Loading } from '#engine/ui/feedback/loading.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import type { Summary, SummaryMission } from '#schemas/summary.ts';
import { AttestationRequest } from '../attestation/attestation-request.tsx';
import { allIntentions } from '../missions/intentions.ts';
import { playedSession } from '../player-state/played-session.ts';
import { addPoints } from '../player-state/player-store.ts';
import { AppointmentSection } from '../returns/appointment-section.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { usePlayer, useSite } from '../site-context.ts';
import { awardOf } from '../victory/award.ts';
import { count } from './count.ts';
import { KeptIntentions } from './kept-intentions.tsx';
import { MissedMissions, MissionRecord } from './mission-record.tsx';
import { RecallQuestions } from './recall-questions.tsx';
import styles from './summary-page.module.css';

const DAY = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric' });

export function SummaryPage() {
  usePageTitle('Mon bilan');
  const { player } = useSite();
  const loggedIn = usePlayer((state) => state.loggedIn);
  // As on the hub, a replay ends here: what is told is what was done for points.
  useEffect(() => player.replay.end(), [player]);
  return (
    <div className={styles.page}>
      <h1>Mon bilan</h1>
      {loggedIn ? (
        <OwnSummary />
      ) : (
        <>
          <p>Le bilan se lit après connexion, avec l’adresse et le code de votre session.</p>
          <p>
            <Link className={buttonClass()} to="/">
              Retour à l'accueil
            </Link>
          </p>
        </>
      )}
    </div>
  );
}

function OwnSummary() {
  const { player } = useSite();
  const summary = useLoaded(useCallback(() => player.ask<Summary>('GET', '/summary'), [player]));
  if (summary.state === 'loading') return <Loading label="Chargement du bilan…" />;
  if (summary.state === 'loaded') return <SummaryOf summary={summary.value} />;
  return (
    <Notice tone="danger" role="alert">
      <p>{failureText(summary.error)}</p>
      <div>
        <Button variant="secondary" onClick={summary.reload}>
          Réessayer
        </Button>
      </div>
    </Notice>
  );
}

/** Points of a solved mission, less its penalties. */
function netOf({ key, points, failures }: SummaryMission): number {
  const entry = catalogue.find((candidate) => candidate.key === key);
  return (entry && awardOf(entry, points, failures)?.net) ?? points;
}

function SummaryOf({ summary }: { readonly summary: Summary }) {
  const session = playedSession(usePlayer((state) => state.session));
  const solved = summary.missions.filter((mission) => mission.solved);
  const gone = summary.gone ?? { solved: 0, points: 0 };
  const done = solved.length + gone.solved;
  // Points that belong to no solved mission: penalties in unsolved missions, and corrections by a facilitator.
  const taken = addPoints(summary.points, -solved.reduce((sum, mission) => addPoints(sum, netOf(mission)), gone.points));
  const missed = summary.missions.filter((mission) => !mission.solved);
  const intentions = Object.entries(allIntentions()).flatMap(([key, text]) =>
    solved.some((mission) => mission.key === key) ? [text] : [],
  );
  return (
    <>
      <header className={styles.header}>
        <p className={styles.lead}>
          {session?.name && <>{frenchSpaces(session.name)}, </>}
          {frenchDate(DAY.format(new Date()))}. {count(done, 'mission accomplie', 'missions accomplies')},{' '}
          {exactPoints(summary.points)} {pointsWord(summary.points)}.
        </p>
        {gone.solved > 0 && (
          <p>
            Dont {exactPoints(gone.points)} {pointsWord(gone.points)}{' '}
            {gone.solved > 1
              ? `de ${gone.solved} missions accomplies qui ne sont plus proposées.`
              : 'd’une mission accomplie qui n’est plus proposée.'}
          </p>
        )}
        {taken !== 0 && (
          <p>
            Dont {exactPoints(taken)} {pointsWord(taken)} de pénalités ou de corrections.
          </p>
        )}
        <div className={styles.tools}>
          <Button onClick={() => window.print()}>
            <Printer size={18} aria-hidden="true" />
            Imprimer ou garder en PDF
          </Button>
          <Link className={buttonClass('quiet')} to="/">
            Retour à l'accueil
          </Link>
        </div>
      </header>

      {intentions.length > 0 && <KeptIntentions intentions={intentions} />}

      <section aria-labelledby="ce-que-j-ai-fait">
        <h2 id="ce-que-j-ai-fait">Ce que j’ai fait</h2>
        {done === 0 && <p>Aucune mission accomplie pour l’instant.</p>}
        <div className={styles.missions}>
          {solved.map((mission) => (
            <MissionRecord key={mission.key} mission={mission} />
          ))}
        </div>
      </section>

      <div className={styles.folded}>
        {missed.length > 0 && <MissedMissions missions={missed} closed={summary.closed} />}
        {summary.questions.length > 0 && <RecallQuestions questions={summary.questions} />}
        {done > 0 && <AppointmentSection intentions={intentions} />}
      </div>

      <WhereToReportBox reporting={summary.reporting} level={2} />

      <AttestationRequest done={done} />
    </>
  );
}
