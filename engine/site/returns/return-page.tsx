/** /retour: ten minutes, some weeks after the session, opened by the personal link and at one's own pace. */
import { catalogue } from 'virtual:challenges/catalogue';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { ApiError } from '#engine/client/api-error.ts';
import { type Call, createCall } from '#engine/client/call.ts';
import { useLoaded } from '#engine/client/use-loaded.ts';
import { failureText } from '#engine/frame/play/failure-message.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { Button, buttonClass } from '#engine/ui/controls/button.tsx';
import { Loading } from '#engine/ui/feedback/loading.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import type { Return, ReturnReply } from '#schemas/returns.ts';
import { RecallQuestion } from '../recall/recall-question.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { useSite } from '../site-context.ts';
import { IntentionReview } from './intention-review.tsx';
import { dayText } from './return-days.ts';
import { MISSION, ReturnMission, ReturnMissions } from './return-missions.tsx';
import styles from './return-page.module.css';
import { takeToken } from './return-tokens.ts';

const siteCall = createCall();

/** @param call calls the server without a token */
export function ReturnPage({ call = siteCall }: { readonly call?: Call }) {
  usePageTitle('Mon retour');
  const { player } = useSite();
  const location = useLocation();
  // A link may also be opened in the page itself, of which it changes the fragment alone.
  const token = useMemo(() => takeToken(player.tab, location), [player, location]);
  const ask = useMemo<Call>(() => (method, path, options) => call(method, path, { ...options, token }), [call, token]);
  const [search] = useSearchParams();
  const playing = search.get(MISSION);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const played = useRef(false);
  useEffect(() => {
    // The mission was closed, and with it the focused element.
    if (playing === null && played.current) heading.current?.focus();
    played.current = playing !== null;
  }, [playing]);
  if (token !== null && playing !== null)
    return <ReturnMission key={playing} missionKey={playing} ask={ask} onLeave={() => void navigate('/retour')} />;
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        Mon retour
      </h1>
      {token === null ? (
        <Notice tone="info">
          <p>Cette page s’ouvre par le lien de votre rendez-vous, dans votre agenda. Ouvrez-le en entier.</p>
        </Notice>
      ) : (
        <OwnReturn key={token} ask={ask} />
      )}
      <p>
        <Link className={buttonClass('quiet')} to="/">
          Retour à l’accueil
        </Link>
      </p>
    </div>
  );
}

interface OwnReturnProps {
  /** Client with the token of the link. */
  readonly ask: Call;
}

function OwnReturn({ ask }: OwnReturnProps) {
  const loaded = useLoaded(useCallback(() => ask<Return>('GET', '/return'), [ask]));
  const [withdrawn, setWithdrawn] = useState(false);
  if (withdrawn)
    return (
      <Notice tone="success" role="status">
        <p>Ce rendez-vous est effacé, avec tout ce que vous y aviez répondu. Le lien n’ouvre plus rien.</p>
      </Notice>
    );
  if (loaded.state === 'loading') return <Loading label="Chargement du retour…" />;
  if (loaded.state === 'failed')
    return (
      <Notice tone="danger" role="alert">
        <p>{failureText(loaded.error)}</p>
        {/* No retry after a 401: a link that opens nothing opens nothing the next time either. */}
        {!(loaded.error instanceof ApiError && loaded.error.refused(401)) && (
          <div>
            <Button variant="secondary" onClick={loaded.reload}>
              Réessayer
            </Button>
          </div>
        )}
      </Notice>
    );
  return (
    <>
      <Opened ask={ask} opened={loaded.value} />
      <Withdrawal ask={ask} onWithdrawn={() => setWithdrawn(true)} />
    </>
  );
}

interface OpenedProps extends OwnReturnProps {
  readonly opened: Return;
}

function Opened({ ask, opened }: OpenedProps) {
  const { state, dueOn, endsOn, session, intention, outcome, missions, questions } = opened;
  if (state !== 'open')
    return (
      <Notice tone="info">
        <p>
          {state === 'early'
            ? `Ce retour s’ouvre le ${dayText(dueOn)}, et reste ouvert jusqu’au ${dayText(endsOn)}.`
            : `Ce retour était ouvert jusqu’au ${dayText(endsOn)}. Il est terminé.`}
        </p>
      </Notice>
    );
  return (
    <>
      <p className={styles.lead}>
        {session !== null && <>{frenchSpaces(session)}. </>}
        Dix minutes à votre rythme, sans points. Ce que vous faites ici ne change rien à la session.
      </p>
      {missions.length > 0 && <ReturnMissions missions={missions} />}
      {questions.length > 0 && (
        <section aria-labelledby="retour-memoire">
          <h2 id="retour-memoire">De mémoire</h2>
          <p>Sans relire&nbsp;: chercher dans sa mémoire est ce qui fait rester.</p>
          {questions.map((question) => (
            <div key={question.key} className={styles.question}>
              <p className={styles.about}>{frenchSpaces(titleOf(question.key))}</p>
              <RecallQuestion
                asked={question}
                answered={question.reply && { chosen: question.reply.chosen, reply: question.reply }}
                answer={(choice) =>
                  ask<ReturnReply>('POST', `/return/questions/${encodeURIComponent(question.key)}`, { body: { choice } })
                }
              />
            </div>
          ))}
        </section>
      )}
      {intention !== null && (
        <IntentionReview
          intention={intention}
          outcome={outcome}
          onSend={(chosen) => ask('PUT', '/return/outcome', { body: { outcome: chosen } })}
        />
      )}
      {missions.length + questions.length === 0 && intention === null && (
        <p>Il ne reste rien à revoir. Merci d’être revenu ou revenue.</p>
      )}
    </>
  );
}

function Withdrawal({ ask, onWithdrawn }: { readonly ask: Call; readonly onWithdrawn: () => void }) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const withdraw = async () => {
    setPending(true);
    setFailure(null);
    try {
      await ask('DELETE', '/return');
      onWithdrawn();
    } catch (error) {
      setFailure(failureText(error));
      setPending(false);
    }
  };
  return (
    <section className={styles.withdrawal} aria-labelledby="retour-retirer">
      <h2 id="retour-retirer">Ne plus revenir</h2>
      <p>
        Retirer ce rendez-vous efface aussitôt ce que vous avez répondu ici. Seuls restent, sans nom, des chiffres de groupe qui
        seraient déjà établis. <Link to="/donnees">Vos données</Link>
      </p>
      <div>
        <Button variant="quiet" pending={pending} onClick={() => void withdraw()}>
          Retirer ce rendez-vous
        </Button>
      </div>
      <div role="status">{failure !== null && <Notice tone="danger">{failure}</Notice>}</div>
    </section>
  );
}

function titleOf(key: string): string {
  return catalogue.find((entry) => entry.key === key)?.title ?? '';
}
