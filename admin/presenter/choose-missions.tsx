import { useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { MAX_DEBRIEF_MISSIONS } from '#schemas/constants.ts';
import type { PresentedDebrief } from '#schemas/debrief.ts';
import { useMay } from '../auth/use-me.ts';
import { Choices, Option } from '../components/form/choices.tsx';
import { Actions } from '../components/form/controls.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { Note } from '../components/notes/notes.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { useDeckAction } from './debrief-calls.ts';
import { WhyProposed } from './why-proposed.tsx';

interface ChooseProps {
  readonly session: string;
  readonly debrief: PresentedDebrief;
}

/** Choice of missions before the debrief is open: first the proposed missions with reasons, then the session's others. */
export function ChooseMissions({ session, debrief: { over, proposal, played } }: ChooseProps) {
  const { choose } = messages().presenter;
  const may = useMay('facilitator');
  const move = useDeckAction(session);
  /** Keys of the chosen missions; null while the proposal is unchanged. */
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const proposed = proposal.missions.map(({ key }) => key);
  const ticked = chosen ?? proposed;
  const others = played.filter(({ key }) => !proposed.includes(key));
  const missions = [...proposal.missions, ...others].map(({ key }) => key).filter((key) => ticked.includes(key));
  const wrong =
    missions.length === 0 ? choose.none : missions.length > MAX_DEBRIEF_MISSIONS ? choose.most(MAX_DEBRIEF_MISSIONS) : null;
  const tick = (key: string, on: boolean) => setChosen(on ? [...ticked, key] : ticked.filter((one) => one !== key));
  return (
    <Panel title={choose.title}>
      <Note>{choose.about(proposal.minutes, proposal.minutesEach)}</Note>
      <Choices legend={choose.proposed}>
        {proposal.missions.map((mission) => (
          <Option
            key={mission.key}
            type="checkbox"
            lang="fr"
            label={mission.title}
            description={<WhyProposed mission={mission} />}
            checked={ticked.includes(mission.key)}
            onChange={({ target }) => tick(mission.key, target.checked)}
          />
        ))}
      </Choices>
      <Choices legend={choose.others} many>
        {others.map(({ key, title }) => (
          <Option
            key={key}
            type="checkbox"
            lang="fr"
            label={title}
            checked={ticked.includes(key)}
            onChange={({ target }) => tick(key, target.checked)}
          />
        ))}
      </Choices>
      {over && may ? (
        <Actions>
          <Button
            pending={move.isPending}
            aria-disabled={wrong !== null || undefined}
            onClick={() => wrong === null && move.mutate({ action: 'open', missions })}
          >
            {choose.start}
          </Button>
        </Actions>
      ) : (
        <Note>{over ? choose.forFacilitators : choose.notOver}</Note>
      )}
      <div role="status">
        {wrong !== null && <Note>{wrong}</Note>}
        {move.error && <Notice tone="danger">{messages().presenter.failed(reasonOf(move.error))}</Notice>}
      </div>
    </Panel>
  );
}
