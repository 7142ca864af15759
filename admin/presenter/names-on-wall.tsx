import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NameHiding, WallNames as Names } from '#schemas/wall-names.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import { useMay } from '../auth/use-me.ts';
import { Fold } from '../components/layout/fold.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { WallNames } from '../components/session/wall-names.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';

/** Poll interval in milliseconds. */
const INTERVAL_MS = 5_000;

/** The names on the projector's screen in a collapsible section beside the debrief, for accounts that may hide a name. */
export function NamesOnWall({ session }: { readonly session: string }) {
  const may = useMay('facilitator');
  if (!may) return null;
  return (
    <Fold title={messages().components.wallNames.title} opened={false} late>
      <Listed session={session} />
    </Fold>
  );
}

function Listed({ session }: { readonly session: string }) {
  const words = messages().components.wallNames;
  const { call } = useSignedIn();
  const queries = useQueryClient();
  const report = useReport();
  const queryKey = ['wall-names', session];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call<Names>('GET', `/admin/sessions/${encodeURIComponent(session)}/wall-names`, { signal }),
    refetchInterval: INTERVAL_MS,
  });
  const hide = useMutation({
    mutationFn: ({ participant, hidden }: NameHiding & { readonly said: string }) =>
      call('PATCH', `/admin/participants/${encodeURIComponent(participant)}`, { body: { nameHidden: hidden } }),
    onSuccess: (_after, { said }) => report('wall-names', { tone: 'success', text: said }),
    onError: (error) => report('wall-names', { tone: 'danger', text: words.failed(reasonOf(error)) }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  return <WallNames names={data} onPress={(hiding, said) => !hide.isPending && hide.mutate({ ...hiding, said })} />;
}
