/** Control of the finale: opens and closes its rounds. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '#engine/ui/controls/button.tsx';
import { FINALE_ROUNDS } from '#schemas/constants.ts';
import type { Finale, FinaleAction, FinaleResult } from '#schemas/finale.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import { Actions } from '../components/form/controls.tsx';
import { Facts } from '../components/layout/facts.tsx';
import { Fold } from '../components/layout/fold.tsx';
import { Note } from '../components/notes/notes.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import styles from './finale-control.module.css';

/** Poll interval in milliseconds, while a round is open and otherwise. Polling is needed as a colleague may control the finale too. */
const INTERVAL_MS = { judged: 2_000, otherwise: 10_000 } as const;

/** @param session its identifier */
export function FinaleControl({ session }: { readonly session: string }) {
  const { finale } = messages().cockpit;
  return (
    <Fold title={finale.title} state={finale.state} opened={false} late>
      <Rounds session={session} />
    </Fold>
  );
}

function Rounds({ session }: { readonly session: string }) {
  const words = messages().cockpit.finale;
  const { call } = useSignedIn();
  const queries = useQueryClient();
  const path = `/admin/sessions/${encodeURIComponent(session)}/finale`;
  const queryKey = ['finale', session];
  const { data: finale, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call<Finale | null>('GET', path, { signal }),
    refetchInterval: ({ state }) => (state.data?.phase === 'open' ? INTERVAL_MS.judged : INTERVAL_MS.otherwise),
  });
  const act = useMutation({
    mutationFn: (action: FinaleAction) => call<Finale | null>('POST', path, { body: action }),
    onSuccess: (after) => queries.setQueryData(queryKey, after),
    // A colleague may have acted first: show the current state.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  const next = nextOf(finale ?? null);
  return (
    <div className={styles.rounds}>
      <Note>{words.about}</Note>
      {finale && <State finale={finale} />}
      {finale !== undefined && next && (
        <Actions>
          <Button variant="primary" pending={act.isPending} onClick={() => act.mutate(next)}>
            {(next.action === 'close' ? words.close : words.open)(next.round)}
          </Button>
        </Actions>
      )}
      <div role="status">
        {(act.error ?? error) && <Note>{words.failed(reasonOf(act.error ?? error))}</Note>}
        {finale?.phase === 'over' && <Note>{words.over}</Note>}
      </div>
    </div>
  );
}

function State({ finale: { round, phase, message, people, answered, results } }: { readonly finale: Finale }) {
  const words = messages().cockpit.finale;
  const right = results.filter((result) => result.right).length;
  return (
    <>
      <Facts
        facts={[
          [words.round, words.roundOf(round, FINALE_ROUNDS, phase !== 'open')],
          [words.judged, words.judgedOf(answered, people)],
          [words.right, results.length === 0 ? '—' : words.rightOf(right, results.length)],
        ]}
      />
      <blockquote lang="fr">{message.text}</blockquote>
      {phase !== 'open' && <Result result={results.find((result) => result.round === round)} />}
    </>
  );
}

function Result({ result }: { readonly result: FinaleResult | undefined }) {
  if (!result) return null;
  return (
    <p>
      {messages().cockpit.finale.result(result.genuine, result.right)} <span lang="fr">{result.because}</span>
    </p>
  );
}

/** The next action; null after the last round. */
function nextOf(finale: Finale | null): FinaleAction | null {
  if (finale === null) return { action: 'open', round: 1 };
  if (finale.phase === 'open') return { action: 'close', round: finale.round };
  return finale.phase === 'over' ? null : { action: 'open', round: finale.round + 1 };
}
