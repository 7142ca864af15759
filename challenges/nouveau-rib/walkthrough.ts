import type { Walkthrough } from '#engine/authoring/testing';
import { type NouveauRibArtifacts, PAYMENTS } from './artifacts.ts';

/**
 * Calls the number in the mail, signs too early, then calls the number in the file and fills in the sheet. In a narrow window a strip first
 * brings each paper to the front. A wide window has no strip: the same step then presses the paper's own button, which is pressed twice;
 * the second time changes nothing.
 */
const walkthrough: Walkthrough<NouveauRibArtifacts> = async (player, { answer, artifacts: { phones, sheet } }) => {
  const push = async (name: string | RegExp) => {
    await player.reach('button', name);
    await player.press('Enter');
  };
  const call = async (paper: string, number: string) => {
    await push(new RegExp(`^(?:${paper}|Appeler le ${number})$`));
    await push(`Appeler le ${number}`);
  };
  const openSheet = () => push(/^(?:Contrôle|Signer la fiche)$/);
  /** Chooses an option. A radio group is one Tab stop, in which arrow keys move. */
  const choose = async (options: readonly string[], index: number) => {
    await player.reach('radio', new RegExp(`^${options[0]}`));
    await player.press('Space');
    for (let step = 0; step < index; step += 1) await player.press('ArrowDown');
  };
  const sign = () => push('Signer la fiche');
  await call('E-mail', phones.mail);
  await player.see(/c’est bien moi qui vous ai écrit/);
  await openSheet();
  await sign();
  await player.see(/voici la première case vide/);
  await call('Fournisseur', phones.file);
  await player.see(/est en congé/);
  await openSheet();
  const payments: readonly string[] = PAYMENTS;
  const { phone, person, account, payment, second } = typeof answer === 'string' ? {} : answer;
  await choose(sheet.phones, sheet.phones.indexOf(String(phone)));
  await choose(sheet.people, sheet.people.indexOf(String(person)));
  await choose(
    sheet.accounts.map((offered) => offered.replace(' ', '\\s')),
    sheet.accounts.indexOf(String(account)),
  );
  await choose(['Il part ce soir'], payments.indexOf(String(payment)));
  await choose(sheet.seconds, sheet.seconds.indexOf(String(second)));
  await sign();
};

export default walkthrough;
