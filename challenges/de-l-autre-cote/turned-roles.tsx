import { type Ref, useRef, useState } from 'react';
import { Button, FailurePrice, GestureChoice, type SceneProps, useAttempt, useChoices, VerdictRegion } from '#engine/authoring';
import { AimedMessage } from './aimed-message.tsx';
import { LEVERS, type Named, type OtherSideArtifacts, type OtherSideOutput } from './artifacts.ts';
import { IconChoice } from './icon-choice.tsx';
import styles from './turned-roles.module.css';
import { LEVER_WORDS } from './words.tsx';

const NAMED: readonly Named[] = [...LEVERS, 'aucun'];

interface TurnedRolesProps extends Pick<SceneProps<OtherSideArtifacts>, 'challenge' | 'failures'> {
  readonly messages: OtherSideArtifacts['messages'];
  /** The heading, to be brought into view. */
  readonly heading: Ref<HTMLHeadingElement>;
}

/** The second half: three messages for the player, of each the lever and the gesture. */
export function TurnedRoles({ messages, challenge, failures, heading }: TurnedRolesProps) {
  const { attempt, pending, solved } = useAttempt<OtherSideOutput>();
  const [choices, setChoices] = useChoices();
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLDivElement>(null);

  const send = async () => {
    const reply = await attempt(choices);
    setMissing(reply?.verdict === 'incomplete');
    if (reply?.verdict !== 'incomplete') return;
    const groups = form.current?.querySelectorAll('fieldset') ?? [];
    const first = [...groups].find((group) => !group.querySelector('input:checked'));
    first?.querySelector<HTMLInputElement>('input')?.focus();
  };

  return (
    <section ref={form} className={styles.roles} data-missing={missing || undefined} aria-labelledby="roles-turned">
      <div>
        <h2 id="roles-turned" ref={heading} tabIndex={-1} className={styles.title}>
          Les rôles tournent&nbsp;: trois messages pour vous
        </h2>
        <p>Quel levier joue sur vous, et que faites-vous ? Il arrive qu’il n’y en ait aucun.</p>
      </div>
      {messages.map((message, index) => {
        const { id } = message;
        const lever = NAMED.find((named) => named === choices[`${id}-levier`]);
        return (
          <article key={id} className={styles.message} aria-labelledby={`${id}-name`}>
            <h3 id={`${id}-name`} className={styles.name}>
              Message {index + 1} sur {messages.length}
            </h3>
            <AimedMessage message={message} level={4} />
            <IconChoice
              panel={index === 0 ? 'explained' : 'named'}
              legend={'Quel levier\u202f?'}
              of={`message ${index + 1}`}
              values={NAMED}
              words={LEVER_WORDS}
              value={lever}
              onChoose={(value) => setChoices({ ...choices, [`${id}-levier`]: value })}
              disabled={solved}
            />
            <GestureChoice
              legend={'Que faites-vous\u202f?'}
              options={message.gestures.map((gesture) => ({ value: gesture.id, label: gesture.text }))}
              value={choices[`${id}-geste`]}
              onChoose={(value) => setChoices({ ...choices, [`${id}-geste`]: value })}
              disabled={solved}
            />
          </article>
        );
      })}
      <VerdictRegion />
      {!solved && (
        <>
          <Button pending={pending} onClick={send}>
            Valider
          </Button>
          <FailurePrice challenge={challenge} failures={failures} />
        </>
      )}
    </section>
  );
}
