import { defineReveal, FirstGesture, MessageThread, type RevealProps } from '#engine/authoring';
import type { MyChallengeArtifacts, MyChallengeReveal } from './artifacts.ts';

/** The day again, with the right decision of each moment and its reason, and the player's first decision. */
function DayTold({ reveal: { moments }, artifacts }: RevealProps<MyChallengeReveal, MyChallengeArtifacts>) {
  const wordsOf = (id: string): Readonly<Record<string, string>> =>
    artifacts.moments.find((moment) => moment.id === id)?.options ?? {};
  return (
    <>
      <h3>La journée, moment par moment</h3>
      <MessageThread
        label="La journée, expliquée"
        messages={moments.map(({ id, when, situation, right, why, genuine }) => ({
          id,
          from: when,
          text: situation,
          genuine,
          worth: genuine ? 'Rien à craindre' : 'À faire autrement',
          mark: (
            <>
              <p>
                La bonne décision&nbsp;: <strong>{wordsOf(id)[right]}.</strong> {why}
              </p>
              <FirstGesture item={id} words={wordsOf(id)} right={right} />
            </>
          ),
        }))}
      />
    </>
  );
}

export default defineReveal({ Reveal: DayTold });
