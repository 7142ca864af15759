/** The parts of the frame, each by itself; whole pages stand under each challenge. */
import { type ReactNode, useState } from 'react';
import { Briefing } from '#engine/frame/panels/briefing.tsx';
import { HintBox, type HintBoxProps } from '#engine/frame/panels/hint-box.tsx';
import { LearningPanel } from '#engine/frame/panels/learning-panel.tsx';
import { SolvedPanel } from '#engine/frame/panels/solved-panel.tsx';
import { AnswerForm } from '#engine/frame/play/answer-form.tsx';
import { OpeningState } from '#engine/frame/play/opening-state.tsx';
import { TimeAllowanceChoice } from '#engine/frame/play/time-allowance.tsx';
import { AttemptContext, type AttemptHandle } from '#engine/frame/play/use-attempt.ts';
import type { Message } from '#engine/frame/scene/scene.ts';
import { publicChallenge } from '#engine/rules/public-challenge.ts';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import type { Hint } from '#schemas/manifest/help.ts';
import preview from '../preview.tsx';
import styles from './gallery.module.css';

const HINTS: readonly Hint[] = [
  { title: 'L’expéditeur', text: 'Lisez l’adresse par la fin, pas par le début.' },
  { title: 'Le lien', text: 'Où mène-t-il, une fois le texte mis de côté ?' },
];
const challenge = publicChallenge(
  aManifest({
    title: 'Est-ce bien Inès qui écrit ?',
    briefing:
      'Lundi, 8 h 50, chez Brévelle Maritime. Un message d’Inès Moreau attend dans votre boîte.\n\nLisez-le, puis décidez.',
    objective: 'Trouver ce qui décide, et rien de plus.',
    skill: 'Lire une adresse par la fin',
    hints: [...HINTS],
  }),
);

const meta = preview.meta({
  title: 'Design/Frame',
  tags: ['autodocs'],
});

function Sheet({ children }: { readonly children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>;
}

const none = () => undefined;

/** The rail: what the mission is about. */
export const Rail = meta.story({
  render: () => (
    <Sheet>
      <Briefing challenge={challenge} />
      <TimeAllowanceChoice />
    </Sheet>
  ),
});

function Box(props: Partial<HintBoxProps>) {
  return (
    <HintBox
      challenge={challenge}
      hints={[]}
      failures={0}
      solved={false}
      pending={false}
      failure={null}
      onAsk={none}
      {...props}
    />
  );
}

/** The price stands on the button, and comes off this mission's reward only. */
export const HintsToAskFor = meta.story({ render: () => <Sheet>{<Box hints={HINTS.slice(0, 1)} />}</Sheet> });
export const HintsAllShown = meta.story({ render: () => <Sheet>{<Box hints={HINTS} given={1} />}</Sheet> });
export const HintsThatAreFree = meta.story({ render: () => <Sheet>{<Box policy="free" />}</Sheet> });
export const HintsOutOfReach = meta.story({
  render: () => <Sheet>{<Box failure="Le réseau ne répond pas. Rien n’est perdu : réessayez dans un instant." />}</Sheet>,
});

const VERDICTS: readonly Message[] = [
  { tone: 'danger', text: 'Ce n’est pas la bonne réponse. Essayez encore.' },
  { tone: 'warning', text: 'Il manque au moins une réponse : voici la première. Rien n’est compté.' },
  { tone: 'info', text: 'Vous êtes sur la bonne piste.' },
];

function Told({ message }: { readonly message: Message }) {
  const [handle] = useState<AttemptHandle>({
    attempt: async () => null,
    pending: false,
    stop: null,
    solved: false,
    message,
    messageNumber: 1,
    say: none,
    penalise: none,
  });
  return (
    <AttemptContext value={handle}>
      <AnswerForm label={`Réponse (${message.tone})`} />
    </AttemptContext>
  );
}

/** A verdict stands under the form that was sent. */
export const Verdicts = meta.story({
  // On a page of many stories a verdict would be out of sight, and pinned to the window's edge.
  tags: ['!autodocs'],
  render: () => (
    <Sheet>
      {VERDICTS.map((message) => (
        <Told key={message.tone} message={message} />
      ))}
    </Sheet>
  ),
});

/** A verdict is pinned to the edge of the window while its form is out of sight: here the form is below the window. */
export const VerdictOutOfSight = meta.story({
  // Tested in every challenge: a wrong answer in a small window.
  tags: ['!autodocs', '!test'],
  render: () => (
    <Sheet>
      <div style={{ blockSize: '110vh' }} />
      {VERDICTS.slice(0, 1).map((message) => (
        <Told key={message.tone} message={message} />
      ))}
    </Sheet>
  ),
});

export const Learning = meta.story({
  render: () => (
    <Sheet>
      <LearningPanel
        steps={0}
        text={'Une adresse se lit par la fin.\n\nCe qui suit l’arobase dit qui écrit ; ce qui la précède dit ce que l’on veut.'}
      />
    </Sheet>
  ),
});

export const Victory = meta.story({
  render: () => (
    <SolvedPanel points={4.5} text="Bien vu. Points gagnés : 4,50." returnAfter={null} replay={false} onLeave={none} />
  ),
});

export const WaitingForTheScene = meta.story({ render: () => <OpeningState opening={{ state: 'loading' }} /> });

/** A failure says what went wrong, what is kept, and what to do, in this order. */
export const Failures = meta.story({
  render: () => (
    <Sheet>
      <OpeningState
        opening={{ state: 'failed', text: 'Le réseau ne répond pas. Rien n’est perdu : réessayez dans un instant.', retry: none }}
      />
      <OpeningState opening={{ state: 'refused', text: 'Cette mission n’est pas dans votre session.', loginNeeded: false }} />
      <OpeningState
        opening={{ state: 'refused', text: 'Cette mission se joue en session : connectez-vous.', loginNeeded: true }}
      />
    </Sheet>
  ),
});
