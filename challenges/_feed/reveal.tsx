import { defineReveal, MessageThread, type RevealProps } from '#engine/authoring';
import type { MyChallengeArtifacts, MyChallengeReveal } from './artifacts.ts';

/** The queue again, with the reason why each post may be published or must be held. */
function ReadByOthers({ reveal: { posts } }: RevealProps<MyChallengeReveal, MyChallengeArtifacts>) {
  return (
    <>
      <h3>La file, lue par quelqu’un d’autre</h3>
      <MessageThread
        label="La file, annotée"
        messages={posts.map(({ id, author, text, genuine, why }) => ({
          id,
          from: author,
          text,
          genuine,
          worth: genuine ? 'À publier' : 'À renvoyer',
          mark: <p>{why}</p>,
        }))}
      />
    </>
  );
}

export default defineReveal({ Reveal: ReadByOthers });
