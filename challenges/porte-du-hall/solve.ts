import type { Lazy, Solve } from '#engine/authoring/server';
import { type Encounter, type HallArtifacts, isThing } from './artifacts.ts';

/** Words that identify each kind of sentence. */
const HELPS = /appelle (?!quelqu’un)|téléphone|je demande (?:à|au) |sans la brancher|le dis à |le fais savoir/;
const OPENS_UNSEEN =
  /mon (?:propre )?badge|à gauche|cette fois\.|passe de Denise|Je la branche|vers le mur|Je l’ouvre|corbeille|derrière moi|le code est|J’ouvre|fenêtre après/;
const CLOSES = /repassez|rappelez|convocation|votre agence|un rendez-vous|revenez demain|à clé|remportez|écrivez à/;
const never = (text: string) => OPENS_UNSEEN.test(text) || CLOSES.test(text);

/** Whether the clues show that the encounter is genuine: the label, the register, or the message. */
function isExpected({ figure, opening, near }: Encounter, { register, message }: HallArtifacts): boolean {
  const written = message.join('\n');
  const noted = (surname: string, company = surname) =>
    register.some(({ who, struck }) => !struck && who.includes(surname) && who.includes(company));
  switch (figure) {
    case 'cartons':
      return near.includes('ressemble');
    case 'menage':
      return near.includes('Badge vert') && near.includes('Paul Sow') && written.includes('badge vert');
    case 'chauffeur':
      return near.includes('d’aujourd’hui') && written.includes('bon du jour');
    case 'cle':
      // A found USB key is never genuine, because its label can be copied.
      return false;
    case 'ecran':
      return /Aucune session|marées/.test(near);
    case 'porte':
      return written.includes('porte du quai');
    case 'colis':
      return written.includes('Imprimerie du Phare');
    case 'feuilles':
      return /Plans|Horaires/.test(near);
    case 'nouveau':
      return written.includes(opening.slice(0, opening.indexOf(',')));
    case 'oubli':
      return written.includes('Goulven Le Gall');
    case 'traiteur':
      return /Ouessant|salle Molène/.test(written) && !written.includes('repoussée');
    case 'copieur':
      return noted('Cadiou', near.includes('Grafiport') ? 'Grafiport' : 'Burocopie');
    case 'ancienne':
      return noted('Maryvonne');
    case 'armateur':
      return noted('Le Braz');
    case 'inspecteur':
      return noted('Salaün', 'Iroise') || noted('Guillou', 'Ouest Protection');
    case 'candidat':
      return noted(opening.slice(0, opening.indexOf(',')));
    case 'fibre':
      return noted('Jézéquel', 'Filarmor');
  }
}

type Choice = (texts: readonly string[], expected: boolean) => string | undefined;

const play =
  (choose: Choice): Solve<HallArtifacts> =>
  (artifacts) =>
    Object.fromEntries(
      artifacts.encounters.map((encounter) => {
        const text = choose(
          encounter.sentences.map((sentence) => sentence.text),
          isExpected(encounter, artifacts),
        );
        return [encounter.id, encounter.sentences.find((sentence) => sentence.text === text)?.id ?? ''];
      }),
    );

const helping = (texts: readonly string[]) => texts.find((text) => HELPS.test(text) && !never(text));
const opening = (texts: readonly string[]) => texts.find((text) => !never(text) && !HELPS.test(text));

/** Looks at the clues, then chooses the right sentence by them. */
const solve: Solve<HallArtifacts> = play((texts, expected) => (expected ? opening(texts) : helping(texts)));

export default solve;

/** `refuse` turns away where it can and checks the rest; `accept` opens, without a look where it can; `check` checks everything. */
export const lazy: Lazy<Solve<HallArtifacts>> & { readonly check: Solve<HallArtifacts> } = {
  refuse: play((texts) => texts.find((text) => CLOSES.test(text)) ?? helping(texts)),
  accept: play((texts) => texts.find((text) => OPENS_UNSEEN.test(text)) ?? opening(texts)),
  check: play(helping),
};

/** An unannounced person, and the sentence that lets them in. Not a thing: handling one may be tolerated, letting a person in never is. */
export function letInUnannounced(artifacts: HallArtifacts): { readonly id: string; readonly sentence: string } | undefined {
  const stranger = artifacts.encounters.find((encounter) => !isThing(encounter.figure) && !isExpected(encounter, artifacts));
  const said = stranger?.sentences.find(({ text }) => text === opening(stranger.sentences.map((sentence) => sentence.text)));
  return stranger && said && { id: stranger.id, sentence: said.id };
}

/** A plausible answer that must count as a failed attempt: the first sentence each time. */
export const wrong = { rencontre1: 'a', rencontre2: 'a', rencontre3: 'a', rencontre4: 'a', rencontre5: 'a' };
