/** The slot of the completion dialog on the hub: renders nothing, and loads no code, before the victory of the last mission. */
import { LazyPage } from '../routes/lazy-page.tsx';
import { usePlayer } from '../site-context.ts';
import { completionSeen, useCompletionDue } from './completion-state.ts';

const load = () => import('./completion-dialog.tsx');

export function Completion() {
  const due = useCompletionDue();
  const celebrating = usePlayer((state) => state.lastSolve !== null);
  if (!due || celebrating) return null;
  return <LazyPage load={load}>{({ CompletionDialog }) => <CompletionDialog onClose={completionSeen} />}</LazyPage>;
}
