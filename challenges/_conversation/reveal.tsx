import { defineReveal, MessageThread, type RevealProps } from '#engine/authoring';
import type { MyChallengeArtifacts, MyChallengeReveal } from './artifacts.ts';

/** The call again, with an explanation of each request. */
function HeardAgain({ reveal: { turns }, artifacts: { caller } }: RevealProps<MyChallengeReveal, MyChallengeArtifacts>) {
  return (
    <>
      <h3>L’appel, réécouté</h3>
      <MessageThread
        label="L’appel, annoté"
        messages={turns.map(({ id, asks, genuine, why }) => ({
          id,
          from: caller,
          text: asks,
          genuine,
          worth: genuine ? 'À dire' : 'À rappeler',
          mark: <p>{why}</p>,
        }))}
      />
    </>
  );
}

export default defineReveal({ Reveal: HeardAgain });
