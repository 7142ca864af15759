import { defineReveal, Marked, MessageThread, type RevealProps } from '#engine/authoring';
import { type MyChallengeArtifacts, type MyChallengeReveal, WORDS } from './artifacts.ts';

/** The messages again, with the decisive words and the right gesture. */
function SortedMailbox({ reveal: { messages } }: RevealProps<MyChallengeReveal, MyChallengeArtifacts>) {
  return (
    <>
      <h3>Les mots qui décident</h3>
      <MessageThread
        label="Les messages, expliqués"
        messages={messages.map(({ id, at, from, text, right, why }) => ({
          id,
          at,
          from: from.name,
          text: (
            <p>
              <Marked text={text} />
            </p>
          ),
          genuine: right === 'answer',
          worth: WORDS[right],
          mark: <p>{why}</p>,
        }))}
      />
    </>
  );
}

export default defineReveal({ Reveal: SortedMailbox });
