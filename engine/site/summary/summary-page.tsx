/** /bilan: what the player did, what was missed, what to keep, five questions from memory; made to be printed or kept as a PDF. */
import { catalogue, routes } from 'virtual:challenges/catalogue';
import { Printer } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { useLoaded } from '#engine/client/use-loaded.ts';
import { WhereToReportBox } from '#engine/frame/panels/where-to-report.tsx';
import { failureText } from '#engine/frame/play/failure-message.ts';
import { exactPoints, pointsWord, shortPoints } from '#engine/frame/play/points-text.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { Button, buttonClass } from '#engine/ui/controls/button.tsx';
import { Loading } from '#engine/ui/feedback/loading.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import type { Summary, SummaryMission } from '#schemas/summary.ts';
import { AttestationRequest } from '../attestation/attestation-request.tsx';
import { playedSession } from '../player/played-session.ts';
import { addPoints } from '../player/player-store.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { usePlayer, useSite } from '../site-context.ts';
import { allIntentions } from '../victory/intentions.ts';
import { RecallQuestions } from './recall-questions.tsx';
import styles from './summary-page.module.css';

const DAY = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric' });

export function SummaryPage() {
  usePageTitle('Mon bilan');
  const loggedIn = usePlayer((state) => state.loggedIn);
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

function SummaryOf({ summary }: { readonly summary: Summary }) {
  const session = playedSession(usePlayer((state) => state.session));
  const solved = summary.missions.filter((mission) => mission.solved);
  const gone = summary.gone ?? { solved: 0, points: 0 };
  const done = solved.length + gone.solved;
  // What no mission says: penalties on the way, and what a facilitator corrected.
  const taken = addPoints(summary.points, -solved.reduce((sum, { points }) => addPoints(sum, points), gone.points));
  const missed = summary.missions.filter((mission) => !mission.solved);
  const intentions = Object.entries(allIntentions()).filter(([key]) => solved.some((mission) => mission.key === key));
  return (
    <>
      <p className={styles.lead}>
        {session?.name && <>{frenchSpaces(session.name)}, </>}
        {DAY.format(new Date())}. {done} {done > 1 ? 'missions accomplies' : 'mission accomplie'} sur{' '}
        {summary.missions.length + gone.solved}, {exactPoints(summary.points)} {pointsWord(summary.points)}.
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
          Dont {exactPoints(taken)} {pointsWord(Math.abs(taken))} de pénalités ou de corrections.
        </p>
      )}
      <div className={styles.tools}>
        <Button onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          Imprimer ou garder en PDF
        </Button>
        <Link className={buttonClass('secondary')} to="/">
          Retour à l'accueil
        </Link>
      </div>

      {intentions.length > 0 && (
        <section aria-labelledby="mes-reflexes">
          <h2 id="mes-reflexes">Ce que je garde</h2>
          <ul className={styles.kept}>
            {intentions.map(([key, text]) => (
              <li key={key}>{frenchSpaces(text)}</li>
            ))}
          </ul>
        </section>
      )}

      <WhereToReportBox reporting={summary.reporting} level={2} />

      {summary.questions.length > 0 && <RecallQuestions questions={summary.questions} />}

      <AttestationRequest />

      <section aria-labelledby="ce-que-j-ai-fait">
        <h2 id="ce-que-j-ai-fait">Ce que j’ai fait</h2>
        {done === 0 && <p>Aucune mission accomplie pour l’instant.</p>}
        {solved.map((mission) => (
          <Mission key={mission.key} mission={mission} />
        ))}
      </section>

      {missed.length > 0 && (
        <section aria-labelledby="ce-que-j-ai-manque">
          <h2 id="ce-que-j-ai-manque">{summary.closed ? 'Ce que j’ai manqué' : 'Ce qui reste'}</h2>
          <p>
            {summary.closed
              ? 'La session est close : voici ce que ces missions racontaient.'
              : 'Ces missions vous attendent. Leur débriefing se lit une fois la mission accomplie, ou la session close.'}
          </p>
          <div className={summary.closed ? undefined : styles.still}>
            {missed.map((mission) => (
              <Mission key={mission.key} mission={mission} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

function Mission({ mission: { key, solved, points, hints, failures, debrief } }: { readonly mission: SummaryMission }) {
  const entry = catalogue.find((candidate) => candidate.key === key);
  const route = routes.find((candidate) => candidate.key === key);
  if (!entry || !route) return null;
  return (
    <article className={styles.mission} aria-labelledby={`bilan-${key}`}>
      <h3 id={`bilan-${key}`}>
        <Link to={route.path}>{frenchSpaces(entry.title)}</Link>
      </h3>
      <p className={styles.facts}>
        {solved ? `${shortPoints(points)} ${pointsWord(points)}` : `${entry.duration}\u00a0min`}
        {hints > 0 && `, ${count(hints, 'indice')}`}
        {failures > 0 && `, ${count(failures, 'essai manqué', 'essais manqués')}`}
      </p>
      {debrief && (
        <>
          <p className={styles.saying}>{frenchSpaces(debrief.tellAColleague)}</p>
          <ul className={styles.reflexes}>
            {debrief.reflexes.map((reflex) => (
              <li key={reflex}>{frenchSpaces(reflex)}</li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number}\u00a0${number > 1 ? many : one}`;
}
