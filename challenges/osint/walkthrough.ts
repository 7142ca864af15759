import type { Walkthrough } from '#engine/authoring/testing';
import type { OsintArtifacts } from './artifacts.ts';

/** Unfolds the comments, looks at « Photos » and « À propos », then signs in. */
const walkthrough: Walkthrough<OsintArtifacts> = async (player, { answer }) => {
  // Tab goes from the profile's navigation to the folded comments. The password's recipe is in those of the second post.
  await player.reach('button', 'À propos');
  await player.press('Tab');
  await player.press('Tab');
  await player.press('Enter');
  await player.see(/Le prénom de ma colocataire/);
  await player.reach('button', 'Photos');
  await player.press('Enter');
  await player.see('19 septembre 2026');
  await player.reach('button', 'À propos');
  await player.press('Enter');
  await player.see(/chat tigré du refuge/);
  await player.reach('textbox', 'Mot de passe');
  await player.press('Enter');
  await player.see('Entrez un mot de passe avant de valider.');
  await player.type(String(answer));
  await player.press('Enter');
};

export default walkthrough;
